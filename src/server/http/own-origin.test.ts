import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { refuseForeignRead } from './own-origin.ts';
import { problemResponse } from './problem-response.ts';

const app = new Hono().get('/export.csv', (context) => {
  refuseForeignRead(context);
  return context.text('all of it');
});
app.onError((error, context) => problemResponse(error, context, createLogger('silent')));

test.each([
  ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another host of the same domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a page of this site', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, 200],
  ['a browser that does not say it, or a program', {}, 200],
])('a read from %s', async (_, headers, status) => {
  expect((await app.request('/export.csv', { headers })).status).toBe(status);
});
