import type { Context } from 'hono';
import { ForeignOrigin } from '#server/errors.ts';

/**
 * Refuses a write that another site made a visitor's browser send (CSRF). Browsers say where a write comes from. A client
 * that sends neither that nor cookies has no session that could be abused, and is let through.
 *
 * @param publicOrigin the site's public address, besides the host that was asked
 * @throws {ForeignOrigin}
 */
export function refuseForeignWrite(context: Context, publicOrigin: string): void {
  if (context.req.header('Sec-Fetch-Site') === 'same-origin') return;
  const origin = context.req.header('Origin');
  if (origin !== undefined && isOwnOrigin(context, origin, publicOrigin)) return;
  const isFromBrowser = origin !== undefined || context.req.header('Sec-Fetch-Site') !== undefined;
  if (isFromBrowser || context.req.header('Cookie')) throw new ForeignOrigin();
}

/**
 * Refuses a read that another site made an administrator's browser send: a link from there is followed with the
 * session's cookie. A browser that does not say where a request comes from is let through, and so is an address that
 * somebody typed ("none").
 *
 * @throws {ForeignOrigin}
 */
export function refuseForeignRead(context: Context): void {
  // "same-site" is another host of the same domain; this site's own pages are "same-origin".
  const site = context.req.header('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') throw new ForeignOrigin();
}

/** Whether an origin is this site: its public address, or the host that was asked. */
export function isOwnOrigin(context: Context, origin: string, publicOrigin: string): boolean {
  return origin === publicOrigin || hostOf(origin) === hostAsked(context);
}

/** The host, with its port, that a request asks for. */
export function hostAsked(context: Context): string {
  return context.req.header('Host') ?? new URL(context.req.url).host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
