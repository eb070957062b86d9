import { expect, test } from 'vitest';
import { untilMidnight } from './next-change.ts';

const HOUR = 3_600_000;

test.each([
  ['an ordinary evening', '2026-11-26T23:00:00-05:00', 1],
  ['the beginning of a day', '2026-11-26T00:00:00-05:00', 24],
  ['the day on which the clocks are put back', '2026-11-01T00:30:00-04:00', 24.5],
  ['the day on which they are put forward', '2026-03-08T00:30:00-05:00', 22.5],
])('%s: midnight in Florida comes', (_what, now, hours) => {
  expect(untilMidnight(new Date(now))).toBe(hours * HOUR);
});
