import { expect, test } from 'vitest';
import { emergencyHref, emergencyNumberIn } from './emergency-calls.ts';

test.each([
  ['Signs of heat stroke? Call 911 now', '911'],
  ['¿Veneno? 1-800-222-1222', '1-800-222-1222'],
  ['Call 988.', '988'],
  ['Our office: (305) 911-0988', undefined],
  ['Since 9110', undefined],
  ['Room 305-911', undefined],
])('the emergency number that "%s" names is %s', (text, number) => {
  expect(emergencyNumberIn(text)).toBe(number);
});

test('short numbers are dialled as they are', () => {
  expect(emergencyHref('911')).toBe('tel:911');
  expect(emergencyHref('1-800-222-1222')).toBe('tel:+18002221222');
});
