import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog that all forms share: field errors, failures, the success view. Loaded with the form's own. */
export const formsCatalog = {
  feature: 'forms',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
