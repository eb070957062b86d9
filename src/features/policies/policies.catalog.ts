import type { MessageCatalog } from '#client/message-catalog.tsx';

/** The texts of the five policies, loaded when one is opened. */
export const policiesCatalog: MessageCatalog = {
  feature: 'policies',
  en: () => import('#features/policies/messages/en.ts'),
  es: () => import('#features/policies/messages/es.ts'),
};
