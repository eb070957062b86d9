import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import { countActivity, recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import type { SignInLimits } from '#server/limits/sign-in-limits.ts';
import { findUser, foldUsername, recordAccountNotice, type User } from './administrators.ts';
import { needsSecondFactor } from './demanded-second-factor.ts';
import { isOpen } from './find-session.ts';
import { dummyHash, verifyPassword } from './password-hash.ts';
import { hasSecondFactor } from './second-factor.ts';
import { hashSessionToken, newSessionToken, SESSION_HOURS, type TrustedDevice } from './session-cookies.ts';
import { sessions, users } from './sessions.table.ts';
import { TooManyAttempts, WrongCredentials } from './sign-in-errors.ts';

export type SignInDependencies = {
  database: Database;
  limits: SignInLimits;
  /** Full, it refuses with TooBusyToSignIn. */
  hashing: Admission;
};

export type SignInRequest = {
  username: string;
  password: string;
  /** Network address, for the limits. */
  address: string;
  trustedDevice: TrustedDevice | undefined;
  /** Token of the session that the browser had until now, if any; it ends. */
  earlierToken: string | undefined;
  /** Kind of browser and system (`describe-browser.ts`). */
  browser: string | undefined;
};

export type SignedIn = {
  userId: string;
  username: string;
  role: Role;
  /** As of the session (`find-session.ts`). */
  needsSecondFactor: boolean;
  token: string;
};

/** Signed in, or whose password was right and who now has to give a code (`second-step.ts`). */
export type SignInOutcome = { kind: 'signed-in'; signedIn: SignedIn } | { kind: 'second-step'; user: User };

/**
 * Signs an administrator in: a new session in place of the browser's earlier one; none yet for somebody who has a second
 * factor. An unknown user costs as much time as a wrong password and gets the same answer.
 *
 * @throws {TooManyAttempts | TooBusyToSignIn | WrongCredentials}
 */
export async function signIn(
  dependencies: SignInDependencies,
  { username, password, address, trustedDevice, earlierToken, browser }: SignInRequest,
): Promise<SignInOutcome> {
  const { database } = dependencies;
  const account = { user: await findUser(database, username), name: await foldUsername(database, username) };
  const { user, forgetFailures } = await provePassword(dependencies, {
    account,
    password,
    address,
    trustedDevice,
  });
  const started = await openSession(database, { user, earlierToken, browser, trustedDevice });
  await forgetFailures();
  return started ? { kind: 'signed-in', signedIn: started } : { kind: 'second-step', user };
}

/**
 * Compares a password, under the limits on signing in.
 *
 * @returns whose it is, and how to forget the failures before it, once all else is right too
 * @throws {TooManyAttempts | TooBusyToSignIn | WrongCredentials}
 */
export async function provePassword(
  { database, limits, hashing }: SignInDependencies,
  {
    account: { user, name },
    password,
    address,
    trustedDevice,
  }: Pick<SignInRequest, 'password' | 'address' | 'trustedDevice'> & {
    account: { user: User | undefined; name: string };
  },
): Promise<{ user: User; forgetFailures: () => Promise<void> }> {
  const isTrusted = trustedDevice !== undefined && trustedDevice.userId === user?.id;
  const attempt = {
    account: name,
    address,
    trustedDeviceId: isTrusted ? trustedDevice.deviceId : undefined,
  };
  const secondsToWait = await limits.begin(attempt);
  if (secondsToWait > 0) {
    await recordRefusal(database, user);
    throw new TooManyAttempts(secondsToWait);
  }
  let isRight: boolean;
  try {
    isRight = await isPasswordOf(hashing, user, password, isTrusted);
  } catch (error) {
    // Nobody learned anything about the password, so nobody waits for it.
    await limits.withdraw(attempt);
    throw error;
  }
  if (!user || !isRight) {
    await recordRefusal(database, user);
    throw new WrongCredentials();
  }
  return { user, forgetFailures: () => limits.succeed(attempt) };
}

/** Once an hour for each account, with a count. A name that nobody has may be a password typed there: it is not kept. */
export function recordRefusal(database: Database, user: User | undefined): Promise<void> {
  return countActivity(database, { action: 'sign-in-refused', subject: user?.username });
}

async function isPasswordOf(
  hashing: Admission,
  user: User | undefined,
  password: string,
  isTrusted: boolean,
): Promise<boolean> {
  // Made in either case: the first unknown user after a start must not take longer.
  const nobodys = await dummyHash();
  return hashing.run(() => verifyPassword(password, user?.password ?? nobodys), isTrusted);
}

type SessionStart = Pick<SignInRequest, 'earlierToken' | 'browser' | 'trustedDevice'> & {
  /** With the hash that the password was compared with. */
  user: User;
  /** Whether a code was right, too. */
  hasGivenCode?: boolean;
};

/**
 * Opens a session in place of the browser's earlier one.
 *
 * @returns undefined, and no session, when the person has a second factor and has given no code
 * @throws {WrongCredentials} when the password was changed since it was compared; that change ends all sessions, this
 *   one too
 */
export async function openSession(
  database: Database,
  { user, earlierToken, browser, trustedDevice, hasGivenCode = false }: SessionStart,
): Promise<SignedIn | undefined> {
  const token = newSessionToken();
  const outcome = await database.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ needsSecondFactor })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.password, user.password)))
      .for('share');
    if (!unchanged) return 'changed';
    // Asked under the lock: a second factor that is turned on at the same moment counts.
    if (!hasGivenCode && (await hasSecondFactor(tx, user.id))) return 'second-step';
    if (earlierToken !== undefined) {
      await tx.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(earlierToken)));
    }
    await tx.insert(sessions).values({
      tokenHash: hashSessionToken(token),
      userId: user.id,
      provedAt: sql`now()`,
      browser,
      expiresAt: sql`now() + make_interval(hours => ${SESSION_HOURS})`,
    });
    await recordActivity(tx, { username: user.username, action: 'sign-in' });
    if (trustedDevice?.userId !== user.id) {
      await recordAccountNotice(tx, { kind: 'new-place', username: user.username, browser });
    }
    return unchanged;
  });
  if (outcome === 'second-step') return undefined;
  if (outcome === 'changed') {
    await recordRefusal(database, user);
    throw new WrongCredentials();
  }
  await removeEndedSessions(database);
  return { ...outcome, userId: user.id, username: user.username, role: user.role, token };
}

/** Sessions that have ended are of no more use. Two sign-ins at once do not wait for each other. */
async function removeEndedSessions(database: Database): Promise<void> {
  await database.execute(sql`
    DELETE FROM ${sessions} WHERE token_hash IN (
      SELECT token_hash FROM ${sessions} WHERE NOT (${isOpen}) FOR UPDATE SKIP LOCKED)`);
}
