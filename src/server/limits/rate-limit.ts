import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';

/** Counts one call of the request's network address. @throws {TooManyRequests} with the seconds to wait */
export type CountCall = (context: Context) => Promise<void>;

/** Counts one call of a network address. @throws {TooManyRequests} with the seconds to wait */
export type CountAddress = (address: string) => Promise<void>;

/**
 * Limits how often one network address may call. The limit is wide on purpose: a clinic's waiting room shares one
 * address.
 */
export function countAddressesPerMinute(calls: number): CountAddress {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
}

/** The same limit on requests. */
export function countCallsPerMinute(calls: number): CountCall {
  const count = countAddressesPerMinute(calls);
  return (context) => count(clientAddress(context));
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
export type RecordsRarely = (address: string) => Promise<boolean>;

/**
 * For lists that are kept for ever and that strangers must not fill: true once a minute for each network address, and
 * not often for all together. Each server counts by itself.
 */
export function recordRarely(): RecordsRarely {
  const ofAddress = new RateLimiterMemory({ points: 1, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: MOST_PER_MINUTE, duration: 60 });
  return async (address) => {
    try {
      await ofAddress.consume(address);
      await ofAll.consume('all');
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
