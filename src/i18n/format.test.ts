import { expect, test } from 'vitest';
import { formatMoney, formatTimeOfDay, telHref } from './format.ts';

test('money reads the same in both languages, as Florida writes it', () => {
  expect(formatMoney(13150, 'en')).toBe('$131.50');
  expect(formatMoney(13150, 'es')).toBe('$131.50');
  expect(formatMoney(0, 'es')).toBe('$0.00');
  expect(formatMoney(123456, 'es')).toBe('$1,234.56');
});

test.each([
  [0, '12:00\u00a0AM'],
  [8 * 60, '8:00\u00a0AM'],
  [12 * 60, '12:00\u00a0PM'],
  [17 * 60 + 5, '5:05\u00a0PM'],
])('%i minutes after midnight is %s', (minutes, text) => {
  expect(formatTimeOfDay(minutes)).toBe(text);
});

test('a phone number dials with the country code', () => {
  expect(telHref('(305) 555-0100')).toBe('tel:+13055550100');
});
