import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the services, loaded with that part of the page. */
export const servicesCatalog = {
  feature: 'services',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
