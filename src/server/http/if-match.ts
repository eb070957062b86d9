import type { Context } from 'hono';
import { InvalidInput, StaleVersion } from '#server/errors.ts';

/** The entity tag of a row's version: 3 → `"v3"`. */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/**
 * Reads the versions that a write accepts from its If-Match header (RFC 9110, section 13.1.1). A weak tag matches
 * none, because the comparison is strong.
 *
 * @returns undefined when every version will do: no header, or `*`
 * @throws {InvalidInput} when the header is no list of entity tags
 */
export function readIfMatch(context: Context): ReadonlySet<string> | undefined {
  const header = context.req.header('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  if (!tags.every((tag) => /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag))) {
    throw new InvalidInput([{ field: 'If-Match', key: 'ifMatch.format' }]);
  }
  return new Set(tags.filter((tag) => !tag.startsWith('W/')));
}

/** Refuses a write that was made for another version. @throws {StaleVersion} */
export function refuseStaleWrite(accepted: ReadonlySet<string> | undefined, version: number): void {
  if (accepted && !accepted.has(versionTag(version))) throw new StaleVersion();
}
