import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** @param place who may ask the browser where it is: nobody, or this site's own scripts */
function permissionsPolicy(place: '()' | '(self)'): string {
  return `camera=(), microphone=(), geolocation=${place}, payment=(), usb=()`;
}

/** Headers of every answer. Pages add their own Content-Security-Policy with the hashes of their inline scripts. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy('()'),
} as const;

/** Of a page that may ask the visitor for their place, in place of the common one. */
export const ASKS_FOR_PLACE = { 'Permissions-Policy': permissionsPolicy('(self)') };

const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** @param isHttps whether the public address is https; only then browsers are told to insist on it */
export function commonHeaders({ isHttps }: { isHttps: boolean }): Readonly<Record<string, string>> {
  return isHttps
    ? { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
}

/**
 * Adds the headers of every answer where it has none of its own, and a policy likewise. It writes into those of the answer:
 * Hono's `context.header` makes a new answer for each, whose body is then a stream, which costs a quarter of a search.
 */
export function securityHeaders(options: { isHttps: boolean }) {
  const added = Object.entries({ ...commonHeaders(options), 'Content-Security-Policy': API_POLICY });
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  });
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A page and the inline scripts that the site itself wrote into it. Both have one character for each byte of their UTF-8
 * (`app/page-content.ts`).
 */
export type PageWithScripts = { html: string; scripts: readonly string[] };

/**
 * Finds the site's own inline scripts. Each render marks them with a nonce that nobody could know before; a script that
 * came into the page with a text (an article, an address) has none. The marks are then taken out: the policy names
 * hashes, so that HTML and header can be kept together in a cache.
 *
 * @param marked the HTML as it was rendered, with one character for each byte
 * @param nonce the one of this render
 */
export function takeOwnScripts(marked: string, nonce: string): PageWithScripts {
  const mark = ` nonce="${nonce}"`;
  const own = [...marked.matchAll(SCRIPT)].filter(([, attributes = '']) => attributes.includes(mark));
  const inline = own.filter(([, attributes = '']) => !/\ssrc=/.test(attributes));
  return {
    html: marked.replaceAll(mark, '').replace(/<meta property="csp-nonce"[^>]*>/, ''),
    scripts: inline.map(([, , source = '']) => source),
  };
}

/** Where browsers report what a page's policy has refused (`csp-reports.ts`). */
const REPORTS_PATH = '/api/csp-reports';

/**
 * The Content-Security-Policy of one HTML page. No script may write HTML or scripts from text (Trusted Types), and none
 * may make a policy of its own that would allow it: neither our code nor React's or the router's needs one.
 * Every browser knows `report-uri`; its successor, `report-to`, would take one header more with every page.
 *
 * @param scripts sources of the inline scripts that may run, and no others, in UTF-8
 */
export function pageContentSecurityPolicy(scripts: readonly Uint8Array[]): string {
  const hashes = new Set(
    scripts.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`),
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
