import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The network address that asked, for limits only; it is never logged. Of an IPv6 address only the first 64 bits
 * count: a household or a phone is given that many addresses to choose from.
 *
 * @param trustedProxyCount how many reverse proxies in front append to X-Forwarded-For; entries further left may be
 *   forged by the caller and are not believed
 */
export function clientAddress(context: Context, trustedProxyCount: number): string {
  const address = forwardedAddress(context, trustedProxyCount) ?? socketAddress(context) ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function forwardedAddress(context: Context, trustedProxyCount: number): string | undefined {
  if (trustedProxyCount === 0) return undefined;
  return context.req.header('X-Forwarded-For')?.split(',').at(-trustedProxyCount)?.trim() || undefined;
}

function socketAddress(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined;
}

/** The first four of an IPv6 address's eight groups, with "::" written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase();
}
