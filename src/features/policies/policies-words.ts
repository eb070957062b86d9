import type { Words } from '#client/words.tsx';

/** The texts of the five policies, loaded when one is opened. */
export const policiesWords: Words = {
  feature: 'policies',
  en: () => import('#features/policies/messages/en.ts'),
  es: () => import('#features/policies/messages/es.ts'),
};
