import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMS } from '#forms/all-forms.ts';
import type { FormDefinition } from '#forms/form-definition.ts';
import { FIELD_PROBLEM_KEYS } from '#forms/form-fields.ts';
import { LOCALES } from '#i18n/locale.ts';
import { flatMessages } from '../../tests/support/flat-messages.ts';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';

/* What holds for every form of the site. */

const WEIRD = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 5000 }),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.constant(undefined),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 1 }),
);

/** What any field may be given, so that each of its rules is broken once. */
const BAD_VALUES = [
  undefined,
  null,
  7.5,
  -1,
  '',
  ' ',
  'x',
  '12',
  '1234567890',
  'a\u0000',
  'a@b',
  'x@example.com',
];
const BAD_DATES = ['2999-01-01', '1800-01-01', '2026-02-30'];

test('no two forms share a kind or an API route', () => {
  expect(new Set(FORMS.map(({ kind }) => kind)).size).toBe(FORMS.length);
  expect(new Set(FORMS.map(({ apiPath }) => apiPath)).size).toBe(FORMS.length);
});

for (const form of FORMS) {
  const good = GOOD_FORMS[form.kind](1);

  test(`${form.kind}: whatever arrives is stored within its limits, or refused by a key that has words`, () => {
    const names = Object.keys(form.initial);
    const body = fc.record(Object.fromEntries(names.map((name) => [name, WEIRD])), { requiredKeys: [] });
    fc.assert(
      fc.property(body, (fields) => isOutcomeSound(form, fields)),
      { numRuns: 300 },
    );
  });

  test(`${form.kind}: the schema holds each text to the form's limit`, () => {
    for (const [name, { limit }] of Object.entries(form.fields)) {
      const keys = (value: string) => [...new Set(problemKeys(form, { ...good, [name]: value }))];
      const unlisted = keys('x');
      const isListed = unlisted[0] === 'choice.unknown' || unlisted[0] === 'number.range';
      // A field with a list or a range may refuse the value for that, before its length is looked at.
      const allowed = isListed ? [unlisted[0], 'text.tooLong'] : ['text.tooLong'];
      expect(allowed, name).toEqual(expect.arrayContaining(keys('1'.repeat(limit + 1))));
      expect(keys('1'.repeat(limit + 1)), name).toHaveLength(1);
    }
  });

  test(`${form.kind}: every problem has words in its feature or in those of all forms, and no others`, async () => {
    const found = new Set(everyProblemKey(form, good));
    for (const locale of LOCALES) {
      const texts = await flatMessages(locale);
      const own = form.catalog && `${form.catalog}.errors.`;
      const hasWords = (key: string) => texts.has(`forms.errors.${key}`) || texts.has(`${own}${key}`);
      const without = [...found].filter((key) => !hasWords(key));
      expect(without).toEqual([]);
      if (own === undefined) continue;
      const words = [...texts.keys()]
        .filter((key) => key.startsWith(own))
        .map((key) => key.slice(own.length));
      // Messages that no value triggers would mean that a rule was not tested here, or is gone.
      expect(words.filter((key) => !found.has(key))).toEqual([]);
    }
  });

  test(`${form.kind}: every field and choice of its page has a label`, async () => {
    const choices = Object.values(form.fields).flatMap((field) => field.choices);
    const keys = [
      ...Object.keys(form.fields),
      ...choices.flatMap(({ label, description }) => [label, description].filter((key) => key !== undefined)),
    ];
    for (const locale of form.catalog ? LOCALES : []) {
      const texts = await flatMessages(locale);
      expect(keys.filter((key) => !texts.has(`${form.catalog}.${key}`))).toEqual([]);
    }
  });
}

test('the problems that all forms share have words', async () => {
  for (const locale of LOCALES) {
    const texts = await flatMessages(locale);
    expect(FIELD_PROBLEM_KEYS.filter((key) => !texts.has(`forms.errors.${key}`))).toEqual([]);
  }
});

/** The keys of all problems: a good form with each field in turn given what breaks a rule, and one more field. */
function everyProblemKey(form: FormDefinition, good: Record<string, unknown>): string[] {
  const broken = Object.entries(form.fields).flatMap(([name, { limit }]) =>
    [...BAD_VALUES, ...BAD_DATES, '1'.repeat(limit + 1)].map((value) => ({ ...good, [name]: value })),
  );
  const sameWrongEmails = { ...good, email: 'ana', confirmEmail: 'ana' };
  return [...broken, sameWrongEmails, { ...good, more: 1 }, form.initial, {}].flatMap((fields) =>
    problemKeys(form, fields),
  );
}

function isOutcomeSound(form: FormDefinition, fields: Record<string, unknown>): boolean {
  const outcome = form.schema.safeParse(fields);
  if (!outcome.success) return outcome.error.issues.every(({ message }) => /^[a-zA-Z.]+$/.test(message));
  return Object.entries(outcome.data).every(
    ([name, value]) =>
      typeof value === 'number' ||
      (value.length <= (form.fields[name]?.limit ?? 0) && value.isWellFormed() && !value.includes('\u0000')),
  );
}

function problemKeys(form: FormDefinition, fields: Record<string, unknown>): string[] {
  return form.schema.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];
}
