import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskPersonalNumbers } from './mask-personal-numbers.ts';

test.each([
  ['my social is 219-09-9999 ok', `my social is ${MASK} ok`],
  ['219 09 9999', MASK],
  ['ssn: 219099999', `ssn: ${MASK}`],
  ['mi seguro social es el 219099999', `mi seguro social es el ${MASK}`],
  ['MI SOCIAL ES 219099999.', `MI SOCIAL ES ${MASK}.`],
  ['itin 912-70-1234', `itin ${MASK}`],
  ['card 5555-5555-5555-4444 exp 09/27', `card ${MASK} exp 09/27`],
  ['tarjeta 378282246310005', `tarjeta ${MASK}`],
  ['4012888888881881 cobren ya', `${MASK} cobren ya`],
  ['my bank account number is 000123456789', `my bank account number is ${MASK}`],
  ['cuenta de banco 55512398', `cuenta de banco ${MASK}`],
  ['routing 063100277', `routing ${MASK}`],
  ['medicare 1EG4-TE5-MK73', `medicare ${MASK}`],
  ['visa 4111 1111 1111 1111 cvv 123', `visa ${MASK} cvv ${MASK}`],
  ['my phone is 305 555 0142 4111 1111 1111 1111', `my phone is 305 555 0142 ${MASK}`],
  ['4111 1111 1111 1111 305 555 0142', `${MASK} 305 555 0142`],
  ['3055550142 4111111111111111', `3055550142 ${MASK}`],
  ['call 555-0142 4111-1111-1111-1111', `call 555-0142 ${MASK}`],
  ['4111\n1111\n1111\n1111', MASK],
  ['4111   1111   1111   1111', MASK],
  ['4111/1111/1111/1111', MASK],
  ['4111, 1111, 1111, 1111', MASK],
  ['4111.1111.1111.1111', MASK],
  ['41111111 1111 1111', MASK],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', MASK],
  ['219/09/9999', MASK],
  ['219,09,9999', MASK],
  ['219\n09\n9999', MASK],
  ['ssn\n219099999', `ssn\n${MASK}`],
  ['219-09-9999- thanks', `${MASK}- thanks`],
  ['mine-219-09-9999', `mine-${MASK}`],
  ['219 - 09 - 9999', MASK],
  ['219\u221209\u22129999', MASK],
  ['\uff12\uff11\uff19-\uff10\uff19-\uff19\uff19\uff19\uff19', MASK],
  ['219\u200b-09\u00ad-99\u200d99', MASK],
  ['4111\u200b1111\u200b1111\u200b1111', MASK],
  ['my ssn was 219099999', `my ssn was ${MASK}`],
  ['el social de mi esposa es 219099999', `el social de mi esposa es ${MASK}`],
  ['social security number for my wife is 219099999', `social security number for my wife is ${MASK}`],
  [
    "my wife's social security number, the new one, is 219 099 999",
    `my wife's social security number, the new one, is ${MASK}`,
  ],
  ['ssn(219099999)', `ssn(${MASK})`],
  ['soc sec # 219099999', `soc sec # ${MASK}`],
  ['s.s.n. 219099999', `s.s.n. ${MASK}`],
  ['medicare 1EG4 TE5 MK73', `medicare ${MASK}`],
])('%j becomes %j', (text, masked) => {
  expect(maskPersonalNumbers(text)).toBe(masked);
});

test.each([
  'call me at 305-555-0142 or (305) 555 0142 or +1 305 555 0142',
  '305 555 0142 305 555 0143',
  '305-555-0142 1-800-555-0143',
  'my zip is 33126-4410, im 47',
  'NPI 1234567893',
  'from 01/02/2025 to 2025-03-04, $85.00 a month',
  'I have 2 kids, 3 and 12, and 1,200 dollars',
  'seguro social, ¿lo necesitan?',
  'la cuenta llegó de 250 dólares',
  'el social no lo tengo, nací el 12 04 1980',
  'accounts department 8:00 AM to 5:00 PM',
  '(305) 555-0142, 33126, 33142, 33010 and 33012',
  '305 555 0142 33126 33142',
  '33126 33142 33010, 33126/33142/33010, 33126, 33142, 33014',
  'my social worker is at 33126-4410, call 305 555 0142 or 3055550142',
  'born 01/02/2025, 03/04/2026, 05/06/2017, 2011-12-13, 2014-10-11',
  'years 1980, 1984, 2012, 2015, 2016, 2018',
  'NPI 1234567893, 1245319599',
  'prices 120, 240, 360, 480, 600 or $150 12/2025',
  'ages 45, 43, 18, 16, 12, 9, 7, 5, 3, 1',
  'el social no lo tengo, nací el 12 04 1980 5 hijos',
  'famil\u00eda \u{1f468}\u200d\u{1f469}\u200d\u{1f467}, \u00bd price\u2026',
])('%j stays', (text) => {
  expect(maskPersonalNumbers(text)).toBe(text);
});

/** Digits that pass the check of card numbers, written as people write them. */
const card = fc
  .tuple(fc.stringMatching(/^[1-9]\d{11,17}$/), fc.constantFrom('', ' ', '-'))
  .map(([digits, separator]) => {
    const full = digits + checkDigit(digits);
    return separator === '' ? full : (full.match(/.{1,4}/g) ?? []).join(separator);
  });

test('no card number survives, whatever stands around it', () => {
  fc.assert(
    fc.property(
      card,
      fc.stringMatching(/^[a-z ,.]*$/),
      fc.stringMatching(/^[a-z ,]*$/),
      (number, before, after) => {
        const masked = maskPersonalNumbers(`${before} ${number} ${after}`);
        expect(masked).not.toContain(number);
        expect(masked.match(/\d/g) ?? []).toEqual([]);
      },
    ),
  );
});

test('no social security number survives', () => {
  const social = fc.tuple(
    fc.stringMatching(/^\d{3}$/),
    fc.stringMatching(/^\d{2}$/),
    fc.stringMatching(/^\d{4}$/),
    fc.constantFrom('-', ' ', '.', '–'),
  );
  fc.assert(
    fc.property(social, fc.string(), fc.string(), ([area, group, serial, mark], before, after) => {
      const number = [area, group, serial].join(mark);
      expect(maskPersonalNumbers(`${before.replace(/[\d.-]+$/, '')} ${number} x${after}`)).not.toContain(
        number,
      );
    }),
  );
});

test('a text without long numbers stays as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.stringMatching(/^[\p{L} ,.!?]*$/u), fc.nat(9999).map(String))),
      (parts) => {
        const text = parts.join(' and ');
        expect(maskPersonalNumbers(text)).toBe(text);
      },
    ),
  );
});

function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
