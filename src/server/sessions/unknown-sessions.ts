import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { readTrustedDevice } from './trusted-device.ts';

/**
 * Requests a minute with sessions that do not exist: far more than the tabs of an office whose sessions ended
 * overnight.
 */
const MOST_PER_MINUTE = 200;

/**
 * Limits how often one client may send a session that does not exist, in one server: a made-up cookie costs nothing,
 * and the database a look. Browsers that signed in before are counted one by one, all others by their network address:
 * a stranger keeps no administrator at the same address out.
 *
 * @returns looks for a session by `find`. @throws {TooManyRequests} without looking, beyond the limit
 */
export function unknownSessionLimit({
  isHttps,
  signingKey,
}: {
  isHttps: boolean;
  signingKey: () => Promise<SigningKey>;
}) {
  const misses = new RateLimiterMemory({ points: MOST_PER_MINUTE, duration: 60 });
  return async <Found>(
    context: Context,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> => {
    const device = readTrustedDevice(context, isHttps, await signingKey());
    const who = device ? `browser ${device.deviceId}` : `address ${clientAddress(context)}`;
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
