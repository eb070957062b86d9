import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWordLists } from '../learning/word-lists.server.ts';
import { readPhraseLists } from './listed-words.server.ts';

const { placeOf, says, without } = readPhraseLists('price-phrases');

test('a phrase is said, and where', () => {
  expect(says('couple', 'we are a couple')).toBe(true);
  expect(placeOf('couple', 'we are a couple')).toBe('we are a '.length);
  expect(without('no family', 'my family doctor')).toBe('my ~');
});

test('what begins inside an exception is not said, what is beside it is', () => {
  expect(says('couple', 'a couple of kids')).toBe(false);
  expect(says('couple', 'con mi pareja')).toBe(false);
  expect(says('couple', 'a couple of kids for us')).toBe(true);
});

test('a list that is not there is an error', () => {
  expect(() => says('nobody', 'anything')).toThrow('price-phrases.txt has no list "nobody"');
});

/** A list is named where it is used; a wrong name would be noticed only by whoever asks for it. */
test.each([
  ['price', 'isIn', 'prices'],
  ['price', 'says|placeOf|without', 'price-phrases'],
  ['providers', 'says', 'doctor-phrases'],
  ['providers', 'isIn', 'doctors'],
])('every list that the readers of %s name with %s is in %s.txt', (topic, readers, file) => {
  const folder = path.join(import.meta.dirname, '../topics', topic);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.server.ts'));
  const named = sources.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(RegExp(`\\b(?:${readers})\\('([^']+)'`, 'g')),
    ].map(([, list]) => list),
  );
  expect(named).not.toEqual([]);
  expect(Object.keys(readWordLists(file).all)).toEqual(expect.arrayContaining(named));
});
