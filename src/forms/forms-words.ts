import type { Words } from '#client/words.tsx';

/** What all forms say: shared field errors, failures, the success view. Loaded with the form's own words. */
export const formsWords: Words = {
  feature: 'forms',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
