import { TooManyRequests } from '#server/errors.ts';

/** Calls under names, counted in minutes that begin with the first call of a name. Each server counts by itself. */
export type MinuteCount = {
  /**
   * Counts a call; at once, because every answer of a cached page is counted.
   *
   * @param name short: a network address, an id
   * @returns how many calls it is in its minute
   * @throws {TooManyRequests} beyond the limit, with the seconds to wait
   */
  count: (name: string) => number;
  /** Takes back a call that was counted before it was known whether it counts. */
  takeBack: (name: string) => void;
};

const MINUTE_MS = 60_000;
/** Beyond this many names the one whose minute began first is forgotten. Ten such counts, full, measured 24 MB. */
const MOST_NAMES = 10_000;

/**
 * @param limit calls that each name may make in a minute
 * @param mostNames how many are remembered
 */
export function countPerMinute(limit: number, mostNames = MOST_NAMES): MinuteCount {
  // All minutes last equally long, so the first ones end first.
  const minutes = new Map<string, { calls: number; endsAt: number }>();
  return {
    count: (name) => {
      const now = performance.now();
      const known = minutes.get(name);
      if (known && now < known.endsAt) {
        known.calls += 1;
        if (known.calls > limit) throw new TooManyRequests(Math.ceil((known.endsAt - now) / 1000));
        return known.calls;
      }
      minutes.delete(name);
      for (const [other, { endsAt }] of minutes) {
        if (now < endsAt && minutes.size < mostNames) break;
        minutes.delete(other);
      }
      minutes.set(name, { calls: 1, endsAt: now + MINUTE_MS });
      return 1;
    },
    takeBack: (name) => {
      const known = minutes.get(name);
      if (known) known.calls -= 1;
    },
  };
}
