import { expect, test } from 'vitest';
import { mayBeSamePerson, plainName } from './same-person.ts';

test.for([
  ['', 'José Gómez', true],
  ['José', 'José Gómez', true],
  [' gomez ', 'José Gómez', true],
  ['JOSE GÓMEZ', 'José Gómez', true],
  ['José Antonio Gómez', 'José Gómez', true],
  ['José Ruiz', 'José Gómez', false],
  ['Luis', 'José Gómez', false],
] as const)('"%s" and "%s": %s', ([typed, quoted, expected]) => {
  expect(mayBeSamePerson(typed, quoted)).toBe(expected);
});

test('a name spelled another way is the same name', () => {
  expect(plainName(' José   GÓMEZ Núñez ')).toBe('jose gomez nunez');
});
