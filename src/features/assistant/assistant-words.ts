import type { Words } from '#client/words.tsx';

/** The words of the assistant's panel, which come when it is opened. */
export const assistantWords: Words = {
  feature: 'assistant',
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};
