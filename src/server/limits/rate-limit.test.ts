import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forwardedAddress } from '../../../tests/support/forwarded-address.ts';
import { resolveClientAddress } from '../http/client-address.ts';
import { problemResponse } from '../http/problem-response.ts';
import { rateLimitPerMinute } from './rate-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks a route with a limit of two calls from some network address. */
function routeWithLimit() {
  const app = new Hono()
    .use(resolveClientAddress(forwardedAddress))
    .get('/', rateLimitPerMinute(2), (context) => context.text(''));
  app.onError((error, context) => problemResponse(error, context, undefined as never));
  return async (address: string) => {
    const response = await app.request('/', { headers: { 'X-Forwarded-For': address } });
    return [response.status, response.headers.get('Retry-After')];
  };
}

test('one address may call so often in a minute, then has to wait for the rest of it', async () => {
  const ask = routeWithLimit();
  expect(await ask('203.0.113.7')).toEqual([200, null]);
  vi.advanceTimersByTime(19_500);
  expect(await ask('203.0.113.7')).toEqual([200, null]);
  expect(await ask('203.0.113.7')).toEqual([429, '41']);
  vi.advanceTimersByTime(40_500);
  expect(await ask('203.0.113.7')).toEqual([200, null]);
});

test('one address does not use up the calls of another', async () => {
  const ask = routeWithLimit();
  for (let call = 0; call < 3; call += 1) await ask('203.0.113.7');
  expect(await ask('203.0.113.8')).toEqual([200, null]);
});

test('a minute that ended does not end the minutes of others that began in it', async () => {
  const ask = routeWithLimit();
  await ask('203.0.113.7');
  vi.advanceTimersByTime(30_000);
  for (let call = 0; call < 2; call += 1) await ask('203.0.113.8');
  vi.advanceTimersByTime(30_000);
  expect(await ask('203.0.113.7')).toEqual([200, null]);
  expect(await ask('203.0.113.8')).toEqual([429, '30']);
});
