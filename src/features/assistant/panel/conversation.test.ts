import { expect, test } from 'vitest';
import english from '#features/assistant/messages/en.ts';
import spanish from '#features/assistant/messages/es.ts';
import { QUICK_QUESTIONS, SHOWN_QUICK_QUESTIONS } from './conversation.ts';

test('six are defined and two show', () => {
  expect(QUICK_QUESTIONS).toHaveLength(6);
  expect(SHOWN_QUICK_QUESTIONS).toBe(2);
  for (const words of [english, spanish]) expect(Object.keys(words.quick)).toEqual([...QUICK_QUESTIONS]);
});
