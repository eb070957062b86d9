import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from '#server/http/client-address.ts';
import { countPerMinute, type MinuteCount } from './minute-count.ts';

/** Counts one call of the request's network address. @throws {TooManyRequests} with the seconds to wait */
export type CountCall = (context: Context) => Promise<void>;

/**
 * Limits how often one network address may call. The limit is wide on purpose: a clinic's waiting room shares one
 * address.
 */
export function countCallsPerMinute(calls: number): CountCall {
  return countCallsBy(countPerMinute(calls));
}

/** The same with a count that is also used elsewhere. */
export function countCallsBy({ count }: MinuteCount): CountCall {
  return async (context) => {
    count(clientAddress(context));
  };
}

/** The same limit as a middleware of one route. */
export function rateLimitPerMinute(calls: number) {
  const count = countCallsPerMinute(calls);
  return createMiddleware(async (context, next) => {
    await count(context);
    await next();
  });
}
