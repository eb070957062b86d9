import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUsPhoneNumber } from './read-phone.ts';

test.each([
  '3055550142',
  '305-555-0142',
  '(305) 555-0142',
  '305.555.0142',
  '1 305 555 0142',
  '+1 (305) 555-0142',
  ' 305/555-0142 ',
  '305\u2011555\u20110142',
  '305\u2013555\u20140142',
  '305\u2212555\u22120142',
  '(305)\u00a0555\u20110142',
  '\u202a+1 305 555 0142\u202c',
  'tel:+1-305-555-0142',
  'Ph. 305-555-0142',
  '3055550142.0',
  '13055550142.00',
  '+13055550142.0',
  '305·555·0142',
  '="3055550142"',
  "'3055550142",
  '３０５５５５０１４２',
])('"%s" is (305) 555-0142', (text) => {
  expect(readUsPhoneNumber(text)).toEqual({ phone: '(305) 555-0142', hasMore: false });
});

test.each([
  '305-555-0142 x12',
  '3055550142x12',
  '3055550142 ext. 12',
  '305 555 0142 Extensión 12',
  '305-555-0142 #12',
  '305-555-0142, ext: 12',
  '305-555-0142 (ext 12)',
])('the extension of "%s" is told apart', (text) =>
  expect(readUsPhoneNumber(text)).toEqual({ phone: '(305) 555-0142', extension: '12', hasMore: false }),
);

test.each([
  '305-555-0142 / 305-555-0147',
  '305-555-0142 or 0149',
  '305-555-0142; 305-555-0147',
  '3055550142 3055550143',
  '305-555-0142 opt 2',
  '305-555-0142 después de las 5',
])('of "%s" the first number is kept, and that there is more is said', (text) =>
  expect(readUsPhoneNumber(text)).toEqual({ phone: '(305) 555-0142', hasMore: true }),
);

test.each([
  ['1-800-FLOWERS', '(800) 356-9377'],
  ['1 (800) CALL-NOW', '(800) 225-5669'],
  ['800-GO-FEDEX', '(800) 463-3339'],
  ['1-800-FLOWERSNOW', '(800) 356-9377'],
  ['305-555-DOCS', '(305) 555-3627'],
])('the letters of "%s" are dialled as %s', (text, phone) =>
  expect(readUsPhoneNumber(text)).toEqual({ phone, hasMore: false }),
);

test.each([
  '',
  '555-0142',
  '105-555-0142',
  '305-155-0142',
  '911-555-0142',
  '305-911-0142',
  '305-555-01423',
  '+34 912 345 678',
  '011 34 912 345 678',
  '3.05556E+09',
  '3.055550142E9',
  'call us',
  '305 call the office now',
  '800 call office',
  '305555O142',
  'ask for Ana at 305-555-0142',
  '305-555-0142-7',
])('"%s" is no number', (text) => expect(readUsPhoneNumber(text)).toBeUndefined());

test('reading what was written changes nothing', () => {
  const digits = fc.stringMatching(/^[2-9]\d[02-9][2-9]\d[02-9]\d{4}$/);
  fc.assert(
    fc.property(digits, (text) => {
      const phone = readUsPhoneNumber(text)?.phone ?? '';
      expect(phone.replace(/\D/g, '')).toBe(text);
      expect(readUsPhoneNumber(phone)).toEqual({ phone, hasMore: false });
    }),
  );
});
