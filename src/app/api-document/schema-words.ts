/** A JSON schema, as far as the document of the API needs it. */
export type Schema =
  | boolean
  | {
      $ref?: string;
      type?: string | string[];
      format?: string;
      description?: string;
      properties?: Record<string, Schema>;
      required?: string[];
      items?: Schema;
      prefixItems?: unknown[];
      anyOf?: Schema[];
      enum?: unknown[];
      const?: unknown;
      maxLength?: number;
      minimum?: number;
      maximum?: number;
    };

/** One field of a schema, in words. */
export type FieldWords = {
  /** "sections[].items" for what lies deeper. */
  name: string;
  /** What it holds: parts of a text, those that have an `id` are links to that schema. */
  type: TypeWord[];
  isRequired: boolean;
  description: string | undefined;
};
export type TypeWord = { text: string; id?: string };

const REFERENCE = '#/components/schemas/';

/** The fields of a schema, those of objects inside it behind their own. */
export function fieldsOf(schema: Schema, prefix = ''): FieldWords[] {
  const { properties = {}, required = [] } = objectOf(schema) ?? {};
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix + key;
    const field: FieldWords = {
      name,
      type: typeOf(property),
      isRequired: required.includes(key),
      description: typeof property === 'object' ? property.description : undefined,
    };
    return [field, ...fieldsOf(property, `${name}${isList(property) ? '[]' : ''}.`)];
  });
}

function isList(schema: Schema): boolean {
  return typeof schema === 'object' && typeof schema.items === 'object';
}

/** The object that a schema is, lists, or may be. */
function objectOf(schema: Schema): Exclude<Schema, boolean> | undefined {
  if (typeof schema === 'boolean') return undefined;
  if (schema.properties) return schema;
  const inner = [...(schema.anyOf ?? []), schema.items ?? true];
  return inner.map(objectOf).find((found) => found !== undefined);
}

/** What a schema allows: "string, at most 100 characters", "integer, 1 to 100", "list of Provider". */
export function typeOf(schema: Schema): TypeWord[] {
  if (typeof schema === 'boolean') return [{ text: 'anything' }];
  if (schema.$ref?.startsWith(REFERENCE)) {
    const id = schema.$ref.slice(REFERENCE.length);
    return [{ text: id, id }];
  }
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf), ' or ');
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(', ') }];
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.prefixItems) return [{ text: `list of ${schema.prefixItems.length}` }];
  if (schema.type === 'array') return [{ text: 'list of ' }, ...typeOf(schema.items ?? true)];
  const { type = 'anything', format } = schema;
  const names = [type].flat().join(' or ');
  return [{ text: [format ?? names, ...boundsOf(schema)].join(', ') }];
}

function boundsOf({ maxLength, minimum, maximum }: Exclude<Schema, boolean>): string[] {
  if (maxLength !== undefined) return [`at most ${maxLength} characters`];
  if (minimum === undefined) return [];
  return [maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`];
}

function joined(lists: TypeWord[][], between: string): TypeWord[] {
  return lists.flatMap((words, index) => (index > 0 ? [{ text: between }, ...words] : words));
}
