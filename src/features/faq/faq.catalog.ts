import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The message catalog of the questions and answers, loaded when their section comes near. */
export const faqCatalog: MessageCatalog = {
  feature: 'faq',
  en: () => import('#features/faq/messages/en.ts'),
  es: () => import('#features/faq/messages/es.ts'),
};
