import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of suggestions, loaded with their list. */
export const suggestionsCatalog = {
  feature: 'suggestions',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
