import { setTimeout as delay } from 'node:timers/promises';
import type { ContentChanges } from '#server/database/content-changes.ts';
import type { Logger } from '#server/log.ts';
import type { OfficeFacts, Site } from '#site/site.ts';

/** What is read of a site; the rest is configured. */
type ReadFacts = {
  facts: OfficeFacts & Pick<Site, 'notice'>;
  /** In how many milliseconds the notice ends by itself; undefined where it does not. */
  noticeEndsIn?: number | undefined;
};

/** What the operator shows at this moment. While nothing changes it is the same object. */
export type ReadSite = () => Promise<Site>;

type SiteReaderOptions = {
  /** The configuration: the fallback for what the office has not set. */
  configured: Site;
  /** Reads what is in force of the office, over what is configured, and the notice. */
  readFacts: (configured: OfficeFacts) => Promise<ReadFacts>;
  /** Tells when something else is in force; without it every call reads. */
  changes: ContentChanges | undefined;
  log: Pick<Logger, 'warn'>;
};

/** How long a request waits for a read. A database that answers later shows with one of the next requests. */
const LONGEST_WAIT_MS = 1000;

/**
 * Makes the one reader of the site. What was read is kept in memory until something else is in force; a request after
 * that waits for the new one. While the database does not answer, the last read is served, without a notice that has
 * ended meanwhile, and only the first requests wait for it.
 */
export function siteReader({ configured, readFacts, changes, log }: SiteReaderOptions): ReadSite {
  let last = configured;
  let lastFacts = '';
  /** By the clock of `performance`, which nobody sets. */
  let noticeEndsAt = Number.POSITIVE_INFINITY;
  let isCurrent = false;
  let isAway = false;
  let changeCount = 0;
  let pending: Promise<void> | undefined;
  /** Reads are counted as they begin: one that began later has read later. */
  const reads = { begun: 0, kept: 0 };

  changes?.subscribe((changed) => {
    if (!changed.includes('revisions')) return;
    changeCount += 1;
    isCurrent = false;
    pending = undefined;
  });

  const keep = (
    { facts, noticeEndsIn }: ReadFacts,
    { number, begunAt }: { number: number; begunAt: number },
  ) => {
    if (number < reads.kept) return;
    reads.kept = number;
    // From when it was asked: not later than the timer that has pages rendered again (`announce-in-time.ts`).
    noticeEndsAt = begunAt + (noticeEndsIn ?? Number.POSITIVE_INFINITY);
    const text = JSON.stringify(facts);
    // Who keeps something that was made of a site keeps it by the object.
    if (text !== lastFacts) last = { ...configured, ...facts };
    lastFacts = text;
  };
  const show = (): Site => {
    if (performance.now() < noticeEndsAt) return last;
    noticeEndsAt = Number.POSITIVE_INFINITY;
    last = { ...last, notice: undefined };
    lastFacts = '';
    return last;
  };
  const giveUp = (error: unknown) => {
    // Once for each outage.
    if (!isAway) log.warn({ err: error }, 'what the office has set cannot be read; the last read is shown');
    isAway = true;
  };
  const refresh = async () => {
    reads.begun += 1;
    const number = reads.begun;
    const begunAt = performance.now();
    const [changesBefore, shown] = [changeCount, last];
    try {
      keep(await readFacts(configured), { number, begunAt });
      isCurrent = changesBefore === changeCount;
      const wasAway = isAway;
      isAway = false;
      // Pages that were rendered meanwhile show what was before.
      if (wasAway && last !== shown) changes?.announce(['revisions']);
    } catch (error) {
      giveUp(error);
    }
    if (number === reads.begun) pending = undefined;
  };

  return async () => {
    const isHeard = changes?.versions() !== undefined;
    if (!isHeard) isCurrent = false;
    if (isCurrent) return show();
    // Where no change can be heard a read may have begun before one.
    if (!isHeard && !isAway) pending = undefined;
    pending ??= refresh();
    if (isAway) return show();
    const isInTime = await Promise.race([
      pending.then(() => true),
      delay(LONGEST_WAIT_MS, false, { ref: false }),
    ]);
    if (!isInTime) giveUp(new Error('the database has not answered in time'));
    return show();
  };
}
