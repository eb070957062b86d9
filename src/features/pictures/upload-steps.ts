import { type Problem, problemOf } from '#client/api.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from './picture-upload.ts';

/** Waits before the further tries of an upload, in milliseconds (specification, section 9). */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000];
/** Answers after which an upload is tried again, besides those of 500 and more (specification, section 9). */
const RETRYABLE_STATUSES = new Set([408, 409, 418, 423, 429]);
const FINAL_FAULTS = new Set([501, 505]);

/** Why an upload came to nothing; the panel has words for each. */
export type UploadReason = 'address' | 'signedOut' | 'tooLarge' | 'type' | 'failed' | PictureProblem;

/** An upload that will not be tried again. */
export class UploadGivenUp extends Error {
  readonly reason: UploadReason;

  constructor(reason: UploadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The API gave no address to upload to; the cause is what it said. */
export class AddressFailed extends Error {}

/** What to do after a try that failed. */
export type NextStep =
  | { step: 'tryAgain'; afterMs: number }
  | { step: 'waitUntilOnline' }
  /** Ask for another address first: the old one has expired. */
  | { step: 'renewAddress' }
  | { step: 'signIn' }
  | { step: 'giveUp'; reason: UploadReason };

/** How far an upload has come. */
export type UploadProgress = {
  /** Further tries that were made. */
  retries: number;
  /** Another address has been asked for once. */
  isRenewed: boolean;
  isOnline: boolean;
};

/**
 * Decides what follows a failed try (specification, section 8): broken connections and passing faults are tried again,
 * 429 after the pause that it asks for, an address that has expired is renewed once, everything else is final.
 *
 * @param failure what Uppy reports: with a status and a body when there was an answer
 */
export function nextStep(failure: unknown, { retries, isRenewed, isOnline }: UploadProgress): NextStep {
  const { status, problem } = answerIn(failure);
  const ofAddress = failure instanceof AddressFailed;
  if (status === undefined && !isOnline) return { step: 'waitUntilOnline' };
  if (status === undefined || isPassing(status)) {
    const delayMs = RETRY_DELAYS_MS[retries];
    if (delayMs === undefined) return { step: 'giveUp', reason: ofAddress ? 'address' : 'failed' };
    return { step: 'tryAgain', afterMs: Math.max(delayMs, (problem?.retryAfterSeconds ?? 0) * 1_000) };
  }
  if (ofAddress) return { step: 'giveUp', reason: 'address' };
  if (status === 401) return { step: 'signIn' };
  if (status === 403 && problem?.code === 'upload-expired' && !isRenewed) return { step: 'renewAddress' };
  return { step: 'giveUp', reason: reasonOf(status, problem) };
}

function isPassing(status: number): boolean {
  return RETRYABLE_STATUSES.has(status) || (status >= 500 && !FINAL_FAULTS.has(status));
}

function reasonOf(status: number, problem: Problem | undefined): UploadReason {
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'type';
  const key = problem?.fields?.find(({ field }) => field === 'file')?.key;
  return PICTURE_PROBLEMS.find((name) => key === `picture.${name}`) ?? 'failed';
}

/** The status of the answer, if there was one, and the problem document in it. */
function answerIn(failure: unknown): { status?: number; problem?: Problem | undefined } {
  if (failure instanceof AddressFailed) {
    const message = failure.cause instanceof Error ? failure.cause.message : '';
    const status = /^(\d{3}): /.exec(message)?.[1];
    return status === undefined ? {} : { status: Number(status), problem: problemOf(failure.cause) };
  }
  // Uppy's error of an answer that was not OK.
  if (!(failure instanceof Error) || !('status' in failure) || typeof failure.status !== 'number') return {};
  const body = 'body' in failure ? String(failure.body) : '';
  return { status: failure.status, problem: problemOf(new Error(`${failure.status}: ${body}`)) };
}
