import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceInTime } from './announce-in-time.ts';
import type { Content } from './content-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moments that wait, by a clock that a test moves, and in which a question takes its time to the database. */
function schedule(...moments: number[]) {
  const begin = Date.now();
  const listeners: ((changed: readonly Content[]) => void)[] = [];
  const announced: number[] = [];
  const state = { moments, isAway: false, latencyMs: 0 };
  const timer = announceInTime({
    changes: {
      subscribe: (listener) => void listeners.push(listener),
      announce: (changed) => {
        announced.push(Date.now() - begin);
        for (const listener of listeners) listener(changed);
      },
    },
    untilNext: async () => {
      if (state.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, state.latencyMs));
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

/** When something was announced, each time once. */
const times = (announced: readonly number[]) => [...new Set(announced)];

test('each moment is announced when it has come, and between them what each answer may have missed', async () => {
  const { announced } = schedule(5000, 900, 30 * 24 * HOUR);
  await vi.advanceTimersByTimeAsync(899);
  expect(times(announced)).toEqual([0]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(times(announced)).toEqual([0, 900, 5000, HOUR + 5000]);
  await vi.advanceTimersByTimeAsync(30 * 24 * HOUR);
  expect(announced).toContain(30 * 24 * HOUR);
});

test('what comes between a change and the answer to it is announced with the answer', async () => {
  const { announced, state, change } = schedule();
  await vi.advanceTimersByTimeAsync(1000);
  state.moments = [1005];
  state.latencyMs = 10;
  change('revisions');
  await vi.advanceTimersByTimeAsync(1000);
  expect(times(announced)).toEqual([0, 1010]);
});

test('what comes while the timer’s question is under way is announced with the answer', async () => {
  const { announced, state } = schedule(HOUR + 5);
  await vi.advanceTimersByTimeAsync(0);
  state.latencyMs = 10;
  await vi.advanceTimersByTimeAsync(2 * HOUR - 1);
  expect(times(announced)).toEqual([0, HOUR, HOUR + 10]);
});

test('what comes while the database is away is announced when it is back', async () => {
  const { announced, state, change } = schedule();
  await vi.advanceTimersByTimeAsync(10);
  state.isAway = true;
  state.moments = [5000];
  change('revisions');
  await vi.advanceTimersByTimeAsync(9000);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(times(announced)).toEqual([0, 10_010]);
});

test('a moment that is scheduled or cancelled later counts at once', async () => {
  const { announced, state, change } = schedule(5000);
  await vi.advanceTimersByTimeAsync(1000);
  state.moments = [2000];
  change('revisions');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times(announced)).toEqual([0, 1000, 2000]);
});

test('after an outage the next moment is known again', async () => {
  const { announced, state, change } = schedule(60_000);
  await vi.advanceTimersByTimeAsync(10);
  state.isAway = true;
  change('articles', 'providers', 'revisions');
  await vi.advanceTimersByTimeAsync(30_000);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).toContain(60_000);
});

test('a server that is closed announces nothing', async () => {
  const { announced, close } = schedule(5000);
  close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announced).toEqual([]);
});
