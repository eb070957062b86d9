/* What answers that browsers and shared caches keep have in common: for how long, under which ETag, in which encoding. */

/**
 * How long shared caches (nginx, a CDN) may keep an answer, and how long they may show the old one while they ask for the
 * new one, in seconds. Browsers ask each time. See docs/operations/behind-nginx.md.
 */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** Whether an If-None-Match header names a version (RFC 9110, section 13.1.2: weak comparison). */
export function namesVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace(/^W\//, '') === opaque;
  });
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding to answer in: the smallest one that an Accept-Encoding header names without forbidding it ("br;q=0"). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => accepts(acceptEncoding ?? '', encoding)) ?? 'identity';
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const entry = acceptEncoding.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
