import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhoneNumber, telHrefOfTyped } from './phone-number.ts';

test.for([
  ['(305) 555-0100', 'tel:+13055550100'],
  ['1 (305) 555-0100', 'tel:+13055550100'],
  ['+1-305-555-0100', 'tel:+13055550100'],
  ['305.555.0100', 'tel:+13055550100'],
  ['305/555/0100', 'tel:+13055550100'],
  ['305–555–0100', 'tel:+13055550100'],
  ['305-555-0100 x123', 'tel:+13055550100;ext=123'],
  ['305-555-0100x123', 'tel:+13055550100;ext=123'],
  ['3055550100 ext. 45', 'tel:+13055550100;ext=45'],
  ['305-555-0100, extensión 45', 'tel:+13055550100;ext=45'],
  ['(305) 555-0100 (ext 45)', 'tel:+13055550100;ext=45'],
  ['305-555-0100 #7', 'tel:+13055550100;ext=7'],
  ['305-555-0100 después de las 5', 'tel:+13055550100'],
  ['Casa: 305-555-0100', 'tel:+13055550100'],
  ['305-555-0100 / 786-555-0101', 'tel:+13055550100'],
  ['305-555-0100 o 786-555-0101 ext 3', 'tel:+13055550100'],
  ['011 53 7 831 1234', 'tel:+5378311234'],
  ['+53 7 831-1234', 'tel:+5378311234'],
  ['+34 911 23 45 67', 'tel:+34911234567'],
  ['0034 911 23 45 67', 'tel:+34911234567'],
  ['34911234567', 'tel:+34911234567'],
  ['911', 'tel:911'],
] as const)('%s dials %s', ([text, href]) => {
  expect(telHrefOfTyped(text)).toBe(href);
});

test.for(['', 'después de las 5', '555-0100', '555-0100 x123', '555-0100 ext 4567', '+1 555 0100'])(
  '%j has no number with an area code',
  (text) => {
    expect(readPhoneNumber(text)).toBeUndefined();
  },
);

test('an extension and words never change the number that is dialled', () => {
  const digits = fc.stringMatching(/^[2-9]\d{9}$/);
  const extension = fc.stringMatching(/^\d{1,7}$/);
  const separator = fc.constantFrom('', ' ', '-', '.', '/');
  fc.assert(
    fc.property(
      digits,
      extension,
      separator,
      fc.constantFrom('x', 'ext. ', ' EXT ', ', ext:'),
      (number, ext, between, word) => {
        const written = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(between);
        const withExtension = `${written} ${word}${ext}`;
        expect(readPhoneNumber(`${withExtension}, luego`)).toEqual({
          digits: `1${number}`,
          extension: ext,
          end: withExtension.length,
        });
        expect(readPhoneNumber(`tel. ${written} después de las 5`)).toEqual({
          digits: `1${number}`,
          end: `tel. ${written}`.length,
        });
      },
    ),
  );
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(telHrefOfTyped(text)).toMatch(/^tel:\+?\d*(;ext=\d+)?$/);
    }),
  );
});
