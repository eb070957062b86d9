import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of a price's controls, loaded when an answer may have one. */
export const priceCatalog = {
  feature: 'assistantPrice',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
