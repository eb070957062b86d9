import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DomainError } from '#server/errors.ts';
import { readIfMatch, refuseStaleWrite, versionTag } from './if-match.ts';

const app = new Hono();
app.onError((error, context) =>
  context.text('', error instanceof DomainError ? (error.status as 412 | 422) : 500),
);
app.put('/', (context) => {
  refuseStaleWrite(readIfMatch(context), 3);
  return context.text('');
});

test.for([
  [undefined, 200],
  ['*', 200],
  ['"v3"', 200],
  ['"v2", "v3"', 200],
  ['"v2"', 412],
  ['W/"v3"', 412],
  ['v3', 422],
  ['', 422],
  ['"v2",', 422],
] as const)('If-Match %s on version 3 is answered with %s', async ([header, status]) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'If-Match': header };
  expect((await app.request('/', { method: 'PUT', headers })).status).toBe(status);
});

test('a version is a strong entity tag', () => {
  expect(versionTag(12)).toBe('"v12"');
});
