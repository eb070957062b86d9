import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { problem } from '#app/api-document/answers.ts';
import type { FormDefinition, FormField } from '#forms/form-definition.ts';

/* What the operations of the public API have in common, in the words of OpenAPI. */

/** A good answer in JSON. */
export function jsonAnswer(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

const REFUSALS = {
  400: 'The body is no JSON object',
  403: 'Asked by a page of another site',
  404: 'There is none',
  413: 'The body is too large',
  415: 'The body is not sent as application/json',
  422: 'Fields are wrong; `fields` names each',
  429: 'Asked too often; `retryAfterSeconds` says when to come back',
} as const;

/** Refusals of a call that takes a body. */
export const BODY_REFUSALS = [400, 413, 415, 422, 429] as const;

/** The statuses with which a call is refused, and whatever is our fault. */
export function refusals(...statuses: readonly (keyof typeof REFUSALS)[]): ZodOpenApiResponsesObject {
  const refused = statuses.map((status) => [status, problemAnswer(REFUSALS[status])]);
  return {
    ...Object.fromEntries(refused),
    default: problemAnswer('A fault of ours (500), or away for a moment (503)'),
  };
}

function problemAnswer(description: string) {
  return { description, content: { 'application/problem+json': { schema: problem } } };
}

/** A body in JSON, of a schema that checks requests. */
export function jsonBody(schema: z.ZodType): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

/**
 * A schema that checks requests, with what its document says besides: it does not go to the browser, as the schema may.
 *
 * @param fields what is added to the schema of each field
 */
export function documented<Schema extends z.ZodType>(
  schema: Schema,
  id: string,
  fields: Readonly<Record<string, object>>,
): Schema {
  return schema.meta({
    id,
    override: ({ jsonSchema: { properties = {} } }) => {
      for (const [name, added] of Object.entries(fields)) Object.assign(properties[name] ?? {}, added);
    },
  });
}

/** The body of a form: its schema, with what its fields offer and whether they must be there. */
export function formBody({ kind, schema, fields }: FormDefinition): z.ZodType {
  const name = kind.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  return schema.meta({
    id: `${name}Form`,
    override: ({ jsonSchema }) => {
      jsonSchema.required = Object.keys(fields).filter((field) => !fields[field]?.isOptional);
      for (const [field, { choices }] of Object.entries(fields)) {
        const property = jsonSchema.properties?.[field];
        if (choices.length > 0 && typeof property === 'object')
          Object.assign(property, offered(choices, property));
      }
    },
  });
}

/** A number may also come as a form writes it. */
function offered(choices: FormField['choices'], { type }: { type?: unknown }): object {
  const values = choices.map(({ value }) => value);
  return type === 'string'
    ? { enum: values }
    : { description: `A whole number from ${values[0]} to ${values.at(-1)}` };
}
