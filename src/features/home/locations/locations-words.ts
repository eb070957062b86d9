import type { Words } from '#client/words.tsx';

/** The words of the locations, which come with that part of the page. */
export const locationsWords: Words = {
  feature: 'locations',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
