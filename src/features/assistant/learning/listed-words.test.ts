import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPhraseLists } from '#features/directory/need/listed-words.server.ts';
import * as directory from '#features/directory/need/word-lists.server.ts';
import { readWordLists } from './word-lists.server.ts';

const { spansOf, says } = readPhraseLists(readWordLists('price-phrases'));

test('a phrase is said, and where', () => {
  expect(says('biggest', 'with everything included')).toBe(true);
  expect(spansOf('biggest', 'the big package')).toMatchObject([
    { start: 'the '.length, end: 'the big package'.length },
  ]);
});

test('what begins inside an exception is not said, what is beside it is', () => {
  expect(says('a year', 'a year old')).toBe(false);
  expect(says('nothing added', 'nothing else')).toBe(false);
  expect(says('family plan', 'my family doctor')).toBe(false);
  expect(says('family plan', 'a family plan')).toBe(true);
  expect(says('nothing added', 'nothing else and no extras')).toBe(true);
});

test('a list that is not there is an error', () => {
  expect(() => says('nobody', 'anything')).toThrow('price-phrases.txt has no list "nobody"');
});

/** A list is named where it is used; a wrong name would be noticed only by whoever asks for it. */
test.each([
  ['../topics/price', 'isIn', readWordLists('prices')],
  ['../topics/price', 'says|placeOf', readWordLists('price-phrases')],
  ['../../directory/need', 'says', directory.readWordLists('doctor-phrases')],
  ['../../directory/need', 'isIn', directory.readWordLists('doctors')],
])('every list that the readers of %s name with %s is in their file', (readers, verbs, { all }) => {
  const folder = path.join(import.meta.dirname, readers);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.server.ts'));
  const named = sources.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(RegExp(`\\b(?:${verbs})\\('([^']+)'`, 'g')),
    ].map(([, list]) => list),
  );
  expect(named).not.toEqual([]);
  expect(Object.keys(all)).toEqual(expect.arrayContaining(named));
});
