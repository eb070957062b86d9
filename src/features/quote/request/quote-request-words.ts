import type { Words } from '#client/words.tsx';

/** The words of the quote request, loaded with its form. */
export const quoteRequestWords: Words = {
  feature: 'quoteRequest',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
