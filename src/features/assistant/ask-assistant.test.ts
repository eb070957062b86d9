import { expect, test } from 'vitest';
import { nextContext } from './ask-assistant.server.ts';
import { readQuestion } from './engine/read-question.server.ts';

const after = (earlier: readonly string[], message: string, isAnswered = true) =>
  nextContext(earlier, readQuestion(message, 'en'), { isAnswered }).messages;

test('a follow-up continues what was said; another question that was answered starts again', () => {
  const told = ['I am 40 with two kids, how much would it cost'];
  expect(after(told, 'and with dental')).toEqual([...told, 'and with dental']);
  expect(after(told, 'how long do you keep what I write in the contact form')).toEqual([
    'how long do you keep what I write in the contact form',
  ]);
});

test('what was not understood ends nothing', () => {
  const told = ['how much would it cost'];
  const nonsense = 'the quick brown fox jumps over every lazy dog';
  expect(after(told, nonsense, false)).toEqual([...told, nonsense]);
});

test('holds the newest eight messages, and 4,000 characters', () => {
  const told = Array.from({ length: 8 }, (_, index) => `and ${index}`);
  expect(after(told, 'and more')).toEqual([...told.slice(1), 'and more']);
  expect(after(['a'.repeat(2000), 'b'.repeat(1999)], 'and c')).toEqual(['b'.repeat(1999), 'and c']);
});
