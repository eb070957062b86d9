import type { Words } from '#client/words.tsx';

/** The words of preventive care, which come with that part of the page. */
export const preventiveCareWords: Words = {
  feature: 'preventiveCare',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
