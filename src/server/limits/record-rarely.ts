import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Rows a minute, from all addresses together. */
const MOST_PER_MINUTE = 30;

/** Whether something is recorded that a network address can repeat as often as it likes. */
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
