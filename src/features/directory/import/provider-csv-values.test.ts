import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnusableImport } from './import-problems.ts';
import {
  cleanText,
  isExponent,
  parseEmail,
  parseNpi,
  parseZipCode,
  readValueTranslations,
  translateValue,
} from './provider-csv-values.ts';

test.each([
  ['33126', '33126'],
  ['33126-4321', '33126'],
  ['331264321', '33126'],
  ['33126.0', '33126'],
  ['33,126', '33126'],
  ["'33126", '33126'],
  ['33126-', '33126'],
  ['33126 - 1234', '33126'],
  ['33126\u20131234', '33126'],
  ['FL 33126', '33126'],
  ['ZIP 33126', '33126'],
  ['33126,', '33126'],
  ['331261234.0', '33126'],
  ['="33126"', '33126'],
  ['Florida, 33126', '33126'],
  ['33126\u200b', '33126'],
  ['３３１２６', '33126'],
  ['33.126', undefined],
  ['33126.5', undefined],
  ['3312', undefined],
  ['33126-43', undefined],
  ['ABCDE', undefined],
])('the ZIP code of "%s" is %s', (text, zipCode) => expect(parseZipCode(text)).toBe(zipCode));

test('five digits survive any ZIP+4', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}$/), fc.stringMatching(/^\d{4}$/), (five, four) => {
      for (const text of [five, `${five}-${four}`, `${five}${four}`]) expect(parseZipCode(text)).toBe(five);
    }),
  );
});

test.each([
  ['Info@Clinic.Example.COM', 'Info@clinic.example.com'],
  ['info@clinic', undefined],
  ['a b@clinic.example', undefined],
  ['a@b@clinic.example', undefined],
])('the e-mail address %s is %s', (text, email) => expect(parseEmail(text)).toBe(email));

test('a cell becomes one line without control characters', () => {
  expect(cleanText(' Suite\r\n  5\u0007 ')).toBe('Suite 5');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (cell) => !/[\p{Cc}]|^\s|\s$/u.test(cleanText(cell))));
});

test('values are translated whatever their case and accents; others stay', () => {
  const translations = readValueTranslations({ Especialidad: { 'Médico de familia': 'General Medicine' } });
  expect(translateValue(translations, 'specialty', 'MEDICO DE FAMILIA')).toBe('General Medicine');
  expect(translateValue(translations, 'specialty', 'Dental')).toBe('Dental');
  expect(translateValue(translations, 'city', 'Médico de familia')).toBe('Médico de familia');
});

test.each([[[]], ['text'], [null], [{ planet: {} }], [{ specialty: 'Dental' }], [{ specialty: { a: 1 } }]])(
  'the values file %j is refused',
  (json) => expect(() => readValueTranslations(json)).toThrow(UnusableImport),
);

test.each([
  '1604464051',
  '160 446 4051',
  '160-446-4051',
  '1604464051.0',
  'NPI 1604464051',
  'NPI: 1604464051',
  '1604464051,',
  '="1604464051"',
  "'1604464051",
  '\u202d1604464051\u202c',
])('"%s" is the NPI 1604464051', (text) => expect(parseNpi(text)).toBe('1604464051'));

test.each(['1604464052', '604464051', '1604464051.5', '1.60446E+09', '1604464051 1604464051'])(
  '"%s" is no NPI',
  (text) => expect(parseNpi(text)).toBeUndefined(),
);

test.each([
  ['3.05556E+09', true],
  ['1,23457e+9', true],
  ['3E9', true],
  ['305-555-0142', false],
])('"%s" lost its digits in a spreadsheet: %s', (text, isLost) => expect(isExponent(text)).toBe(isLost));
