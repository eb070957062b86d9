import type { Words } from '#client/words.tsx';

/** The words of the questions and answers, loaded when their section comes near. */
export const faqWords: Words = {
  feature: 'faq',
  en: () => import('#features/faq/messages/en.ts'),
  es: () => import('#features/faq/messages/es.ts'),
};
