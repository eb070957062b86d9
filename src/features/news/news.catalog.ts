import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the news, for the home page's part and the articles' pages. */
export const newsCatalog = {
  feature: 'news',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
