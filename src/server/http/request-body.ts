import type { Context } from 'hono';
import { z } from 'zod';
import {
  BodyTooLarge,
  type FieldProblem,
  InvalidInput,
  MalformedBody,
  RequestBrokenOff,
  UnsupportedMediaType,
} from '#server/errors.ts';

/**
 * Reads a request's JSON object, refusing other formats and sizes before parsing.
 *
 * @param limitBytes the largest body accepted; checked while reading, whatever Content-Length says
 * @param type the media type that it must be sent as
 * @throws {UnsupportedMediaType | BodyTooLarge | MalformedBody | RequestBrokenOff}
 */
export async function readJsonBody(
  context: Context,
  limitBytes: number,
  type = 'application/json',
): Promise<Record<string, unknown>> {
  if (mediaType(context) !== type) throw new UnsupportedMediaType(type);
  const body = parseObject(await readBodyText(context, limitBytes));
  if (!body) throw new MalformedBody();
  return body;
}

/** What a request says that its body is, without parameters: "application/json". */
export function mediaType(context: Context): string | undefined {
  return context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

/** Reads a request's body as text. @throws {BodyTooLarge | RequestBrokenOff} */
export async function readBodyText(context: Context, limitBytes: number): Promise<string> {
  if (Number(context.req.header('Content-Length') ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes);
  const request = context.req.raw;
  // A declared length was checked above and the HTTP parser holds the body to it.
  if (request.headers.has('Content-Length') || !request.body) return request.text().catch(refuseBrokenOff);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of bodyPieces(request.body)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) throw new BodyTooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** No body of ours is nested deeper. Who walks a body calls himself for each level, and levels cost a sender two bytes. */
const DEEPEST = 32;

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) && !isTooDeep(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  return level.length > 0;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The pieces of a request's body as they come; one that breaks off is distinguished from every other fault.
 *
 * @throws {RequestBrokenOff}
 */
export async function* bodyPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(refuseBrokenOff);
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

/** What is left to say when a body cannot be read to its end. @throws {RequestBrokenOff} always */
function refuseBrokenOff(): never {
  throw new RequestBrokenOff();
}

/** A text of a request. What is stored or compared has no NUL: the database does not take it. */
export const textField = z.string('field.type').regex(/^[^\0]*$/, 'field.type');

/**
 * Checks a request's fields against a schema whose messages are message keys.
 *
 * @throws {InvalidInput} naming every field that is wrong once, and why
 */
export function readFields<Output>(schema: z.ZodType<Output>, body: Record<string, unknown>): Output {
  const request = schema.safeParse(body);
  if (!request.success) throw new InvalidInput(firstOfEach(request.error.issues.flatMap(toFieldProblems)));
  return request.data;
}

/** One problem for each field, the first: what is empty need not be reported as too short as well. */
function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const problem of problems) {
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
  }
  return [...byField.values()];
}

function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    // The name came from outside and goes back into the answer: cut to what a field name may be.
    return issue.keys.slice(0, 10).map((field) => ({ field: field.slice(0, 40), key: issue.message }));
  }
  return [{ field: issue.path.join('.'), key: issue.message }];
}
