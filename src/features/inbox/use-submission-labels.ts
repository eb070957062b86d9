import { useTranslations } from 'use-intl';
import type { SubmissionKind } from '#forms/all-forms.ts';
import type { SubmissionState } from '#forms/form-definition.ts';
import { choiceKey, isChoice } from './inbox.ts';

/** A translator whose keys are not known to the type checker: names of fields come with what was sent. */
type AnyTranslator = { (key: string): string; has: (key: string) => boolean };

/** What kinds, states, fields and choices are called. */
export function useSubmissionLabels() {
  const t = useTranslations('inbox');
  const any = t as unknown as AnyTranslator;
  return {
    kindLabel: (kind: SubmissionKind) => t(`kinds.${kind}`),
    stateLabel: (state: SubmissionState) => t(`states.${state}`),
    fieldLabel: (field: string) => (any.has(`fields.${field}`) ? any(`fields.${field}`) : field),
    valueLabel: (kind: SubmissionKind, field: string, value: string) => {
      const key = `choices.${choiceKey(value)}`;
      return isChoice(kind, field) && any.has(key) ? any(key) : value;
    },
    reasonLabel: (reason: string) => {
      const key = `mail.reasons.${reason}`;
      return any.has(key) ? any(key) : t('mail.reasons.fault');
    },
  };
}
