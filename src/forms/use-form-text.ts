import { useTranslations } from 'use-intl';

/** A translator whose keys are not known to the type checker. */
type AnyTranslator = {
  (key: string, values?: Record<string, number>): string;
  has: (key: string) => boolean;
};

/**
 * Gives the words of a message key, from the feature's own words if it has them, else from what all forms say:
 * `errors.phone` of "contact" before `errors.phone` of "forms".
 *
 * @param feature whose words come first
 */
export function useFormText(feature: string): (key: string, values?: Record<string, number>) => string {
  // Keys come from schemas and from the server's answers; a test holds every form's keys to the words.
  const t = useTranslations() as unknown as AnyTranslator;
  return (key, values) => {
    const own = `${feature}.${key}`;
    if (t.has(own)) return t(own, values);
    const shared = `forms.${key}`;
    return t(t.has(shared) ? shared : 'forms.errors.field.type', values);
  };
}
