import type { Words } from '#client/words.tsx';

/** The words of the contact section, loaded with it. */
export const contactWords: Words = {
  feature: 'contact',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
