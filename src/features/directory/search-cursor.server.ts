import { createHash } from 'node:crypto';
import { z } from 'zod';
import { InvalidInput } from '#server/errors.ts';
import { FILTER_NAMES } from './directory-filters.ts';
import type { SearchProvidersRequest } from './search-providers.ts';

/** The last result of a page: the next page begins behind it in the order (own ZIP first, searchName, id). */
export type SearchPosition = {
  /** True for a match of the ZIP code itself in a search that was widened to its county. */
  isOwnZip: boolean;
  searchName: string;
  id: string;
};

const cursorContent = z.tuple([z.string(), z.boolean(), z.string().regex(/^[^\p{Cc}]*$/u), z.guid()]);

/** Writes a position as an opaque text that only continues the same search. */
export function writeCursor(request: SearchProvidersRequest, position: SearchPosition): string {
  const { isOwnZip, searchName, id } = position;
  const content = [checksum(request, position), isOwnZip, searchName, id];
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
  const [sum, isOwnZip, searchName, id] = content.data;
  const position = { isOwnZip, searchName, id };
  if (sum !== checksum(request, position)) throw cursorInvalid();
  return position;
}

/** Binds a position to the filters. It guards against mistakes; a forged position could only show public rows. */
function checksum(request: SearchProvidersRequest, position: SearchPosition): string {
  const bound = FILTER_NAMES.map((name) => request[name] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([bound, position.isOwnZip, position.searchName, position.id]))
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
