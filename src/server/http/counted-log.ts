import type { Logger } from '#server/log.ts';

const EVERY_MS = 60_000;
/** Lines that name senders, under way at once; whoever sends from very many addresses does not fill the log either. */
const MOST_WITH_SENDER = 200;

/** What is logged about something that is counted; equal facts are logged together. */
export type CountedFacts = Record<string, string | number>;

/**
 * Counts what anybody can cause on purpose and as often as they like, which must not fill the log: for equal events,
 * one line says how many there were in the minute after the first.
 *
 * @param message the line's words
 * @returns called for each. `sender` is left out where there are lines of very many
 */
export function countedLog(
  log: Logger,
  message: string,
): (facts?: CountedFacts, sender?: string | undefined) => void {
  const counts = new Map<string, { line: CountedFacts; count: number }>();
  const beginCount = (key: string, line: CountedFacts) => {
    const counted = { line, count: 0 };
    counts.set(key, counted);
    setTimeout(() => {
      counts.delete(key);
      log.info({ count: counted.count, ...line }, message);
    }, EVERY_MS).unref();
    return counted;
  };
  return (facts = {}, sender) => {
    const whole = sender === undefined ? facts : { ...facts, sender };
    const known = counts.get(JSON.stringify(whole));
    const line = known || counts.size < MOST_WITH_SENDER ? whole : facts;
    const key = JSON.stringify(line);
    const counted = counts.get(key) ?? beginCount(key, line);
    counted.count += 1;
  };
}
