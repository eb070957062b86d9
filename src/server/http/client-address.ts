import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv4, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isIn } from './networks.ts';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string;
  }
}

/** The reverse proxies in front of the site. */
export type TrustedProxies = {
  /** How many append to X-Forwarded-For at most; entries further left may be forged by the caller and are not believed. */
  count: number;
  /** Their addresses. */
  networks: BlockList;
};

/**
 * Which network address a request comes from, for limits only: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household or a phone is given that many to choose from. What is no address is one caller, "unknown".
 */
export type AddressReader = (forwardedFor: string | undefined, socketAddress: string | undefined) => string;

const UNKNOWN = 'unknown';
/** Addresses that the log names; a stranger must not fill it. */
const MOST_NAMED = 20;

/**
 * Believes X-Forwarded-For (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For) from the right, as
 * far as trusted proxies wrote it: the client is the first address that is none, at most `count` entries away. Of a
 * connection that is no proxy's, its own address counts.
 *
 * @param warn told once of each connection's address that writes the header without being trusted, once when a further
 *   proxy is not trusted, and once when what a trusted proxy wrote is no address. What stands in a header is never told: it
 *   can be a visitor's address, or anything.
 */
export function addressReader(
  { count, networks }: TrustedProxies,
  warn: (facts: { address?: string }, message: string) => void,
): AddressReader {
  const named = new Set<string>();
  const warnOfStranger = (address: string) => {
    const name = nameOf(address) ?? UNKNOWN;
    if (named.has(name) || named.size >= MOST_NAMED) return;
    named.add(name);
    warn(
      { address },
      'X-Forwarded-For is not believed from this address; if it is a proxy of yours, name it in TRUSTED_PROXIES',
    );
  };
  let hasWarnedOfFurther = false;
  const warnOfFurther = () => {
    if (!hasWarnedOfFurther)
      warn({}, 'a further proxy is not in TRUSTED_PROXIES: name all of yours, or lower TRUSTED_PROXY_COUNT');
    hasWarnedOfFurther = true;
  };
  let hasWarnedOfText = false;
  const unknown = () => {
    if (!hasWarnedOfText)
      warn({}, 'a proxy wrote no network address into X-Forwarded-For; such visitors share one limit');
    hasWarnedOfText = true;
    return UNKNOWN;
  };
  return (forwardedFor, socketAddress = '') => {
    let client = socketAddress;
    const entries = count === 0 ? [] : (forwardedFor?.split(',') ?? []);
    for (let hop = 1; hop <= count; hop += 1) {
      const entry = entries.at(-hop)?.trim();
      if (!entry) break;
      if (!isIn(networks, plainAddress(client) ?? '')) {
        if (hop === 1) warnOfStranger(client);
        else warnOfFurther();
        break;
      }
      client = entry;
    }
    if (client === socketAddress) return nameOf(socketAddress) ?? UNKNOWN;
    return nameOf(client) ?? unknown();
  };
}

/** Whether a connection comes from a proxy, which brings other people's requests. */
export function isTrustedProxy(
  { count, networks }: TrustedProxies,
  socketAddress: string | undefined,
): boolean {
  return count > 0 && socketAddress !== undefined && isIn(networks, socketAddress);
}

/**
 * Finds out once, before anything else is done with a request, which network address it comes from. Everything behind
 * it reads `clientAddress(context)`.
 */
export function resolveClientAddress(read: AddressReader) {
  return createMiddleware(async (context, next) => {
    context.set('clientAddress', read(context.req.header('X-Forwarded-For'), socketAddressOf(context)));
    await next();
  });
}

/**
 * The network address that asked, for limits only; it is never logged. Where `resolveClientAddress` was not mounted, the
 * connection's own address counts and no header is believed.
 */
export function clientAddress(context: Context): string {
  return context.get('clientAddress') ?? nameOf(socketAddressOf(context) ?? '') ?? UNKNOWN;
}

/** The same of a request that has not reached the application yet. */
export function requestAddress({ headers, socket }: IncomingMessage, read: AddressReader): string {
  return read(headers['x-forwarded-for']?.toString(), socket.remoteAddress);
}

function socketAddressOf(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined;
}

/** An address that may have a port: 203.0.113.2:50001 (Azure, IIS), [2001:db8::1]:443. */
const WRITTEN = /^(?:\[(?<inBrackets>[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d{1,5})?$/;
/** What a socket that takes both protocols calls an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** An address without port, brackets and zone; undefined when it is none. */
function plainAddress(written: string): string | undefined {
  const { inBrackets, ipv4 } = WRITTEN.exec(written)?.groups ?? {};
  const [bare = ''] = (inBrackets ?? ipv4 ?? written).split('%');
  const plain = bare.replace(MAPPED, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/** What counts of an address, in one spelling; undefined when it is none. */
function nameOf(written: string): string | undefined {
  // Most are; each kept page asks.
  if (isIPv4(written)) return written;
  const address = plainAddress(written);
  if (address === undefined || isIPv4(address)) return address;
  const spelling = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = spelling.replace(MAPPED, '');
  return isIPv4(mapped) ? mapped : networkOf(spelling);
}

/** The first four of an IPv6 address's eight groups, with "::" written out. */
function networkOf(address: string): string {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
