import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceInTime } from './announce-in-time.ts';
import type { Content } from './content-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moments that wait, by a clock that a test moves. */
function schedule(...moments: number[]) {
  const begin = Date.now();
  const listeners: ((changed: readonly Content[]) => void)[] = [];
  const announced: number[] = [];
  const state = { moments, isAway: false };
  const timer = announceInTime({
    changes: {
      subscribe: (listener) => void listeners.push(listener),
      announce: (changed) => {
        announced.push(Date.now() - begin);
        for (const listener of listeners) listener(changed);
      },
    },
    untilNext: async () => {
      if (state.isAway) throw new Error('the database does not answer');
      const waiting = state.moments.map((moment) => moment - (Date.now() - begin)).filter((left) => left > 0);
      return waiting.length > 0 ? Math.min(...waiting) : undefined;
    },
  });
  const change = (...changed: Content[]) => {
    for (const listener of listeners) listener(changed);
  };
  return { announced, state, change, close: timer.close };
}

const HOUR = 3_600_000;

test('each moment is announced when it has come, and no other', async () => {
  const { announced } = schedule(5000, 900, 30 * 24 * HOUR);
  await vi.advanceTimersByTimeAsync(899);
  expect(announced).toEqual([]);
  await vi.advanceTimersByTimeAsync(31 * 24 * HOUR);
  expect(announced).toEqual([900, 5000, 30 * 24 * HOUR]);
});

test('a moment that is scheduled or cancelled later counts at once', async () => {
  const { announced, state, change } = schedule(5000);
  await vi.advanceTimersByTimeAsync(1000);
  state.moments = [2000];
  change('revisions');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announced).toEqual([2000]);
});

test('after an outage the next moment is known again', async () => {
  const { announced, state, change } = schedule(60_000);
  await vi.advanceTimersByTimeAsync(10);
  state.isAway = true;
  change('articles', 'providers', 'revisions');
  await vi.advanceTimersByTimeAsync(30_000);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).toEqual([60_000]);
});

test('a server that is closed announces nothing', async () => {
  const { announced, close } = schedule(5000);
  close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announced).toEqual([]);
});
