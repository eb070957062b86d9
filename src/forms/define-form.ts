import { z } from 'zod';
import type { FieldChoice, FormDefinition, FormField, FormValues } from './form-definition.ts';
import {
  birthDateProblem,
  COMMON_LIMITS,
  isEmail,
  isPhone,
  optionalBlock,
  optionalCode,
  optionalLine,
  readDay,
  requiredBlock,
  requiredCode,
  requiredLine,
  typeKey,
} from './form-fields.ts';

type CheckedValues<Fields extends Record<string, FormField>> = {
  [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

/**
 * Makes a form's definition: its schema and first values follow from its fields.
 *
 * @param form.check what is wrong with fields that are right one by one, with message keys as in a field's schema
 */
export function defineForm<const Kind extends string, Fields extends Record<string, FormField>>({
  check,
  ...form
}: Omit<FormDefinition<Kind, keyof Fields & string>, 'fields' | 'initial' | 'schema'> & {
  fields: Fields;
  check?: (
    values: CheckedValues<Fields>,
  ) => readonly { field: NoInfer<keyof Fields & string>; key: string }[];
}): FormDefinition<Kind, keyof Fields & string> {
  const names = Object.keys(form.fields) as (keyof Fields & string)[];
  const byName = <Value>(read: (field: FormField) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(form.fields[name] as FormField)])) as Record<
      keyof Fields & string,
      Value
    >;
  const fields = z.strictObject(
    byName(({ schema }) => schema),
    'field.unknown',
  ) as z.ZodType<FormValues>;
  const schema = fields.transform((values, context) => {
    for (const { field, key } of check?.(values as CheckedValues<Fields>) ?? []) {
      context.addIssue({ code: 'custom', path: [field], message: key });
    }
    return values;
  });
  return { ...form, initial: byName(({ initial }) => initial), schema };
}

/*
 * The fields that forms are made of: what is asked for in several forms is defined here once. `missing` is the message
 * key of an empty field; a field without one may stay empty.
 */

const CHOICE_LIMIT = 100;

type Attributes = Pick<FormField, 'autoComplete' | 'inputMode'>;

/** A text on one line. */
export function lineField(
  options: Attributes & { limit: number; missing?: string | undefined; minLength?: number },
): FormField<string> {
  const { limit, missing, minLength, ...attributes } = options;
  const schema = missing === undefined ? optionalLine(limit) : requiredLine(limit, missing, minLength);
  return { ...text, type: 'line', limit, schema, isOptional: missing === undefined, ...attributes };
}

/** What is looked up, dialled or written to: an email, a phone, a ZIP code, an NPI. */
export function codeField(
  options: Attributes & { limit: number; missing?: string | undefined },
): FormField<string> {
  const { limit, missing } = options;
  const schema = missing === undefined ? optionalCode(limit) : requiredCode(limit, missing);
  return { ...lineField(options), schema };
}

/** Name of a person or a practice. */
export function nameField(
  missing: string,
  options: Attributes & { limit?: number; minLength?: number } = {},
): FormField<string> {
  const { limit = COMMON_LIMITS.name, autoComplete = 'name', minLength } = options;
  return { ...text, type: 'name', limit, schema: requiredLine(limit, missing, minLength), autoComplete };
}

/**
 * An email address: text, @, text, dot, text (docs/product/forms.md, All forms).
 *
 * @param options.format message key of an address that is none; null where the form's `check` says so, after others
 */
export function emailField(
  options: Attributes & { missing?: string; format?: string | null } = {},
): FormField<string> {
  const { missing, format = 'email.format', autoComplete = 'email' } = options;
  const field = codeField({ limit: COMMON_LIMITS.email, missing, autoComplete });
  return { ...field, type: 'email', schema: unlessEmpty(field.schema, isEmail, format) };
}

/**
 * A phone number in any spelling, with its area code and whatever is said beside it.
 *
 * @param options.format message key of a number with too few digits; null where the form's `check` says so
 */
export function phoneField(
  missing: string | undefined,
  options: Attributes & { format?: string | null } = {},
): FormField<string> {
  const { format = 'phone.format', autoComplete = 'tel' } = options;
  const field = codeField({ limit: COMMON_LIMITS.phone, missing, autoComplete });
  return { ...field, type: 'phone', schema: unlessEmpty(field.schema, isPhone, format) };
}

/** An empty text is missing, or may be: its meaning is not looked at. */
function unlessEmpty(schema: z.ZodType<string>, isRight: (text: string) => boolean, key: string | null) {
  return key === null ? schema : schema.refine((text) => text === '' || isRight(text), key);
}

/** Street, number and what else belongs to them. */
export function addressField(missing: string, options: Attributes & { minLength?: number } = {}) {
  return lineField({ limit: COMMON_LIMITS.address, missing, autoComplete: 'address-line1', ...options });
}

/** A date of birth; however it was written, it becomes "1985-02-28". */
export function birthDateField(missing: string): FormField<string> {
  const schema = requiredLine(10, missing).transform((text, context) => {
    const day = readDay(text);
    const problem = day === undefined ? 'date.format' : birthDateProblem(day, new Date());
    if (day !== undefined && problem === undefined) return day;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
  return { ...text, type: 'date', limit: 10, schema, autoComplete: 'bday' };
}

/** A text of several lines. */
export function blockField({
  limit = COMMON_LIMITS.block,
  missing,
}: {
  limit?: number;
  missing?: string;
} = {}): FormField<string> {
  const schema = missing === undefined ? optionalBlock(limit) : requiredBlock(limit, missing);
  return { ...text, type: 'block', limit, schema, isOptional: missing === undefined };
}

/** One of a list. */
export function selectField<const Value extends string>(
  choices: readonly (FieldChoice & { value: Value })[],
  missing: string,
  options: Attributes & { initial?: NoInfer<Value> } = {},
): FormField<Value> {
  const schema = requiredLine(CHOICE_LIMIT, missing).transform((given, context): Value => {
    const choice = choices.find(({ value }) => value === given);
    if (choice) return choice.value;
    context.addIssue({ code: 'custom', message: 'choice.unknown' });
    return z.NEVER;
  });
  return { ...text, type: 'select', limit: CHOICE_LIMIT, schema, choices, ...options };
}

/** One of a few, as cards. */
export function cardsField<const Value extends string>(
  ...[choices, missing, options]: Parameters<typeof selectField<Value>>
): FormField<Value> {
  return { ...selectField(choices, missing, options), type: 'cards' };
}

/** A whole number, chosen from a list; it comes as a number or as a form writes it. */
export function countField(least: number, most: number): FormField<number> {
  const choices = Array.from({ length: most - least + 1 }, (_, index) => ({ value: String(least + index) }));
  const schema = z
    .union([z.number(), z.string().max(20)], { error: typeKey('number.range') })
    .transform((given) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given))
    .pipe(z.int('number.range').min(least, 'number.range').max(most, 'number.range'));
  return { ...text, type: 'select', limit: String(most).length, schema, choices, initial: String(least) };
}

/** The values of a list as choices that are shown as they are. */
export function plainChoices<const Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value }));
}

const text = { initial: '', isOptional: false, choices: [] } as const;
