import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the locations, loaded with that part of the page. */
export const locationsCatalog = {
  feature: 'locations',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
