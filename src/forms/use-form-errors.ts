import { useEffect, useState } from 'react';
import type { FormState } from 'react-hook-form';
import type { SubmissionKind } from './all-forms.ts';
import { fieldId } from './form-definition.ts';
import type { FormProblem } from './page-forms.tsx';
import type { FormText } from './use-form-text.ts';

interface FormErrorsOptions<Name extends string> {
  kind: SubmissionKind;
  /** Whether the visitor has gone on to something else since the form was sent. */
  hasMovedOn: () => boolean;
  /** The fields in the order of the page. */
  names: readonly Name[];
  /** What the form's schema found. */
  state: FormState<Record<string, string>>;
  /** What the server had refused before the page came. */
  refusedBefore: FormProblem | undefined;
  text: FormText;
}

/**
 * What is wrong with a form: what its schema finds, and of a form that was refused what the server found, until that
 * field is changed. After each attempt to send it the first wrong field takes the focus from a visitor who waits for it.
 */
export function useFormErrors<Name extends string>(options: FormErrorsOptions<Name>) {
  const { kind, hasMovedOn, names, state, refusedBefore, text } = options;
  const { errors, submitCount } = state;
  const [problem, setProblem] = useState(refusedBefore);
  const [editedSinceProblem, setEditedSinceProblem] = useState<ReadonlySet<string>>(new Set());

  const keyOf = (name: Name): string | undefined => {
    const own = errors[name]?.message;
    if (own !== undefined) return String(own);
    return editedSinceProblem.has(name)
      ? undefined
      : problem?.fields.find(({ field }) => field === name)?.key;
  };
  const errorOf = (name: Name): string | undefined => {
    const key = keyOf(name);
    return key === undefined ? undefined : text(`errors.${key}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt, with its errors on the page
  useEffect(() => {
    const first = submitCount > 0 && names.find((name) => keyOf(name) !== undefined);
    if (!first || hasMovedOn()) return;
    const element = document.getElementById(fieldId(kind, first));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }, [submitCount]);

  return {
    /** What the form was refused for. */
    problem,
    errorOf,
    /** For the summary above the fields. */
    summary: names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: fieldId(kind, name), message }];
    }),
    /** Marks what the server refused; undefined when it has not, or not yet. */
    refuse: (refused: FormProblem | undefined) => {
      setEditedSinceProblem(new Set());
      setProblem(refused);
    },
    /** The field was changed: what the server refused it for is no longer said. */
    markEdited: (name: string) =>
      setEditedSinceProblem((before) => (before.has(name) ? before : new Set(before).add(name))),
  };
}
