import { z } from 'zod';
import type { FieldChoice, FormDefinition, FormField, FormValues } from './form-definition.ts';
import {
  COMMON_LIMITS,
  optionalBlock,
  optionalEmail,
  optionalLine,
  requiredBirthDate,
  requiredBlock,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredPhone,
  wholeNumber,
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
  options: Attributes & { limit: number; missing?: string; minLength?: number },
): FormField<string> {
  const { limit, missing, minLength, ...attributes } = options;
  const schema = missing === undefined ? optionalLine(limit) : requiredLine(limit, missing, minLength);
  return { ...text, type: 'line', limit, schema, isOptional: missing === undefined, ...attributes };
}

/** Name of a person or a practice. */
export function nameField(
  missing: string,
  options: Attributes & { limit?: number; minLength?: number } = {},
): FormField<string> {
  const { limit = COMMON_LIMITS.name, autoComplete = 'name', minLength } = options;
  return { ...text, type: 'name', limit, schema: requiredLine(limit, missing, minLength), autoComplete };
}

/** @param options.format message key of an address that is none; null where the form's `check` says so, after others */
export function emailField(
  options: Attributes & { missing?: string; format?: string | null } = {},
): FormField<string> {
  const { missing, format, autoComplete = 'email' } = options;
  const limit = COMMON_LIMITS.email;
  const isOptional = missing === undefined;
  const checked = () =>
    isOptional ? optionalEmail(format ?? undefined) : requiredEmail(missing, format ?? undefined);
  const schema = format === null ? requiredLine(limit, missing ?? 'field.type') : checked();
  return { ...text, type: 'email', limit, schema, isOptional, autoComplete };
}

/** @param options.format message key of a number with too few digits; null where the form's `check` says so */
export function phoneField(
  missing: string,
  options: Attributes & { format?: string | null } = {},
): FormField<string> {
  const { format, autoComplete = 'tel' } = options;
  const limit = COMMON_LIMITS.phone;
  const schema = format === null ? requiredLine(limit, missing) : requiredPhone(missing, format);
  return { ...text, type: 'phone', limit, schema, autoComplete };
}

/** Street, number and what else belongs to them. */
export function addressField(missing: string, options: Attributes & { minLength?: number } = {}) {
  return lineField({ limit: COMMON_LIMITS.address, missing, autoComplete: 'address-line1', ...options });
}

/** A date of birth. */
export function birthDateField(missing: string): FormField<string> {
  return { ...text, type: 'date', limit: 10, schema: requiredBirthDate(missing), autoComplete: 'bday' };
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
  const schema = requiredChoice(
    choices.map(({ value }) => value),
    missing,
  );
  return { ...text, type: 'select', limit: CHOICE_LIMIT, schema, choices, ...options };
}

/** One of a few, as cards. */
export function cardsField<const Value extends string>(
  ...[choices, missing, options]: Parameters<typeof selectField<Value>>
): FormField<Value> {
  return { ...selectField(choices, missing, options), type: 'cards' };
}

/** A whole number, chosen from a list. */
export function countField(least: number, most: number): FormField<number> {
  const choices = Array.from({ length: most - least + 1 }, (_, index) => ({ value: String(least + index) }));
  const schema = wholeNumber(least, most);
  return { ...text, type: 'select', limit: String(most).length, schema, choices, initial: String(least) };
}

/** The values of a list as choices that are shown as they are. */
export function plainChoices<const Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value }));
}

const text = { initial: '', isOptional: false, choices: [] } as const;
