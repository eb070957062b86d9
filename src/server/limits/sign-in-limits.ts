import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';
import { limitKey, storedCount } from './stored-count.ts';

/** Where a sign-in attempt comes from. */
export type SignInAttempt = {
  /** The account's name, one for all its spellings; counted whether there is such an account or not. */
  account: string;
  address: string;
  /** The browser, if somebody signed in to this very account from it before. */
  trustedDeviceId: string | undefined;
};

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

/**
 * @param options.delayStepMs by how much each further attempt under attack is slower, up to ten steps; tests use 0
 * @param options.name of what is counted: a right password must not forget wrong codes
 */
export function createSignInLimits(db: Database, { delayStepMs = 200, name = 'sign-in' } = {}): SignInLimits {
  const failures = storedCount(db, {
    name: `${name}-failures`,
    points: FREE_ATTEMPTS,
    seconds: FAILURES_KEPT,
    removesEnded: true,
  });
  const turns = storedCount(db, {
    name: `${name}-turn`,
    points: 1,
    seconds: FIRST_WAIT,
    longestSeconds: LONGEST_WAIT,
  });
  const byAddress = storedCount(db, { name: `${name}-address`, points: FAILURES_PER_ADDRESS, seconds: 3600 });
  const byAccount = storedCount(db, { name: `${name}-account`, points: PROMPT_FAILURES, seconds: 3600 });
  /** Attempts that hold the turn of their source; with few failures none is needed. */
  const withTurn = new WeakSet<SignInAttempt>();
  let heldBack = 0;

  /** Counted before the password is looked at: attempts that come together cannot slip through together. */
  const takeTurn = async (attempt: SignInAttempt) => {
    const key = sourceKey(attempt);
    const failed = await failures.add(key);
    if (failed < FREE_ATTEMPTS) return 0;
    const wait = Math.min(FIRST_WAIT * 2 ** (failed - FREE_ATTEMPTS), LONGEST_WAIT);
    const seconds = await turns.consume(key, wait);
    // An attempt that is refused before its password is checked does not make the next wait longer.
    if (seconds > 0) await failures.takeBack(key);
    else withTurn.add(attempt);
    return seconds;
  };
  const holdBack = async (account: string) => {
    const failed = await byAccount.add(limitKey(account));
    const steps = Math.min(Math.max(failed - PROMPT_FAILURES, 0), 10);
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
        const seconds = await byAddress.consume(limitKey(address));
        if (seconds > 0) return seconds;
      }
      const seconds = await takeTurn(attempt);
      if (trustedDeviceId !== undefined) return seconds;
      if (seconds > 0) {
        // Nor does it count against the others at this address.
        await byAddress.takeBack(limitKey(address));
        return seconds;
      }
      await holdBack(account);
      return 0;
    },
    async withdraw(attempt) {
      const key = sourceKey(attempt);
      await failures.takeBack(key);
      // A turn that another attempt took stays taken.
      if (withTurn.delete(attempt)) await turns.remove(key);
      if (attempt.trustedDeviceId !== undefined) return;
      await byAddress.takeBack(limitKey(attempt.address));
      await byAccount.takeBack(limitKey(attempt.account));
    },
    async succeed(attempt) {
      const key = sourceKey(attempt);
      await failures.remove(key);
      await turns.remove(key);
      // Only failures count against an office that shares one address, and against the account.
      if (attempt.trustedDeviceId !== undefined) return;
      await byAddress.takeBack(limitKey(attempt.address));
      await byAccount.takeBack(limitKey(attempt.account));
    },
  };
}

function sourceKey({ account, address, trustedDeviceId }: SignInAttempt): string {
  return limitKey(
    account,
    trustedDeviceId === undefined ? `address ${address}` : `browser ${trustedDeviceId}`,
  );
}
