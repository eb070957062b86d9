import type { MessageCatalog } from '#client/message-catalog.tsx';

const spanish = () => import('./messages/es.ts');

/** The message catalog of the picture field: Spanish, whatever the language of the page. */
export const picturesCatalog: MessageCatalog = { feature: 'pictures', en: spanish, es: spanish };
