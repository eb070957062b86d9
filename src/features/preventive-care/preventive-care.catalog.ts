import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of preventive care, loaded with that part of the page. */
export const preventiveCareCatalog = {
  feature: 'preventiveCare',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
