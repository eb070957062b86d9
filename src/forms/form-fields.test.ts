import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  birthDateProblem,
  isEmail,
  isPhone,
  isValidNpi,
  optionalBlock,
  optionalLine,
  readDay,
  requiredBlock,
  requiredCode,
  requiredLine,
} from './form-fields.ts';

/** The problems' keys; none when the value is accepted. */
function problems(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

test.for([
  ['Ana Ruiz', []],
  ['   ', ['name']],
  [undefined, ['name']],
  [null, ['field.type']],
  [7, ['field.type']],
  [['Ana'], ['field.type']],
  ['a'.repeat(11), ['text.tooLong']],
  ['\u0000\u000b', ['name']],
  ['\u200b\u00ad\u2060 \u202e\u3164\u2800', ['name']],
] as const)('a line of at most ten: %j', ([value, expected]) => {
  expect(problems(requiredLine(10, 'name'), value)).toEqual(expected);
});

test.for([
  ['\u200bana@example.com\u2060', 'ana@example.com'],
  ['\u202aana\u00ad@example.com\u202c', 'ana@example.com'],
  ['ana@example.com,', 'ana@example.com'],
  ['\ufeff305-555-0100 ;', '305-555-0100'],
  ['33\u200d126\u00a0,', '33126'],
] as const)('what is looked up or written to comes as it was meant: %j', ([given, expected]) => {
  expect(requiredCode(40, 'missing').parse(given)).toBe(expected);
});

test('a name keeps the marks that its script or an emoji needs', () => {
  expect(requiredLine(20, 'name').parse('Ana 👩‍⚕️')).toBe('Ana 👩‍⚕️');
});

test.for([
  ['ana@example.com', true],
  ["ana.o'neil+cita@mail.example.com", true],
  ['ANA_1@sub-domain.example.co', true],
  ['ana', false],
  ['ana@example', false],
  ['ana@@example.com', false],
  ['ana ruiz@example.com', false],
  ['ana..ruiz@example.com', false],
  ['.ana@example.com', false],
  ['ana@example..com', false],
  ['ana@-example.com', false],
  ['ana@example.com.', false],
  ['ana@example.c', false],
  ['<ana@example.com>', false],
  ['"ana"@example.com', false],
  ['ana@[192.0.2.1]', false],
  ['peña@example.com', false],
  ['ana@example.com,luis@example.com', false],
] as const)('%s can be replied to: %s', ([text, expected]) => {
  expect(isEmail(text)).toBe(expected);
});

test.for([
  ['(305) 555-0100 ext. 45', true],
  ['305-555-0100 después de las 5', true],
  ['011 53 7 831 1234', true],
  ['555-0100', false],
  ['555-0100 x123', false],
] as const)('%s is a phone number with its area code: %s', ([text, expected]) => {
  expect(isPhone(text)).toBe(expected);
});

test('texts are tidied: ends trimmed, tabs of a copied table, line ends of every system', () => {
  expect(requiredLine(20, 'name').parse('  Ana\tRuiz ')).toBe('Ana Ruiz');
  expect(requiredBlock(20, 'text').parse('a\r\nb\rc\n')).toBe('a\nb\nc');
  expect(requiredLine(20, 'name').parse('Ana\u000bRu\u0000iz\ud800\u2028')).toBe('Ana Ruiz');
  expect(requiredBlock(20, 'text').parse('a\u000bb\u2029c\u0085\u0007d')).toBe('a\nb\nc\nd');
  expect(optionalBlock(20).parse(undefined)).toBe('');
});

test.for([
  ['1985-02-28', '1985-02-28'],
  ['1985-2-3', '1985-02-03'],
  ['05/04/1990', '1990-05-04'],
  ['5/4/1990', '1990-05-04'],
  ['05.04.1990', '1990-05-04'],
  ['05 04 1990', '1990-05-04'],
  ['12-11-1990', '1990-12-11'],
  // What can be no month is a day.
  ['25/12/1990', '1990-12-25'],
  ['13/01/1990', '1990-01-13'],
  ['25/13/1990', undefined],
  ['12/32/1990', undefined],
  ['02/29/1985', undefined],
  ['1985-02-29', undefined],
  ['1990/25/12', undefined],
  ['105/04/1990', undefined],
  ['05/04/19901', undefined],
  ['05/04/90', undefined],
  ['05/04-1990', undefined],
  ['05041990', undefined],
  ['on 1985-02-28', undefined],
  ['1985-02-28T00:00', undefined],
  ['0000-00-00', undefined],
  ['0/0/1990', undefined],
  ['', undefined],
] as const)('the day that %j names', ([text, expected]) => {
  expect(readDay(text)).toBe(expected);
});

test.for([
  ['2026-05-02', 'date.future'],
  // Half past one in the morning in London is still the first of May in Florida.
  ['2026-05-01', undefined],
  ['1906-05-01', undefined],
  ['1906-04-30', 'date.tooOld'],
] as const)('a date of birth: %s', ([day, expected]) => {
  expect(birthDateProblem(day, new Date('2026-05-02T00:30:00Z'))).toBe(expected);
});

test('a text that may be left out is empty then, and is no list or number', () => {
  for (const schema of [optionalLine(20), optionalBlock(20)]) {
    expect(schema.parse(undefined)).toBe('');
    expect(problems(schema, 7)).toEqual(['field.type']);
    expect(problems(schema, null)).toEqual(['field.type']);
  }
});

test('a block that has to be there is missed when it is absent', () => {
  expect(problems(requiredBlock(20, 'message'), undefined)).toEqual(['message']);
  expect(problems(requiredBlock(20, 'message'), 7)).toEqual(['field.type']);
});

/** Nine digits that begin as an NPI does. */
const firstNine = fc
  .tuple(fc.constantFrom(1, 2), fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }))
  .map(([first, rest]) => `${first}${rest.join('')}`);
const withCheckDigit = (digits: string) =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).filter(isValidNpi);

test('an NPI: the worked example of the standard is valid', () => {
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
  // Whose check digit would be right, were eleven digits allowed.
  '11000000009',
  '12345678905',
  '1234567893 and more',
  '123456789x',
])('"%s" is no NPI', (text) => expect(isValidNpi(text)).toBe(false));

test('nine digits of an NPI have exactly one check digit', () => {
  fc.assert(fc.property(firstNine, (digits) => withCheckDigit(digits).length === 1));
});

test('any single wrong digit of an NPI is noticed', () => {
  fc.assert(
    fc.property(firstNine, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, position, shift) => {
      const npi = withCheckDigit(digits)[0] ?? '';
      const wrong = (Number(npi[position]) + shift) % 10;
      expect(isValidNpi(npi.slice(0, position) + wrong + npi.slice(position + 1))).toBe(false);
    }),
  );
});

test('any text is an NPI or is none', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isValidNpi(text) === 'boolean'));
});
