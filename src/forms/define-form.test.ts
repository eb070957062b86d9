import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  birthDateField,
  blockField,
  countField,
  emailField,
  lineField,
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
  ['1985-02-30', ['date.format']],
  ['2999-01-01', ['date.future']],
] as const)('a date of birth as a form asks for it: %j', ([value, expected]) => {
  expect(problems(birthDateField('dateOfBirth').schema, value)).toEqual(expected);
});
