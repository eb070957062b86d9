import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, replaced, without } from './content-parts.tsx';

test('an entry is replaced, removed or moved by its place', () => {
  expect(replaced(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(without(['a', 'b', 'a'], 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('nothing moves beyond an end', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 7, -1)).toEqual(['a', 'b']);
});

test('moving up and down again changes nothing', () => {
  const list = fc.array(fc.nat(), { minLength: 2 });
  fc.assert(
    fc.property(list, fc.nat(), (entries, seed) => {
      const index = 1 + (seed % (entries.length - 1));
      expect(moved(moved(entries, index, -1), index - 1, 1)).toEqual(entries);
    }),
  );
});
