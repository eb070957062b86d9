import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phrases } from './patterns.ts';

test.each([
  ['chest pain', 'my chest pain is bad', true],
  ['chest pain', 'chest and pain', false],
  ['chest & pain', 'pain in my chest', true],
  ['chest & pain', 'chest . pain', false],
  ['hurt|hurts', 'it hurts', true],
  ['throw_up|vomit', 'i throw up', true],
  ['bleed*', 'bleeding', true],
  ['bleed', 'bleeding', false],
  ['2##', 'at 230', true],
  ['2##', 'at 2300', false],
  ['#.#', 'at 8.1', true],
  ['in [my] chest', 'in chest', true],
  ['[my] chest', 'my chest', true],
  ['a .. b', 'a 1 2 3 4 b', true],
  ['a .. b', 'a 1 2 3 4 5 b', false],
  ['a ... b', 'a 1 2 3 4 5 b', true],
  ['^ say', 'ok . say it', true],
  ['^ say', 'you say it', false],
  ['end ;', 'the end . more', true],
  ['end ;', 'the end of it', false],
  ['my @child', 'my little one', true],
])('%j in %j: %j', (table, plain, isThere) => {
  expect(phrases(table, { child: 'baby|little one' }).isIn(plain)).toBe(isThere);
});

test('says where a phrase stands, and takes it out', () => {
  const two = phrases('heart attack\nstroke');
  expect(two.findIn('a stroke')).toEqual([{ start: 2, end: 8, text: 'stroke' }]);
  expect(two.eraseFrom('no heart attack here')).toBe('no ~ here');
});

test('an empty table is nowhere, a list that is not there is an error', () => {
  expect(phrases('').isIn('anything')).toBe(false);
  expect(() => phrases('@nobody')).toThrow('nobody');
});

test('every phrase of plain words is found in itself, and erased to nothing but marks', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(words, (list) => {
      const plain = list.join(' ');
      expect(phrases(plain).eraseFrom(plain)).toBe('~');
    }),
  );
});
