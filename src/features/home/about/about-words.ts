import type { Words } from '#client/words.tsx';

/** The words that tell who we are, which come with that part of the page. */
export const aboutWords: Words = {
  feature: 'about',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
