import type { Words } from '#client/words.tsx';

/** The words of the recommendation, loaded with its dialog or page. */
export const recommendWords: Words = {
  feature: 'recommend',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
