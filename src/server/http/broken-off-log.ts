import type { Logger } from '#server/log.ts';

const EVERY_MS = 60_000;

/**
 * Counts requests whose sender went away before the body had come whole. That is nobody's fault, and whoever does it
 * on purpose must not fill the log: one line tells how many there were in the minute after the first.
 *
 * @returns called for each
 */
export function brokenOffLog(log: Logger): () => void {
  let count = 0;
  const tell = () => {
    log.info({ count }, 'requests were broken off');
    count = 0;
  };
  return () => {
    if (count === 0) setTimeout(tell, EVERY_MS).unref();
    count += 1;
  };
}
