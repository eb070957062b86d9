import { createHash } from 'node:crypto';
import { z } from 'zod';
import { InvalidInput } from '#server/errors.ts';
import { FILTER_NAMES } from '../directory-filters.ts';
import type { SearchProvidersRequest } from './search-providers.ts';

/* The cursor that leads from one page of a search to the next. */

/**
 * The last result of a page: the next one begins behind it, in the order (rank of its ZIP code, distance of its name, sort
 * name, id). The rank follows from the search itself, to which the cursor belongs.
 */
export type SearchPosition = { zipCode: string; nameDistance: number; sortName: string; id: string };

const readable = z.string().regex(/^[^\p{Cc}]*$/u);
const cursorContent = z.tuple([z.string(), readable, z.int32(), readable, z.guid()]);

/** Writes a position as an opaque text that only continues the same search. */
export function writeCursor(request: SearchProvidersRequest, position: SearchPosition): string {
  const { zipCode, nameDistance, sortName, id } = position;
  const content = [checksum(request, position), zipCode, nameDistance, sortName, id];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/**
 * Reads the request's cursor; undefined when it asks for the first page.
 *
 * @throws {InvalidInput} when the cursor was altered or belongs to a search with other filters
 */
export function readCursor(request: SearchProvidersRequest): SearchPosition | undefined {
  if (request.cursor === undefined) return undefined;
  const content = cursorContent.safeParse(parseJson(Buffer.from(request.cursor, 'base64url').toString()));
  if (!content.success) throw cursorInvalid();
  const [, zipCode, nameDistance, sortName, id] = content.data;
  const position = { zipCode, nameDistance, sortName, id };
  // Also what decodes to the same, but is not what was written.
  if (request.cursor !== writeCursor(request, position)) throw cursorInvalid();
  return position;
}

/** Binds a position to the filters. It guards against mistakes; a forged position could only show public rows. */
function checksum(request: SearchProvidersRequest, position: SearchPosition): string {
  const bound = FILTER_NAMES.map((name) => request[name] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([bound, position.zipCode, position.nameDistance, position.sortName, position.id]))
    .digest('base64url')
    .slice(0, 22);
}

function cursorInvalid(): InvalidInput {
  return new InvalidInput([{ field: 'cursor', key: 'cursor.invalid' }]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
