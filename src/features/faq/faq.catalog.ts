import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the questions and answers, loaded when their section comes near. */
export const faqCatalog = {
  feature: 'faq',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
} satisfies MessageCatalog;
