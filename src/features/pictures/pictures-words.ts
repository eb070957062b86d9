import type { Words } from '#client/words.tsx';

const spanish = () => import('./messages/es.ts');

/** The words of the picture field, Spanish whatever the language of the page. */
export const picturesWords: Words = { feature: 'pictures', en: spanish, es: spanish };
