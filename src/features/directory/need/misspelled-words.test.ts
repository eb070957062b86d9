import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './misspelled-words.ts';

test.each([
  ['bienestar', 'bienestar', 0],
  ['bienstar', 'bienestar', 1],
  ['bienesttar', 'bienestar', 1],
  ['bianestar', 'bienestar', 1],
  ['beinestar', 'bienestar', 1],
  ['beinesttar', 'bienestar', 2],
  ['', 'abc', 3],
])('%s is %s with %i slips', (one, other, slips) => {
  expect(editDistance(one, other, 10)).toBe(slips);
  expect(editDistance(other, one, 10)).toBe(slips);
});

test('more slips than the limit are not counted', () => {
  expect(editDistance('cardiologist', 'dermatologist', 3)).toBe(3);
});

test('a limit changes nothing below it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 9 }), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(limit, editDistance(one, other, 99)));
    }),
  );
});

test('what both words begin and end with costs nothing', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(part, part, part, part, (start, one, other, end) => {
      expect(editDistance(start + one + end, start + other + end, 99)).toBe(editDistance(one, other, 99));
    }),
  );
});
