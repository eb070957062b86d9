import { setTimeout as pause } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/connect.ts';
import { rateLimits } from './rate-limits.table.ts';
import { limitKey } from './shared-limit.ts';

/** Where a sign-in attempt comes from. */
export type SignInAttempt = {
  /** The account's name, one for all its spellings; counted whether there is such an account or not. */
  account: string;
  address: string;
  /** The browser, if somebody signed in to this very account from it before. */
  trustedDeviceId: string | undefined;
};

const FAILURES = 'sign-in-failures';
/** Attempts in a row that need no waiting. */
const FREE_ATTEMPTS = 5;
/** The wait after the fifth failure, in seconds; it doubles with each further one up to the longest. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 15 * 60;
/** Failures in a row are forgotten after this time, in seconds. */
const FAILURES_KEPT = 24 * 3600;
/** Failures an hour from one network address, whatever the accounts: a clinic shares one address. */
const FAILURES_PER_ADDRESS = 100;
/** Failures an hour at one account from unknown devices that are answered without delay. */
const PROMPT_FAILURES = 50;
/** The most answers that one server delays at the same time. */
const MOST_HELD_BACK = 200;

/**
 * Limits on signing in, counted in PostgreSQL, so for all servers together and over restarts.
 *
 * - Per account and source: growing waits after five failures. A source is a browser that signed in to this account
 *   before, else a network address. So nobody can lock another source out.
 * - Per network address, over all accounts: a wide limit, which does not concern trusted devices.
 * - Per account, over all unknown devices: never refuses, but the answers become slower.
 */
export type SignInLimits = {
  /**
   * Counts an attempt before its password is looked at, and holds it back when its account is under attack.
   *
   * @returns seconds to wait when the attempt is refused; 0 when it may go on
   */
  begin: (attempt: SignInAttempt) => Promise<number>;
  /**
   * Takes back what `begin` has counted, because the password was never looked at.
   *
   * @param attempt the very object that `begin` was given and let go on
   */
  withdraw: (attempt: SignInAttempt) => Promise<void>;
  /** The password was right: the count of this source starts again. */
  succeed: (attempt: SignInAttempt) => Promise<void>;
};

/** @param delayStepMs by how much each further attempt under attack is slower, up to ten steps; tests use 0 */
export function createSignInLimits(db: Database, { delayStepMs = 200 } = {}): SignInLimits {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: getTableName(rateLimits),
      tableCreated: true,
      // One of them removes the ended counts of all.
      clearExpiredByTimeout: keyPrefix === FAILURES,
      keyPrefix,
      points,
      duration,
    });
  const failures = counter(FAILURES, FREE_ATTEMPTS, FAILURES_KEPT);
  const turns = counter('sign-in-turn', 1, FIRST_WAIT);
  const byAddress = counter('sign-in-address', FAILURES_PER_ADDRESS, 3600);
  const byAccount = counter('sign-in-account', PROMPT_FAILURES, 3600);
  /** Attempts that hold the turn of their source; with few failures none is needed. */
  const withTurn = new WeakSet<SignInAttempt>();
  let heldBack = 0;

  /** Counted before the password is looked at: attempts that come together cannot slip through together. */
  const takeTurn = async (attempt: SignInAttempt) => {
    const key = sourceKey(attempt);
    const { consumedPoints } = await failures.penalty(key);
    if (consumedPoints < FREE_ATTEMPTS) return 0;
    const wait = Math.min(FIRST_WAIT * 2 ** (consumedPoints - FREE_ATTEMPTS), LONGEST_WAIT);
    const seconds = await consume(turns, key, { customDuration: wait });
    // An attempt that is refused before its password is checked does not make the next wait longer.
    if (seconds > 0) await failures.reward(key);
    else withTurn.add(attempt);
    return seconds;
  };
  const holdBack = async (account: string) => {
    const { consumedPoints } = await byAccount.penalty(limitKey(account));
    const steps = Math.min(Math.max(consumedPoints - PROMPT_FAILURES, 0), 10);
    // Beyond that the queue of the password check is what bounds them.
    if (steps === 0 || heldBack >= MOST_HELD_BACK) return;
    heldBack += 1;
    try {
      await pause(steps * delayStepMs);
    } finally {
      heldBack -= 1;
    }
  };

  return {
    async begin(attempt) {
      const { account, address, trustedDeviceId } = attempt;
      if (trustedDeviceId === undefined) {
        const seconds = await consume(byAddress, limitKey(address));
        if (seconds > 0) return seconds;
      }
      const seconds = await takeTurn(attempt);
      if (trustedDeviceId !== undefined) return seconds;
      if (seconds > 0) {
        // Nor does it count against the others at this address.
        await byAddress.reward(limitKey(address));
        return seconds;
      }
      await holdBack(account);
      return 0;
    },
    async withdraw(attempt) {
      const key = sourceKey(attempt);
      await failures.reward(key);
      // A turn that another attempt took stays taken.
      if (withTurn.delete(attempt)) await turns.delete(key);
      if (attempt.trustedDeviceId !== undefined) return;
      await byAddress.reward(limitKey(attempt.address));
      await byAccount.reward(limitKey(attempt.account));
    },
    async succeed(attempt) {
      const key = sourceKey(attempt);
      await failures.delete(key);
      await turns.delete(key);
      // Only failures count against an office that shares one address, and against the account.
      if (attempt.trustedDeviceId !== undefined) return;
      await byAddress.reward(limitKey(attempt.address));
      await byAccount.reward(limitKey(attempt.account));
    },
  };
}

/** @returns seconds to wait; 0 when the limit was not reached */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  options: { customDuration?: number } = {},
): Promise<number> {
  try {
    await limiter.consume(key, 1, options);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1);
    throw refusal;
  }
}

function sourceKey({ account, address, trustedDeviceId }: SignInAttempt): string {
  return limitKey(
    account,
    trustedDeviceId === undefined ? `address ${address}` : `browser ${trustedDeviceId}`,
  );
}
