import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordRarely } from './record-rarely.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an address is recorded once a minute', async () => {
  const isRecorded = recordRarely();
  expect([await isRecorded('203.0.113.1'), await isRecorded('203.0.113.1')]).toEqual([true, false]);
  expect(await isRecorded('203.0.113.2')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(await isRecorded('203.0.113.1')).toBe(true);
});

test('very many addresses do not fill the list either', async () => {
  const isRecorded = recordRarely();
  const recorded = await Promise.all(
    Array.from({ length: 200 }, (_, index) => isRecorded(`203.0.113.${index}`)),
  );
  expect(recorded.filter(Boolean).length).toBeLessThanOrEqual(30);
});
