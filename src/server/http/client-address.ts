import type { IncomingMessage } from 'node:http';
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
  const socketAddress = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return addressOf(context.req.header('X-Forwarded-For'), socketAddress, trustedProxyCount);
}

/** The same of a request that has not reached the application yet. */
export function requestAddress({ headers, socket }: IncomingMessage, trustedProxyCount: number): string {
  return addressOf(headers['x-forwarded-for']?.toString(), socket.remoteAddress, trustedProxyCount);
}

function addressOf(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedProxyCount: number,
): string {
  const forwarded =
    trustedProxyCount === 0 ? undefined : forwardedFor?.split(',').at(-trustedProxyCount)?.trim();
  const plain = (forwarded || socketAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
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
