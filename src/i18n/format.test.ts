import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatDate, formatMoney, formatTimeOfDay, plainDayPeriod, telHref } from './format.ts';

test('money reads as Florida writes it', () => {
  expect(formatMoney(13150)).toBe('$131.50');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(5)).toBe('$0.05');
  expect(formatMoney(123456)).toBe('$1,234.56');
});

test('numbers and money are what the platform writes in both languages', () => {
  for (const tag of ['en-US', 'es-US']) {
    const count = new Intl.NumberFormat(tag);
    const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
    fc.assert(fc.property(fc.nat(2 ** 40), (value) => formatCount(value) === count.format(value)));
    fc.assert(fc.property(fc.nat(2 ** 40), (cents) => formatMoney(cents) === money.format(cents / 100)));
  }
});

test.each([
  [0, '12:00\u00a0AM'],
  [8 * 60, '8:00\u00a0AM'],
  [12 * 60, '12:00\u00a0PM'],
  [17 * 60 + 5, '5:05\u00a0PM'],
])('%i minutes after midnight is %s', (minutes, text) => {
  expect(formatTimeOfDay(minutes)).toBe(text);
});

test('a time that a browser writes has the AM and PM of the site', () => {
  const at = (hour: number) =>
    new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(2026, 10, 25, hour, 27),
    );
  expect(plainDayPeriod(at(8))).toMatch(/8:27\sAM$/);
  expect(plainDayPeriod(at(20))).toMatch(/8:27\sPM$/);
  expect(plainDayPeriod('8:27:03 p. m.')).toBe('8:27:03 PM');
});

test('the numbers of this site dial with the country code', () => {
  expect(telHref('(305) 555-0100')).toBe('tel:+13055550100');
  expect(telHref('1-800-222-1222')).toBe('tel:+18002221222');
});

test.each(['en', 'es'] as const)('a date in %s is what the platform writes', (locale) => {
  const platform = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => formatDate(date.toISOString().slice(0, 10), locale) === platform.format(date)),
  );
});
