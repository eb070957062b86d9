import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of what to ask on the phone and of the providers that are kept, loaded with cards and lists. */
export const shortlistCatalog = {
  feature: 'shortlist',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
