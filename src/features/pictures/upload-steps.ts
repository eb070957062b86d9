import { problemOf } from '#client/api.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from './picture-upload.ts';

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

/** An answer that was not OK. Its message is "status: body" (docs/product/api.md). */
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
  if (!(failure instanceof RefusedCall)) return 'failed';
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
