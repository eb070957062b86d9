import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the quote request, loaded with its form. */
export const quoteRequestCatalog = {
  feature: 'quoteRequest',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
