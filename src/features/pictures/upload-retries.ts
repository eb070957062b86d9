import { problemOf } from '#client/api.ts';
import { isOffline } from '#ui/connection.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from './picture.ts';

/** What an upload waits for before it goes on by itself. */
export type UploadWait = { for: 'connection' } | { for: 'nextTry'; step: UploadStep; seconds: number };

export type UploadWatch = {
  /** Stops the upload. */
  signal: AbortSignal;
  /** Called when a wait begins, and with undefined when it is over. */
  onWait: (wait: UploadWait | undefined) => void;
};

/**
 * Makes a call of an upload, again and again as `retryDelay` has it. This is the only place that repeats calls, so
 * that no delay is multiplied by another's. Without a connection it waits for one, which counts as no try.
 *
 * @throws {unknown} the last failure; the signal's reason when it was stopped
 */
export async function callWithRetries<Output>(
  step: UploadStep,
  call: () => Promise<Output>,
  watch: UploadWatch,
): Promise<Output> {
  for (let retries = 0; ; ) {
    await waitForConnection(watch);
    try {
      return await call();
    } catch (failure) {
      watch.signal.throwIfAborted();
      const isAnswered = failure instanceof RefusedCall;
      if (!isAnswered && isOffline()) continue;
      const delayMs = retryDelay(step, failure, retries);
      if (delayMs === undefined) throw failure;
      retries += 1;
      await pause(step, delayMs, watch);
    }
  }
}

async function pause(step: UploadStep, delayMs: number, { signal, onWait }: UploadWatch): Promise<void> {
  if (delayMs === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onWait({ for: 'nextTry', step, seconds: Math.ceil(delayMs / 1_000) });
  try {
    await unlessStopped(signal, (resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
  } finally {
    clearTimeout(timer);
    onWait(undefined);
  }
}

async function waitForConnection({ signal, onWait }: UploadWatch): Promise<void> {
  signal.throwIfAborted();
  if (!isOffline()) return;
  onWait({ for: 'connection' });
  try {
    await unlessStopped(signal, (resolve) => {
      window.addEventListener('online', resolve, { once: true, signal });
    });
  } finally {
    onWait(undefined);
  }
}

/** Waits until `begin` has its end called, or the signal stops it. */
function unlessStopped(signal: AbortSignal, begin: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}

/** The calls of an upload: asking for an address, sending the file there, making it the site's. */
export type UploadStep = 'address' | 'upload' | 'configure';

/** Waits before the further tries of the file, in milliseconds (docs/product/article-administration.md). */
const FILE_DELAYS_MS = [0, 1_000, 3_000, 5_000];
/** Waits before those of the requests around it: ten, the first after a second, each twice as long. */
const REQUEST_DELAYS_MS = Array.from({ length: 10 }, (_, retry) => 1_000 * 2 ** retry);
const DELAYS_MS: Record<UploadStep, readonly number[]> = {
  address: REQUEST_DELAYS_MS,
  upload: FILE_DELAYS_MS,
  configure: REQUEST_DELAYS_MS,
};
/** No pause is longer, whatever an answer asks for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;

/** Answers after which a call is tried again, besides those of 500 and more. */
const RETRYABLE_STATUSES = new Set([408, 409, 418, 423, 429]);
const FINAL_FAULTS = new Set([501, 505]);

/** Why an upload came to nothing; the panel has a message for each. */
export type UploadReason =
  | 'address'
  | 'signedOut'
  | 'expired'
  | 'tooLarge'
  | 'type'
  | 'heic'
  | 'refused'
  | 'failed'
  | PictureProblem;

/** An upload that will not be tried again. */
export class UploadGivenUp extends Error {
  readonly reason: UploadReason;

  constructor(reason: UploadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** An answer that was not OK, or not the site's. Its message is "status: body" (docs/product/api.md). */
export class RefusedCall extends Error {
  readonly status: number;
  /** How long the answer asks to wait; 0 when it does not say. */
  readonly retryAfterMs: number;

  constructor({ status, statusText, headers }: Response, body: string, now: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.retryAfterMs = readRetryAfter(headers.get('Retry-After'), now);
  }
}

/**
 * Decides whether a failed call is tried again (docs/product/article-administration.md): after a broken connection and a
 * passing fault, and after 429 not before the pause is over that it asks for. Everything else is final.
 *
 * @param retries further tries that were made
 * @returns milliseconds until the next try; undefined when there is none
 */
export function retryDelay(step: UploadStep, failure: unknown, retries: number): number | undefined {
  const delayMs = DELAYS_MS[step][retries];
  if (delayMs === undefined || !(failure instanceof RefusedCall)) return delayMs;
  const { status, retryAfterMs } = failure;
  if (status === 429) return Math.min(Math.max(delayMs, retryAfterMs), LONGEST_PAUSE_MS);
  return isPassing(status) ? delayMs : undefined;
}

/** Whether the address to upload to is no longer good: 403 'Request has expired'. */
export function isExpired(failure: unknown): boolean {
  return (
    failure instanceof RefusedCall && failure.status === 403 && /request has expired/i.test(failure.message)
  );
}

/** Why a file that was sent did not arrive. */
export function reasonOf(failure: unknown): UploadReason {
  // An OK answer that is none of the site's: the file got no further than a network in between.
  if (!(failure instanceof RefusedCall) || failure.status < 300) return 'failed';
  if (isExpired(failure)) return 'expired';
  if (failure.status === 413) return 'tooLarge';
  if (failure.status === 415) return 'type';
  const key = problemOf(failure)?.fields?.find(({ field }) => field === 'file')?.key;
  return PICTURE_PROBLEMS.find((name) => key === `picture.${name}`) ?? 'refused';
}

function isPassing(status: number): boolean {
  return RETRYABLE_STATUSES.has(status) || (status >= 500 && !FINAL_FAULTS.has(status));
}

/** Reads the header Retry-After: seconds, or a date. */
function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const afterMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(afterMs) ? 0 : Math.max(afterMs, 0);
}
