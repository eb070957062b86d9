import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { healthChecks } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function siteOn(askDatabase: () => Promise<unknown>, fullDisks?: () => string[]) {
  const app = healthChecks(askDatabase, fullDisks);
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  return async () => (await app.request('/readyz')).status;
}

/** What /healthz says: status and body. */
async function healthOf(askDatabase: () => Promise<unknown>, fullDisks?: () => string[]) {
  const asked = healthChecks(askDatabase, fullDisks).request('/healthz');
  await vi.advanceTimersByTimeAsync(400);
  const answer = await asked;
  return [answer.status, await answer.json()];
}

test('a process that lives says so, whatever becomes of the database, and tells when that is away', async () => {
  const degraded = { status: 'degraded', database: 'no answer' };
  expect(await healthOf(async () => {})).toEqual([200, { status: 'ok' }]);
  expect(await healthOf(() => Promise.reject(new Error('nobody there')))).toEqual([200, degraded]);
  expect(await healthOf(() => new Promise(() => {})), 'a silent one').toEqual([200, degraded]);
});

test('a full disk is told, beside a database that is away too, and the site stays ready', async () => {
  const answers = async () => {};
  const fails = () => Promise.reject(new Error('nobody there'));
  const full = () => ['backups', 'data'];
  expect(await healthOf(answers, full)).toEqual([200, { status: 'degraded', disk: 'full: backups, data' }]);
  expect(await healthOf(fails, full)).toEqual([
    200,
    { status: 'degraded', database: 'no answer', disk: 'full: backups, data' },
  ]);
  expect(await siteOn(answers, full)()).toBe(200);
  expect(await healthOf(answers, () => [])).toEqual([200, { status: 'ok' }]);
});

test('however often it is asked for, the database is asked once a second', async () => {
  const askDatabase = vi.fn(async () => {});
  const ask = siteOn(askDatabase);
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set([...answers, await ask()])).toEqual(new Set([200]));
  expect(askDatabase).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await ask();
  expect(askDatabase).toHaveBeenCalledTimes(2);
});

test('while the database takes its time, all wait for the same answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const askDatabase = vi.fn(() => promise);
  const ask = siteOn(askDatabase);
  const first = ask();
  vi.advanceTimersByTime(5000);
  const second = ask();
  resolve();
  expect([await first, await second]).toEqual([200, 200]);
  expect(askDatabase).toHaveBeenCalledTimes(1);
});

test('a database that is gone is noticed, and so is its return', async () => {
  let isThere = false;
  const ask = siteOn(async () => {
    if (!isThere) throw new Error('nobody there');
  });
  expect(await ask()).toBe(503);
  isThere = true;
  vi.advanceTimersByTime(1000);
  expect(await ask()).toBe(200);
});
