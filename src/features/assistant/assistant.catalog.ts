import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the assistant's panel, loaded when it is opened. */
export const assistantCatalog = {
  feature: 'assistant',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
