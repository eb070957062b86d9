import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  floridaDayOf,
  floridaMoment,
  floridaTime,
  floridaTimeOf,
  formatDay,
  shortTimeOf,
  sortableTimeOf,
} from './florida-clock.ts';
import { floridaDay } from './florida-day.ts';

test('a moment reads as the clocks in Florida show it, with the AM and PM of the site', () => {
  const moment = new Date('2026-11-21T22:47:03Z');
  expect(floridaTimeOf(moment).replaceAll('\u202f', ' ')).toBe('21 de noviembre de 2026 a las 5:47 PM');
  expect(shortTimeOf(moment).replaceAll('\u202f', ' ')).toBe('21 nov 2026, 5:47 PM');
  expect(sortableTimeOf(moment)).toBe('2026-11-21 17:47:03');
  expect(floridaTime(moment)).toBe('17:47');
});

test('a day is one in Florida, in the words of the language', () => {
  const lateInTheEvening = new Date('2026-07-15T02:00:00Z');
  expect(formatDay(lateInTheEvening, 'en')).toBe('July 14, 2026');
  expect(formatDay(lateInTheEvening, 'es')).toBe('14 de julio de 2026');
  expect(floridaDay(lateInTheEvening)).toBe('2026-07-14');
  expect(floridaDayOf(lateInTheEvening)).toBe('2026-07-14');
});

describe('the clocks are changed', () => {
  test('in March an hour is left out', () => {
    expect(floridaTime(new Date('2026-03-08T06:59:59Z'))).toBe('01:59');
    expect(floridaTime(new Date('2026-03-08T07:00:00Z'))).toBe('03:00');
    expect(floridaMoment('2026-03-08', '01:59')?.toISOString()).toBe('2026-03-08T06:59:00.000Z');
    expect(floridaMoment('2026-03-08', '02:30')).toBeUndefined();
    expect(floridaMoment('2026-03-08', '03:00')?.toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });

  test('in November an hour comes twice, and its name means the first', () => {
    expect(floridaTime(new Date('2026-11-01T05:30:00Z'))).toBe('01:30');
    expect(floridaTime(new Date('2026-11-01T06:30:00Z'))).toBe('01:30');
    expect(floridaMoment('2026-11-01', '01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(floridaMoment('2026-11-01', '02:00')?.toISOString()).toBe('2026-11-01T07:00:00.000Z');
  });

  test('midnight is the beginning of a day on both sides of a change', () => {
    expect(floridaMoment('2026-11-01', '00:00')?.toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(floridaMoment('2026-11-02', '00:00')?.toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });
});

test('what the clock shows leads back to the moment, but for the hour that comes twice', () => {
  const minute = fc
    .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  fc.assert(
    fc.property(minute, (moment) => {
      const found = floridaMoment(floridaDay(moment), floridaTime(moment));
      const later = moment.getTime() - (found?.getTime() ?? 0);
      return later === 0 || later === 3_600_000;
    }),
  );
});

test.each([
  ['2026-02-30', '08:00'],
  ['2026-13-01', '08:00'],
  ['2026-11-01', '24:30'],
  ['2026-11-01', '8:00'],
  ['1 November', '08:00'],
  ['', ''],
])('"%s", "%s" is no moment', (day, time) => {
  expect(floridaMoment(day, time)).toBeUndefined();
});
