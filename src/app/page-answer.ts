import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Locale, localeFromPath, unprefixedPath } from '#i18n/locale.ts';
import { chooseEncoding, type Encoding, namesVersion, SHARED_CACHE } from '#server/http/kept-answers.ts';
import { ASKS_FOR_PLACE } from '#server/http/security-headers.ts';

/** The page that finds who is near. */
const NEAR_PAGE = '/providers';

/** What an address's answers have in common. */
export type PageAddress = { pathname: string; locale: Locale; isAdministration: boolean };

/** A page that is the same for all visitors. */
export type CachedPage = { encoded: EncodedPage; policy: string };

/** What a request says about the answer that it wants. */
export type Wanted = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** What a cached page is answered with: its bytes in an encoding, or that the browser has them already. */
export type AnswerKind = Encoding | 'not-modified';

/** Chooses what a request for a cached page is answered with. */
export function answerKind(
  { ifNoneMatch, acceptEncoding }: Wanted,
  { encoded }: Pick<CachedPage, 'encoded'>,
): AnswerKind {
  return namesVersion(ifNoneMatch, encoded.etag) ? 'not-modified' : chooseEncoding(acceptEncoding);
}

/** The answer with a page that is the same for all visitors. */
export function cachedAnswer(
  kind: AnswerKind,
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
    ...permissionsOf(pathname),
  };
  if (kind === 'not-modified') return { status: 304, headers, body: null };
  headers['Content-Type'] = 'text/html; charset=utf-8';
  if (kind !== 'identity') headers['Content-Encoding'] = kind;
  return { status: 200, headers, body: encoded[kind] };
}

/** The answer with a page that was rendered for one request alone. */
export async function answerOnce(
  { acceptEncoding }: Wanted,
  { pathname, locale, isAdministration }: PageAddress,
  page: {
    html: Uint8Array<ArrayBuffer>;
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
    // computer must not see is not even stored on its disk.
    'Cache-Control': isAdministration || page.isConfidential ? 'no-store' : 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...permissionsOf(pathname),
  };
  if (isAdministration) headers['X-Robots-Tag'] = 'noindex, nofollow';
  if (page.retryAfterSeconds !== undefined) headers['Retry-After'] = String(page.retryAfterSeconds);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return new Response(await encodeOnce(page.html, encoding), { status: page.status, headers });
}

function permissionsOf(pathname: string): Record<string, string> {
  return unprefixedPath(pathname) === NEAR_PAGE ? ASKS_FOR_PLACE : {};
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** 256 kB; pages have up to 200. */
const WINDOW_BITS = 18;

/** A page's HTML as bytes, in each encoding that browsers ask for. */
export type EncodedPage = Record<Encoding, Uint8Array<ArrayBuffer>> & {
  /** Weak, because it stands for the page and not for one encoding of it (RFC 9110, section 8.8.1). */
  etag: string;
};

/**
 * Compression levels: `quick` while somebody waits, `best` (as files are compressed at the build) for what is cached.
 */
const EFFORT = {
  quick: { br: 5, gzip: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 },
} as const;

/**
 * Makes a function that compresses cached pages as far as possible, one after the other, after they were first served.
 *
 * @returns takes a page whose `encoded` it replaces, if it is still wanted when its turn comes; does nothing for one that it has had
 */
export function pageImprover() {
  const taken = new WeakSet<object>();
  let turn = Promise.resolve();
  return (page: { encoded: EncodedPage }, isWanted: () => boolean): void => {
    if (taken.has(page)) return;
    taken.add(page);
    turn = turn.then(async () => {
      if (isWanted()) page.encoded = await encodePage(page.encoded.identity, 'best');
    });
  };
}

/** Encodes a page for one answer. */
async function encodeOnce(
  html: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'identity' ? html : compress(html, encoding, 'quick');
}

/** Encodes a page in every way. The work is done in Node's pool of threads. */
export async function encodePage(
  identity: Uint8Array<ArrayBuffer>,
  effort: keyof typeof EFFORT,
): Promise<EncodedPage> {
  const [br, zipped] = await Promise.all([
    compress(identity, 'br', effort),
    compress(identity, 'gzip', effort),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { identity, br, gzip: zipped, etag: `W/"${digest}"` };
}

function compress(
  plain: Uint8Array<ArrayBuffer>,
  encoding: 'br' | 'gzip',
  effort: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(plain, { level: EFFORT[effort].gzip });
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORT[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // A window that holds a page: a larger one would be prepared for each and compress nothing better.
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}
