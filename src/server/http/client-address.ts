import type { IncomingMessage } from 'node:http';
import { type BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
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
  /** How many append to X-Forwarded-For; entries further left may be forged by the caller and are not believed. */
  count: number;
  /** From where the last of them connects. */
  networks: BlockList;
};

/**
 * Which network address a request comes from, for limits only: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household or a phone is given that many to choose from. What is no address is one caller, "unknown".
 */
export type AddressReader = (forwardedFor: string | undefined, socketAddress: string | undefined) => string;

const UNKNOWN = 'unknown';
/** Warnings about different addresses; a stranger must not fill the log. */
const MOST_WARNINGS = 5;

/**
 * Believes X-Forwarded-For (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For) when a trusted
 * proxy sends it. Of others, the connection's own address counts.
 *
 * @param warn told once of each address that writes the header without being trusted, and once when what a trusted proxy
 *   wrote is no address
 */
export function addressReader(
  proxies: TrustedProxies,
  warn: (facts: { address?: string }, message: string) => void,
): AddressReader {
  const warned = new Set<string>();
  const warnOnce = (name: string, facts: { address?: string }, message: string) => {
    if (warned.has(name) || warned.size >= MOST_WARNINGS) return;
    warned.add(name);
    warn(facts, message);
  };
  return (forwardedFor, socketAddress) => {
    const socket = readAddress(socketAddress ?? '') ?? UNKNOWN;
    if (proxies.count === 0 || forwardedFor === undefined || socketAddress === undefined) return socket;
    if (!isTrustedProxy(proxies, socketAddress)) {
      warnOnce(
        socket,
        { address: socketAddress },
        'X-Forwarded-For is not believed from this address; if your proxy connects from it, name it in TRUSTED_PROXIES',
      );
      return socket;
    }
    const entry = forwardedFor.split(',').at(-proxies.count)?.trim();
    if (!entry) return socket;
    const address = readAddress(entry);
    if (address === undefined) {
      warnOnce(
        UNKNOWN,
        {},
        'a proxy wrote no network address into X-Forwarded-For; such visitors share one limit',
      );
    }
    return address ?? UNKNOWN;
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
  return context.get('clientAddress') ?? readAddress(socketAddressOf(context) ?? '') ?? UNKNOWN;
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

/** @returns what counts of an address, in one spelling; undefined when it is none */
function readAddress(written: string): string | undefined {
  const { inBrackets, ipv4 } = WRITTEN.exec(written)?.groups ?? {};
  const [bare = ''] = (inBrackets ?? ipv4 ?? written).split('%');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? networkOf(new SocketAddress({ address: bare, family: 'ipv6' }).address) : undefined;
}

/** The first four of an IPv6 address's eight groups, with "::" written out; an IPv4 address in IPv6 clothes is itself. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
