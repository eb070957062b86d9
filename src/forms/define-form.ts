import { z } from 'zod';
import type { FormDefinition, FormField, FormValues } from './form-definition.ts';

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
