import { describe, expect, test } from 'vitest';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { isOfficeOpen } from './office-hours.ts';
import type { Closure, OfficeHours } from './site.ts';

const WEEKDAYS: OfficeHours = { firstDay: 1, lastDay: 5, opensAt: 8 * 60, closesAt: 17 * 60 };
const open = (moment: string, hours = WEEKDAYS) => isOfficeOpen({ hours, closures: [] }, new Date(moment));

describe('whether the office is open', () => {
  test('from the minute it opens until the minute it closes, by the clock of Florida', () => {
    expect(open('2026-11-23T07:59:59-05:00')).toBe(false);
    expect(open('2026-11-23T08:00:00-05:00')).toBe(true);
    expect(open('2026-11-23T16:59:59-05:00')).toBe(true);
    expect(open('2026-11-23T17:00:00-05:00')).toBe(false);
    expect(open('2026-07-14T08:00:00-04:00'), 'summer time').toBe(true);
    expect(open('2026-07-14T07:59:59-04:00'), 'summer time').toBe(false);
  });

  test('on the days of its schedule only', () => {
    expect(open('2026-11-27T12:00:00-05:00'), 'Friday').toBe(true);
    expect(open('2026-11-28T12:00:00-05:00'), 'Saturday').toBe(false);
    expect(open('2026-11-29T12:00:00-05:00'), 'Sunday').toBe(false);
    expect(open('2026-11-29T12:00:00-05:00', { ...WEEKDAYS, firstDay: 6, lastDay: 7 }), 'Sunday').toBe(true);
  });

  test('not on a holiday, and on a short day or an extra one by its own hours', () => {
    const on = (date: string, more: Partial<Closure> = {}): Closure => ({
      ...{ date, words: { en: 'A day', es: 'Un día' }, isSoon: true },
      ...more,
    });
    const short = { open: { opensAt: 8 * 60, closesAt: 12 * 60 } };
    const closures = [
      on('2026-11-25', short),
      on('2026-11-26'),
      on('2026-11-27', { office: 1 }),
      on('2026-11-28', short),
    ];
    const isOpen = (moment: string) => isOfficeOpen({ hours: WEEKDAYS, closures }, new Date(moment));
    expect(isOpen('2026-11-25T11:59:00-05:00'), 'a short day').toBe(true);
    expect(isOpen('2026-11-25T12:00:00-05:00'), 'a short day').toBe(false);
    expect(isOpen('2026-11-26T10:00:00-05:00'), 'Thanksgiving').toBe(false);
    expect(isOpen('2026-11-27T10:00:00-05:00'), 'one office alone').toBe(true);
    expect(isOpen('2026-11-28T10:00:00-05:00'), 'an extra Saturday').toBe(true);
    expect(isOpen('2026-11-28T13:00:00-05:00'), 'an extra Saturday').toBe(false);
  });

  test('the clock is that of New York in every hour of two years', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: FLORIDA_TIME_ZONE,
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (let at = Date.UTC(2026, 11, 30); at < Date.UTC(2029, 0, 2); at += 3_600_000) {
      const hour = Number(clock.format(at));
      const thatHour: OfficeHours = {
        firstDay: 1,
        lastDay: 7,
        opensAt: hour * 60,
        closesAt: (hour + 1) * 60,
      };
      expect(isOfficeOpen({ hours: thatHour, closures: [] }, new Date(at)), new Date(at).toISOString()).toBe(
        true,
      );
    }
  });
});
