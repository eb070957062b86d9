import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';

/**
 * Limits how often one network address may call a route. The limit is wide on purpose: a clinic's waiting room
 * shares one address.
 *
 * @throws {TooManyRequests} with the seconds to wait
 */
export function rateLimitPerMinute({
  calls,
  trustedProxyCount,
}: {
  calls: number;
  trustedProxyCount: number;
}) {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return createMiddleware(async (context, next) => {
    try {
      await limiter.consume(clientAddress(context, trustedProxyCount));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
    await next();
  });
}
