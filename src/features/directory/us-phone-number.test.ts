import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUsPhoneNumber } from './us-phone-number.ts';

test.each([
  '3055550142',
  '305-555-0142',
  '(305) 555-0142',
  '305.555.0142',
  '1 305 555 0142',
  '+1 (305) 555-0142',
  ' 305/555-0142 ',
])('"%s" is (305) 555-0142', (text) => {
  expect(parseUsPhoneNumber(text)).toEqual({ phone: '(305) 555-0142' });
});

test.each([
  '305-555-0142 x12',
  '3055550142 ext. 12',
  '3055550142,12x12'.replace(',12', ''),
  '305 555 0142 Extensión 12',
])('the extension of "%s" is told apart', (text) =>
  expect(parseUsPhoneNumber(text)).toEqual({ phone: '(305) 555-0142', extension: '12' }),
);

test.each([
  '',
  '555-0142',
  '105-555-0142',
  '305-155-0142',
  '911-555-0142',
  '305-911-0142',
  '3055550142 3055550143',
  '+34 912 345 678',
  'call us',
  '305555O142',
])('"%s" is no number', (text) => expect(parseUsPhoneNumber(text)).toBeUndefined());

test('reading what was written changes nothing', () => {
  const digits = fc.stringMatching(/^[2-9]\d[02-9][2-9]\d[02-9]\d{4}$/);
  fc.assert(
    fc.property(digits, (text) => {
      const phone = parseUsPhoneNumber(text)?.phone ?? '';
      expect(phone.replace(/\D/g, '')).toBe(text);
      expect(parseUsPhoneNumber(phone)).toEqual({ phone });
    }),
  );
});
