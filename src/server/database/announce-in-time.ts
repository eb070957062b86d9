import type { ContentChanges } from './content-changes.ts';

/** A timer takes no longer time, and what may have been missed waits no longer. */
const LONGEST_MS = 3_600_000;
/** How long after a failure the next moment is asked for again. */
const RETRY_MS = 1000;

type AnnounceOptions = {
  changes: Pick<ContentChanges, 'announce' | 'subscribe'>;
  /** In how many milliseconds something takes over by the clock; undefined when nothing waits. */
  untilNext: () => Promise<number | undefined>;
};

/**
 * Announces a change of the versioned contents (`src/revisions`) on this server at the moment at which something takes
 * over by the clock. One timer: it is set again after every change and at its time, so that a moment at which the
 * database's clock is not there yet comes once more.
 *
 * An answer knows what comes after it, so each is announced, too: what has come since the question, or while the timer was
 * late, was the next of no answer.
 */
export function announceInTime({ changes, untilNext }: AnnounceOptions): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;
  let isClosed = false;
  let isAnnouncing = false;

  const announce = () => {
    isAnnouncing = true;
    changes.announce(['revisions']);
    isAnnouncing = false;
  };
  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(then, milliseconds).unref();
  };
  const setTimer = async () => {
    asked += 1;
    const number = asked;
    const next = await untilNext().catch(() => 'failed' as const);
    // Something has changed since, and the answer to that counts.
    if (number !== asked || isClosed) return;
    if (next === 'failed') return wait(RETRY_MS, () => void setTimer());
    announce();
    wait(Math.min(next ?? LONGEST_MS, LONGEST_MS), () => {
      announce();
      void setTimer();
    });
  };

  changes.subscribe((changed) => {
    if (changed.includes('revisions') && !isAnnouncing) void setTimer();
  });
  void setTimer();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
