import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of a provider's own page, loaded with it or with what stands in its place. */
export const providerCatalog = {
  feature: 'provider',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
