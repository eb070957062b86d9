import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  addressField,
  birthDateField,
  blockField,
  cardsField,
  countField,
  defineForm,
  emailField,
  lineField,
  nameField,
  phoneField,
  plainChoices,
  selectField,
} from './define-form.ts';

/** The problems' keys; none when the value is accepted. */
function problems(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

test.for([
  ['ana@example.com', []],
  ['ana@example', ['email.format']],
  ['ana example@x.co', ['email.format']],
  ['ana@example.com and more', ['email.format']],
  ['', ['email']],
] as const)('an email: %s', ([value, expected]) => {
  expect(problems(emailField({ missing: 'email' }).schema, value)).toEqual(expected);
});

test.for([
  ['an email', emailField({ missing: 'email' }).schema, `a@${'.'.repeat(60_000)} b`],
  ['an optional email', emailField().schema, `a@${'.'.repeat(60_000)}@`],
  ['a phone', phoneField('phone').schema, 'x'.repeat(60_000)],
  ['a line', lineField({ limit: 10, missing: 'name', minLength: 2 }).schema, `${'a'.repeat(60_000)}\u0000`],
  ['a block', blockField({ limit: 10 }).schema, `${'a'.repeat(60_000)}\u0000`],
  ['a date', birthDateField('date').schema, '1'.repeat(60_000)],
  ['a choice', selectField(plainChoices(['PHC']), 'plan').schema, 'P'.repeat(60_000)],
] as const)('%s that is far too long is refused for that alone', ([, schema, value]) => {
  expect(problems(schema, value)).toEqual(['text.tooLong']);
});

test.for([
  ['(305) 555-0142', []],
  ['+1 305 555 0142 ext. 7', []],
  ['555-0142', ['phone.format']],
  ['', ['phone']],
] as const)('a phone: %s', ([value, expected]) => {
  expect(problems(phoneField('phone').schema, value)).toEqual(expected);
});

test('one of a list', () => {
  const { schema } = selectField(plainChoices(['PHC', 'DPO']), 'plan');
  expect(schema.parse('DPO')).toBe('DPO');
  expect(problems(schema, 'HMO')).toEqual(['choice.unknown']);
  expect(problems(schema, '')).toEqual(['plan']);
});

test.for([
  [2, []],
  ['2', []],
  ['', ['number.range']],
  [-1, ['number.range']],
  [1.5, ['number.range']],
  ['11', ['number.range']],
  ['10', []],
  [' 2 ', []],
  ['2x', ['number.range']],
  ['x2', ['number.range']],
  [null, ['field.type']],
  [undefined, ['number.range']],
] as const)('a whole number from 0 to 10: %j', ([value, expected]) => {
  expect([...new Set(problems(countField(0, 10).schema, value))]).toEqual(expected);
});

test.for([
  ['', []],
  [undefined, []],
  ['ana@example.com', []],
  ['ana', ['email.format']],
] as const)('an email that may be left out: %j', ([value, expected]) => {
  expect(problems(emailField().schema, value)).toEqual(expected);
});

test.for([
  ['', ['dateOfBirth']],
  ['1985-02-28', []],
  ['25/12/1990', []],
  ['1985-02-30', ['date.format']],
  ['2999-01-01', ['date.future']],
] as const)('a date of birth as a form asks for it: %j', ([value, expected]) => {
  expect(problems(birthDateField('dateOfBirth').schema, value)).toEqual(expected);
});

test('a form begins with what its fields begin with, and says what is wrong with them together', () => {
  const { initial, schema } = defineForm({
    kind: 'trip',
    apiPath: '/api/trips',
    fields: { from: nameField('from'), to: nameField('to'), people: countField(1, 3) },
    check: ({ from, to }) => (from === to ? [{ field: 'to', key: 'sameTown' }] : []),
    department: 'contact',
    title: ['to'],
    about: 'from',
  });
  expect(initial).toEqual({ from: '', to: '', people: '1' });
  expect(schema.parse({ from: 'Miami', to: 'Orlando', people: '2' })).toEqual({
    from: 'Miami',
    to: 'Orlando',
    people: 2,
  });
  const { error } = schema.safeParse({ from: 'Miami', to: 'Miami', people: 2 });
  expect(error?.issues).toMatchObject([{ path: ['to'], message: 'sameTown' }]);
  expect(problems(schema, { from: 'Miami', to: '', people: 2 })).toEqual(['to']);
  expect(problems(schema, { from: 'Miami', to: 'Orlando', people: 2, more: 1 })).toEqual(['field.unknown']);
});

const TWO = plainChoices(['PHC', 'DPO']);

test.each([
  ['a line', () => lineField({ limit: 7 }), { type: 'line', limit: 7, isOptional: true }],
  ['a line that is needed', () => lineField({ limit: 7, missing: 'x' }), { type: 'line', isOptional: false }],
  ['a name', () => nameField('x'), { type: 'name', limit: 100, isOptional: false, autoComplete: 'name' }],
  ['an email', () => emailField({ missing: 'x' }), { type: 'email', limit: 254, autoComplete: 'email' }],
  ['an email that may be left out', () => emailField(), { type: 'email', isOptional: true }],
  ['a phone', () => phoneField('x'), { type: 'phone', limit: 40, isOptional: false, autoComplete: 'tel' }],
  ['an address', () => addressField('x'), { type: 'line', limit: 200, autoComplete: 'address-line1' }],
  ['a date of birth', () => birthDateField('x'), { type: 'date', limit: 10, autoComplete: 'bday' }],
  ['a block', () => blockField(), { type: 'block', limit: 4000, isOptional: true }],
  ['a block that is needed', () => blockField({ missing: 'x' }), { type: 'block', isOptional: false }],
  ['a list', () => selectField(TWO, 'x'), { type: 'select', isOptional: false, choices: TWO, initial: '' }],
  ['cards', () => cardsField(TWO, 'x', { initial: 'DPO' }), { type: 'cards', choices: TWO, initial: 'DPO' }],
  [
    'a number',
    () => countField(2, 4),
    { type: 'select', choices: plainChoices(['2', '3', '4']), initial: '2' },
  ],
])('%s says what the page and the inbox make of it', (_, makeField, expected) => {
  expect(makeField()).toMatchObject(expected);
});

test('what may be left out is then empty', () => {
  for (const { schema } of [lineField({ limit: 9 }), blockField(), emailField()]) {
    expect(schema.parse(undefined)).toBe('');
  }
});

test('a text whose meaning the form looks at itself is only held to its length', () => {
  for (const { schema } of [emailField({ missing: 'x', format: null }), phoneField('x', { format: null })]) {
    expect(schema.parse('none')).toBe('none');
    expect(problems(schema, '')).toEqual(['x']);
  }
});

test('a block that is needed is missed', () => {
  expect(problems(blockField({ missing: 'x' }).schema, ' ')).toEqual(['x']);
});

test('a date of birth is kept as a browser sends it, however it was typed', () => {
  expect(birthDateField('dateOfBirth').schema.parse('25/12/1990')).toBe('1990-12-25');
});
