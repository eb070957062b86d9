import { recordActivity } from '#server/activity/record-activity.ts';
import type { SignInLimits } from '#server/limits/sign-in-limits.ts';
import { findUserById, foldUsername, lockUsers, recordAccountNotice } from './administrators.ts';
import { refuseWhereDemanded } from './demanded-second-factor.ts';
import type { Administrator } from './find-session.ts';
import { removeSecondFactor } from './second-factor.ts';
import { SecondFactorConflict, WrongPassword } from './second-factor-errors.ts';
import { proveCode } from './second-step.ts';
import type { TrustedDevice } from './session-cookies.ts';
import { provePassword, type SignInDependencies } from './sign-in.ts';
import { WrongCredentials } from './sign-in-errors.ts';

/**
 * Turns somebody's second factor off. It asks for password and code, with the limits of a sign-in: whoever finds a panel
 * open must not be able to.
 *
 * @throws {SecondFactorDemanded | WrongPassword | RefusedCode | SecondFactorConflict | TooManyAttempts | TooBusyToSignIn}
 */
export async function turnOffSecondFactor(
  { codeLimits, ...dependencies }: SignInDependencies & { codeLimits: SignInLimits },
  {
    administrator: { userId, username },
    password,
    code,
    address,
    trustedDevice,
  }: {
    administrator: Administrator;
    password: string;
    code: string;
    address: string;
    trustedDevice: TrustedDevice | undefined;
  },
): Promise<void> {
  const { database, hashing } = dependencies;
  // Before a recovery code is spent for nothing.
  await refuseWhereDemanded(database, userId);
  const account = {
    user: await findUserById(database, userId),
    name: await foldUsername(database, username),
  };
  try {
    const given = { account, password, address, trustedDevice };
    const { user, forgetFailures } = await provePassword(dependencies, given);
    await forgetFailures();
    await proveCode({ database, codeLimits, hashing }, { user, code, trustedDevice });
  } catch (error) {
    if (error instanceof WrongCredentials) throw new WrongPassword();
    throw error;
  }
  await database.transaction(async (tx) => {
    // Roles change, and are asked for it, under the same lock.
    await lockUsers(tx);
    await refuseWhereDemanded(tx, userId);
    if (!(await removeSecondFactor(tx, userId))) throw new SecondFactorConflict();
    await recordActivity(tx, { username, action: 'second-factor-off' });
    await recordAccountNotice(tx, { kind: 'second-factor-off', username });
  });
}
