import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The texts of the five policies, loaded when one is opened. */
export const policiesCatalog = {
  feature: 'policies',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
