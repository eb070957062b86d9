import { expect, test } from 'vitest';
import { agesInWords } from './ages-in-words.ts';

const say = (key: string, { from, to }: { from: string; to: string }) => `${key} ${from} ${to}`.trim();

test.each([
  ['0-18', 'range 0 18'],
  ['18 – 64', 'range 18 64'],
  ['0 to 21 years', 'range 0 21'],
  ['18+', 'from 18'],
])('%s is said in words', (ages, said) => {
  expect(agesInWords(ages, say)).toBe(said);
});

test.each(['Adults', '64-18', 'from 5', '<b>0-18</b>', '0-18, 65+'])('%s stays as it is written', (ages) => {
  expect(agesInWords(ages, say)).toBe(ages);
});

test('what is not known is not said', () => {
  expect(agesInWords(null, say)).toBeUndefined();
});
