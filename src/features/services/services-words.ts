import type { Words } from '#client/words.tsx';

/** The words of the services, which come with that part of the page. */
export const servicesWords: Words = {
  feature: 'services',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
