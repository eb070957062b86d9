import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { floridaDayOf } from '#i18n/florida-clock.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import type { Logger } from '#server/log.ts';
import type { Site } from '#site/site.ts';

/** What something that is in force changes of the site. */
export type SitePart = {
  /** Asked again when another day begins in Florida: what is said of a day goes with it. */
  shownOn: (now: Date) => Partial<Site>;
  /** In how many milliseconds it ends by itself; undefined where it does not. */
  endsIn: number | undefined;
};

/** What the operator shows at this moment. While nothing changes it is the same object. */
export type ReadSite = () => Promise<Site>;

type SiteReaderOptions = {
  /** The configuration: the fallback for what the office has not set. */
  configured: Site;
  /** Reads what is in force, over what is configured. */
  readParts: (configured: Site) => Promise<SitePart[]>;
  /** Tells when something else is in force; without it every call reads. */
  changes: ContentChanges | undefined;
  log: Pick<Logger, 'warn'>;
};

/** How long a request waits for a read. A database that answers later shows with one of the next requests. */
const LONGEST_WAIT_MS = 1000;

/**
 * Makes the one reader of the site. What was read is kept in memory until something else is in force; a request after
 * that waits for the new one. While the database does not answer, the last read is served, without what has
 * ended meanwhile, and only the first requests wait for it.
 */
export function siteReader({ configured, readParts, changes, log }: SiteReaderOptions): ReadSite {
  let last = configured;
  /** Ends are by the clock of `performance`, which nobody sets. */
  let parts: { shownOn: SitePart['shownOn']; endsAt: number }[] = [];
  /** What they showed last, and on which day. */
  let shown: Partial<Site>[] = [];
  let day: string | undefined;
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

  const put = (next: typeof parts) => {
    const now = new Date();
    day = floridaDayOf(now);
    parts = next;
    const nextShown = parts.map(({ shownOn }) => shownOn(now));
    const isSame = isDeepStrictEqual(nextShown, shown);
    shown = nextShown;
    // Who keeps something that was made of a site keeps it by the object.
    if (isSame) return;
    last = configured;
    for (const part of shown) last = { ...last, ...part };
  };
  const keep = (read: SitePart[], { number, begunAt }: { number: number; begunAt: number }) => {
    if (number < reads.kept) return;
    reads.kept = number;
    // From when it was asked: not later than the timer that has pages rendered again (`announce-in-time.ts`).
    put(
      read.map(({ shownOn, endsIn }) => ({
        shownOn,
        endsAt: begunAt + (endsIn ?? Number.POSITIVE_INFINITY),
      })),
    );
  };
  const show = (): Site => {
    const now = performance.now();
    const hasEnded = parts.some(({ endsAt }) => endsAt <= now);
    if (hasEnded || floridaDayOf(new Date()) !== day) put(parts.filter(({ endsAt }) => now < endsAt));
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
    const [changesBefore, lastBefore] = [changeCount, last];
    try {
      keep(await readParts(configured), { number, begunAt });
      isCurrent = changesBefore === changeCount;
      const wasAway = isAway;
      isAway = false;
      // Pages that were rendered meanwhile show what was before.
      if (wasAway && last !== lastBefore) changes?.announce(['revisions']);
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
