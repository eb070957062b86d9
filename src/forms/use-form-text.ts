import { useTranslations } from 'use-intl';
import type { FormProblem } from './page-forms.tsx';

/** Gives the text of a message key of a form. */
export type FormText = (key: string, values?: Record<string, number>) => string;

/** A translator whose keys are not known to the type checker. */
type AnyTranslator = FormText & { has: (key: string) => boolean };

/**
 * Gives the text of a message key, from the form's own catalog if it has it, else from what all forms say:
 * `errors.phone` of "contact" before `errors.phone` of "forms".
 *
 * @param catalog the feature whose messages come first
 */
export function useFormText(catalog = 'forms'): FormText {
  // Keys come from schemas and from the server's answers; a test checks every form's keys against the messages.
  const t = useTranslations() as unknown as AnyTranslator;
  return (key, values) => {
    const own = `${catalog}.${key}`;
    if (t.has(own)) return t(own, values);
    const shared = `forms.${key}`;
    return t(t.has(shared) ? shared : 'forms.errors.field.type', values);
  };
}

/** What kept a form from being stored, in words; undefined when it is about fields, which say so themselves. */
export function failureText(
  problem: FormProblem | undefined,
  names: readonly string[],
  text: FormText,
): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'network') return text('failure.network');
  if (problem.code === 'too-many-requests') {
    return text('failure.tooMany', { seconds: problem.retryAfterSeconds ?? 60 });
  }
  if (problem.code === 'foreign-origin') return text('failure.elsewhere');
  if (problem.code === 'form-unproved') return text('failure.unproved');
  const isAboutFields = problem.fields.some(({ field }) => names.includes(field));
  return isAboutFields ? undefined : text('failure.fault');
}
