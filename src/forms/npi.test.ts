import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidNpi } from './form-fields.ts';

/** Nine digits that begin as an NPI does. */
const firstNine = fc
  .tuple(fc.constantFrom(1, 2), fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }))
  .map(([first, rest]) => `${first}${rest.join('')}`);
const withCheckDigit = (digits: string) =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).filter(isValidNpi);

test('the worked example of the standard is valid', () => {
  expect(isValidNpi('1234567893')).toBe(true);
});

test.each([
  '',
  '1234567890',
  '123456789',
  '12345678930',
  '3234567893',
  '0000000000',
  ' 1234567893',
  '91234567893',
  '1234567893 and more',
  '123456789x',
])('"%s" is not', (text) => expect(isValidNpi(text)).toBe(false));

test('nine digits have exactly one check digit', () => {
  fc.assert(fc.property(firstNine, (digits) => withCheckDigit(digits).length === 1));
});

test('any single wrong digit is noticed', () => {
  fc.assert(
    fc.property(firstNine, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, position, shift) => {
      const npi = withCheckDigit(digits)[0] ?? '';
      const wrong = (Number(npi[position]) + shift) % 10;
      expect(isValidNpi(npi.slice(0, position) + wrong + npi.slice(position + 1))).toBe(false);
    }),
  );
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isValidNpi(text) === 'boolean'));
});
