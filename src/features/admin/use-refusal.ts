import { useTranslations } from 'use-intl';
import { problemOf } from '#client/api.ts';

/** Answers whose message the server writes for the person who reads it, in Spanish. */
const SAID_BY_THE_SERVER = new Set([409, 422, 429]);

/** Says why a call about the own account failed. */
export function useRefusal() {
  const t = useTranslations('admin.secondFactor');
  return {
    /** The reason in a sentence that can be shown. */
    reasonOf: (error: unknown): string => {
      const problem = problemOf(error);
      if (problem?.code === 'proof-needed') return t('unconfirmed');
      return problem && SAID_BY_THE_SERVER.has(problem.status) ? problem.message : t('callFailed');
    },
    /** Which field it is about; undefined when it is about none. */
    fieldOf: (error: unknown): string | undefined => problemOf(error)?.fields?.[0]?.field,
  };
}
