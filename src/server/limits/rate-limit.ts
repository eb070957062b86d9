import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';

/** Counts one call of the request's network address. @throws {TooManyRequests} with the seconds to wait */
export type CountCall = (context: Context) => Promise<void>;

/** Counts one call of a network address. @throws {TooManyRequests} with the seconds to wait */
export type CountAddress = (address: string) => void;

const MINUTE_MS = 60_000;

type Minute = { count: number; endsAt: number };

/** Counts calls of each name in minutes that begin with its first call. At once: every answer of a cached page is counted. */
function callsInMinute(): (name: string) => Minute {
  // All last equally long, so the first ones end first.
  const minutes = new Map<string, Minute>();
  return (name) => {
    const now = performance.now();
    const known = minutes.get(name);
    if (known && now < known.endsAt) {
      known.count += 1;
      return known;
    }
    for (const [other, { endsAt }] of minutes) {
      if (now < endsAt) break;
      minutes.delete(other);
    }
    const begun = { count: 1, endsAt: now + MINUTE_MS };
    minutes.set(name, begun);
    return begun;
  };
}

/**
 * Limits how often one network address may call. The limit is wide on purpose: a clinic's waiting room shares one
 * address.
 */
export function countAddressesPerMinute(calls: number): CountAddress {
  const countCall = callsInMinute();
  return (address) => {
    const { count, endsAt } = countCall(address);
    if (count > calls) throw new TooManyRequests(Math.ceil((endsAt - performance.now()) / 1000));
  };
}

/** The same limit on requests. */
export function countCallsPerMinute(calls: number): CountCall {
  const count = countAddressesPerMinute(calls);
  return async (context) => count(clientAddress(context));
}

/** The same limit as a middleware of one route. */
export function rateLimitPerMinute(calls: number) {
  const count = countCallsPerMinute(calls);
  return createMiddleware(async (context, next) => {
    await count(context);
    await next();
  });
}

/** Rows a minute, from all addresses together. */
const MOST_PER_MINUTE = 30;

/** Whether to record an event that a network address can repeat as often as it likes. */
export type RecordsRarely = (address: string) => boolean;

/**
 * For lists that are kept for ever and that strangers must not fill: true once a minute for each network address, and
 * not often for all together. Each server counts by itself.
 */
export function recordRarely(): RecordsRarely {
  const ofAddress = callsInMinute();
  const ofAll = callsInMinute();
  return (address) => ofAddress(address).count === 1 && ofAll('all').count <= MOST_PER_MINUTE;
}
