import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  '2026-03-01',
  '2026-03-01 00:00:00',
  '2026-03-01T10:00:00Z',
  '2026-03-01T10:00:00.000+00:00',
  '2026/03/01',
  '20260301',
  '3/1/2026',
  '03/01/26',
  '03-01-2026',
  '3/1/2026 12:00:00 AM',
  '1-Mar-26',
  '01-MAR-2026',
  '1 Mar 2026',
  'March 1, 2026',
  'Mar. 1, 2026',
  'March 1st, 2026',
  'Sunday, March 1, 2026',
  '1 de marzo de 2026',
  '1-mar-2026',
  '46082',
  '46082.0',
  '46082.75',
])('"%s" is the first of March 2026', (text) => expect(readDay(text)).toBe('2026-03-01'));

test.each([
  ['03/04/2026', '2026-03-04'],
  ['2024-02-29', '2024-02-29'],
  ['1-ene-26', '2026-01-01'],
  ['1-dic-26', '2026-12-01'],
  ['36526', '2000-01-01'],
])('"%s" is %s', (text, day) => expect(readDay(text)).toBe(day));

test.each([
  '25/12/2026',
  '31/12/2024',
  '2023-02-29',
  '02/30/2026',
  '2024-13-01',
  '03.04.2026',
  'March 2026',
  'Ma 1, 2026',
  'Marsh 1, 2026',
  '2026',
  '12345',
  '4.6082E+04',
  '3/1-2026',
  'yesterday',
  '',
])('"%s" is no day', (text) => expect(readDay(text)).toBeUndefined());

test('any day of a century comes back from each form', () => {
  const days = fc.integer({ min: 36_526, max: 73_050 });
  fc.assert(
    fc.property(days, (serial) => {
      const date = new Date(Date.UTC(2000, 0, 1 + serial - 36_526));
      const iso = date.toISOString().slice(0, 10);
      const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
        date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
      for (const text of [
        iso,
        String(serial),
        written('en-US', {}),
        written('en-US', { dateStyle: 'long' }),
        written('es-US', { dateStyle: 'long' }),
        written('en-US', { dateStyle: 'full' }),
      ]) {
        expect(readDay(text)).toBe(iso);
      }
    }),
  );
});
