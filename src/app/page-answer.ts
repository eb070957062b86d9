import { chooseEncoding, type EncodedPage, encodeOnce } from '#app/page-encodings.ts';
import { type Locale, localeFromPath } from '#i18n/locale.ts';

/**
 * How long shared caches (nginx, a CDN) may keep a page, and how long they may show the old one while they ask for the
 * new one, in seconds. Browsers ask each time. See docs/operations/behind-nginx.md.
 */
const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** What an address's answers have in common. */
export type PageAddress = { pathname: string; locale: Locale; isAdministration: boolean };

/** A page that everybody gets alike. */
export type CachedPage = { encoded: EncodedPage; policy: string };

/** What a request says about the answer that it wants. */
export type Wanted = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** The answer with a page that everybody gets alike; 304 when the browser has it already. */
export function cachedAnswer(
  { ifNoneMatch, acceptEncoding = '' }: Wanted,
  { pathname, locale }: Omit<PageAddress, 'isAdministration'>,
  { encoded, policy }: CachedPage,
): { status: 200 | 304; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null } {
  const isForAll = localeFromPath(pathname) !== undefined;
  const headers: Record<string, string> = {
    'Content-Language': locale,
    'Content-Security-Policy': policy,
    'Cache-Control': isForAll ? SHARED_CACHE : 'private, no-cache',
    Vary: isForAll ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
    ETag: encoded.etag,
  };
  if (names(ifNoneMatch, encoded.etag)) return { status: 304, headers, body: null };
  const encoding = chooseEncoding(acceptEncoding);
  headers['Content-Type'] = 'text/html; charset=utf-8';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { status: 200, headers, body: encoded[encoding] };
}

/** The answer with a page that was rendered for one request alone. */
export async function answerOnce(
  { acceptEncoding = '' }: Wanted,
  { locale, isAdministration }: PageAddress,
  page: {
    html: string;
    policy: string;
    status: number;
    retryAfterSeconds: number | undefined;
    /** Whether it shows what somebody typed into a form, or the reference of one that was sent. */
    isConfidential: boolean;
  },
): Promise<Response> {
  const encoding = chooseEncoding(acceptEncoding);
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': page.policy,
    // The answer depends on the visitor: browsers ask again, shared caches keep nothing. What others at the same
    // computer must not find does not even get onto its disk.
    'Cache-Control': isAdministration || page.isConfidential ? 'no-store' : 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  if (isAdministration) headers['X-Robots-Tag'] = 'noindex, nofollow';
  if (page.retryAfterSeconds !== undefined) headers['Retry-After'] = String(page.retryAfterSeconds);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return new Response(await encodeOnce(page.html, encoding), { status: page.status, headers });
}

/** Whether an If-None-Match header names a version (RFC 9110, section 13.1.2: weak comparison). */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace(/^W\//, '') === opaque;
  });
}
