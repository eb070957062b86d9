import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the recommendation, loaded with its dialog or page. */
export const recommendCatalog = {
  feature: 'recommend',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
