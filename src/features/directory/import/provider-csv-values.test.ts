import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnusableImport } from './import-problems.ts';
import {
  cleanText,
  parseAnswer,
  parseDay,
  parseEmail,
  parseUsPhoneNumber,
  parseZipCode,
  readValueTranslations,
  translateValue,
} from './provider-csv-values.ts';

test.each([
  ['33126', '33126'],
  ['33126-4321', '33126'],
  ['331264321', '33126'],
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
  ['Sí', true],
  ['SI', true],
  ['x', true],
  ['1', true],
  ['No', false],
  ['FALSE', false],
  ['maybe', undefined],
])('%s means %s', (text, answer) => expect(parseAnswer(text)).toBe(answer));

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024-02-29T10:00:00Z', '2024-02-29'],
  ['2/9/2024', '2024-02-09'],
  ['2023-02-29', undefined],
  ['31/12/2024', undefined],
  ['yesterday', undefined],
])('the day %s is %s', (text, day) => expect(parseDay(text)).toBe(day));

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
