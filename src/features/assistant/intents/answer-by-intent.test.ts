import { expect, test } from 'vitest';
import { clausesOf } from './answer-by-intent.server.ts';

test.each([
  ['where are you in Miami and till what time?', ['where are you in Miami', 'till what time']],
  ['¿Cuánto cuesta? También necesito un dentista', ['¿Cuánto cuesta', 'necesito un dentista']],
  ['dental y visión', ['dental', 'visión']],
  ['no', []],
])('%s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});
