import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string;
  }
}

/**
 * Finds out once, before anything else is done with a request, which network address it comes from. Everything behind
 * it reads `clientAddress(context)`.
 *
 * @param trustedProxyCount how many reverse proxies in front append to X-Forwarded-For; entries further left may be
 *   forged by the caller and are not believed
 */
export function resolveClientAddress(trustedProxyCount: number) {
  return createMiddleware(async (context, next) => {
    const forwardedFor = context.req.header('X-Forwarded-For');
    context.set('clientAddress', addressOf(forwardedFor, socketAddressOf(context), trustedProxyCount));
    await next();
  });
}

/**
 * The network address that asked, for limits only; it is never logged. Of an IPv6 address only the first 64 bits
 * count: a household or a phone is given that many addresses to choose from. Where `resolveClientAddress` was not
 * mounted, the connection's own address counts and no header is believed.
 */
export function clientAddress(context: Context): string {
  return context.get('clientAddress') ?? addressOf(undefined, socketAddressOf(context), 0);
}

/** The same of a request that has not reached the application yet. */
export function requestAddress({ headers, socket }: IncomingMessage, trustedProxyCount: number): string {
  return addressOf(headers['x-forwarded-for']?.toString(), socket.remoteAddress, trustedProxyCount);
}

function socketAddressOf(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined;
}

function addressOf(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedProxyCount: number,
): string {
  const forwarded =
    trustedProxyCount === 0 ? undefined : forwardedFor?.split(',').at(-trustedProxyCount)?.trim();
  const plain = (forwarded || socketAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  // isIPv6 is slow, and most addresses are IPv4.
  return plain.includes(':') && isIPv6(plain) ? networkOf(plain) : plain;
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
