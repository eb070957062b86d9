import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the contact section, loaded with it. */
export const contactCatalog = {
  feature: 'contact',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
