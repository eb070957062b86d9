import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The network address that asked, for limits only; it is never logged.
 *
 * @param trustedProxyCount how many reverse proxies in front append to X-Forwarded-For; entries further left may be
 *   forged by the caller and are not believed
 */
export function clientAddress(context: Context, trustedProxyCount: number): string {
  if (trustedProxyCount > 0) {
    const hops = context.req.header('X-Forwarded-For')?.split(',') ?? [];
    const hop = hops.at(-trustedProxyCount)?.trim();
    if (hop) return hop;
  }
  // An in-process call (server render) has no socket; the page request itself was already counted.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process';
}
