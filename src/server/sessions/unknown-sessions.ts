import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { readKnownPlace } from './known-place.ts';

/** Sessions that there are not, a minute: far more than the tabs of an office whose sessions ended overnight. */
const MOST_PER_MINUTE = 200;

/**
 * Limits how often somebody may come with a session that there is not, in one server: a made-up cookie costs nothing,
 * and the database a look. Browsers that signed in before are counted one by one, all others by their network address:
 * a stranger keeps no administrator at the same address out.
 *
 * @returns looks for a session by `find`. @throws {TooManyRequests} without looking, beyond the limit
 */
export function unknownSessionLimit({
  isHttps,
  trustedProxyCount,
  signingKey,
}: {
  isHttps: boolean;
  trustedProxyCount: number;
  signingKey: () => Promise<SigningKey>;
}) {
  const misses = new RateLimiterMemory({ points: MOST_PER_MINUTE, duration: 60 });
  return async <Found>(
    context: Context,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> => {
    const place = readKnownPlace(context, isHttps, await signingKey());
    const who = place ? `browser ${place.placeId}` : `address ${clientAddress(context, trustedProxyCount)}`;
    // Counted before it is looked for: those that come together cannot slip through together.
    await consume(misses, who);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      return found;
    } finally {
      if (!isMiss) await misses.reward(who);
    }
  };
}

async function consume(limiter: RateLimiterMemory, who: string): Promise<void> {
  try {
    await limiter.consume(who);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
