import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooManyRequests } from '../errors.ts';
import { countPerMinute } from './minute-count.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The seconds to wait that a call is told; undefined when it is counted. */
function waitOf(call: () => unknown): number | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfterSeconds;
    throw error;
  }
}

test('each name has its calls in a minute that begins with its first', () => {
  const { count } = countPerMinute(2);
  expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(59_001);
  expect(waitOf(() => count('a'))).toBe(1);
  expect(count('b')).toBe(2);
  vi.advanceTimersByTime(999);
  expect([count('a'), count('b')]).toEqual([1, 1]);
});

test('a call that is taken back is not counted', () => {
  const { count, takeBack } = countPerMinute(1);
  for (let call = 0; call < 5; call += 1) {
    expect(count('a')).toBe(1);
    takeBack('a');
  }
  takeBack('nobody');
  expect(count('a')).toBe(1);
  expect(waitOf(() => count('a'))).toBe(60);
});

test('of very many names those that began last are remembered', () => {
  const { count } = countPerMinute(1, 3);
  for (const name of ['a', 'b', 'c', 'd']) count(name);
  expect(waitOf(() => count('d'))).toBe(60);
  expect(waitOf(() => count('b'))).toBe(60);
  expect(count('a')).toBe(1);
  // "a" is the fourth: "b" gave its place.
  expect(count('b')).toBe(1);
});

test('a minute that ended makes room before one that goes on', () => {
  const { count } = countPerMinute(1, 3);
  count('a');
  vi.advanceTimersByTime(60_000);
  for (const name of ['b', 'c', 'd']) count(name);
  for (const name of ['b', 'c', 'd']) expect(waitOf(() => count(name))).toBe(60);
});

test('a name that begins again is among the last that began', () => {
  const { count } = countPerMinute(1, 2);
  count('a');
  vi.advanceTimersByTime(30_000);
  count('b');
  vi.advanceTimersByTime(30_000);
  count('a');
  count('c');
  expect(waitOf(() => count('a'))).toBe(60);
  expect(count('b')).toBe(1);
});
