import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** A page as browsers get it, and the inline scripts that the site itself wrote into it. */
export type PageWithScripts = { html: string; scripts: readonly string[] };

/**
 * Finds the site's own inline scripts. Each render marks them with a nonce that nobody could know before; a script that
 * came into the page with a text (an article, an address) has none. The marks are then taken out: the policy names
 * hashes, so that HTML and header can be kept together in a cache.
 *
 * @param marked the HTML as it was rendered
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

/**
 * The Content-Security-Policy of one HTML page.
 *
 * @param scripts sources of the inline scripts that may run, and no others
 */
export function pageContentSecurityPolicy(scripts: readonly string[]): string {
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
  ].join('; ');
}
