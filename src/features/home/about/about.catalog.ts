import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the section about the company, loaded with that part of the page. */
export const aboutCatalog = {
  feature: 'about',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
