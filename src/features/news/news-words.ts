import type { Words } from '#client/words.tsx';

/** The words of the news, for the home page's part and the articles' pages. */
export const newsWords: Words = {
  feature: 'news',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
