import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  ['2026-11-26T12:00:30Z', 'hace 0 minutos'],
  ['2026-11-26T12:01:00Z', 'hace 1 minuto'],
  ['2026-11-26T12:59:59Z', 'hace 59 minutos'],
  ['2026-11-26T15:10:00Z', 'hace 3 horas'],
  ['2026-11-27T11:59:59Z', 'hace 23 horas'],
  ['2026-11-27T12:00:00Z', 'hace 1 día'],
  ['2026-11-28T20:00:00Z', 'hace 2 días'],
  ['2027-01-05T12:00:00Z', 'hace 40 días'],
])('a form of noon has been waiting at %s: %s', (now, words) => {
  expect(waitingTime(new Date('2026-11-26T12:00:00Z'), new Date(now))).toBe(words);
});

test('a clock that is behind the server counts nothing', () => {
  expect(waitingTime(new Date('2026-11-26T12:00:00Z'), new Date('2026-11-26T11:58:00Z'))).toBe(
    'hace 0 minutos',
  );
});
