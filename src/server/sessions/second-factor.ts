import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { seal, unseal } from '#server/signing/seal.ts';
import { recordAccountNotice, type User } from './administrators.ts';
import { type Administrator, lockOwnAccount } from './find-session.ts';
import { bare, newRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { RefusedCode, SecondFactorConflict } from './second-factor-errors.ts';
import { recoveryCodes, secondFactors } from './second-factors.table.ts';
import { sessions } from './sessions.table.ts';
import { findTotpStep, newTotpSecret, totpPicture } from './totp.ts';

/* The second factor of one person: set up in two steps, asked for at every sign-in, turned off. */

const purposeOf = (userId: string) => `second-factor:${userId}`;
const isOn = isNotNull(secondFactors.confirmedAt);

/** What its owner is shown of it: since when it is on, null while it is off, and how many recovery codes are left. */
export async function readSecondFactor(database: Database, userId: string) {
  const [factor] = await database
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isOn));
  const recoveryCodesLeft = await database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return { since: factor?.since?.toISOString() ?? null, recoveryCodesLeft };
}

/** Whether a sign-in of this person needs a code. */
export async function hasSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(secondFactors, and(eq(secondFactors.userId, userId), isOn))) > 0;
}

/**
 * Begins to set up a second factor, in place of one that was begun and not confirmed. No sign-in asks for it yet.
 *
 * @returns the secret in base32, to be typed, and the picture of it, to be scanned (a data URL)
 * @throws {SecondFactorConflict} when one is on
 */
export async function beginSecondFactor(
  database: Database,
  { userId, username }: Administrator,
  brand: string,
): Promise<{ secret: string; picture: string }> {
  const secret = newTotpSecret();
  const sealed = await seal(database, purposeOf(userId), secret);
  const begun = await database
    .insert(secondFactors)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: sealed },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw new SecondFactorConflict();
  return { secret, picture: totpPicture(secret, { brand, username }) };
}

/**
 * Turns on what was begun, once a code proves that the app has the secret. All other sessions end: they were opened
 * without it.
 *
 * @returns the ten recovery codes, which are shown this once
 * @throws {RefusedCode | SecondFactorConflict | NotSignedIn}
 */
export async function confirmSecondFactor(
  { database, hashing }: { database: Database; hashing: Admission },
  administrator: Administrator,
  code: string,
): Promise<string[]> {
  const { userId, username, sessionId } = administrator;
  const [begun] = await database
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
  if (!begun) throw new SecondFactorConflict();
  const secret = await unseal(database, purposeOf(userId), begun.secret);
  const step = findTotpStep(secret, bare(code), Date.now());
  if (step === undefined) throw new RefusedCode('code.wrong');
  const { codes, hashes } = await newRecoveryCodes(hashing);
  await database.transaction(async (tx) => {
    // A sign-in that is under way waits, and then finds that it needs a code.
    await lockOwnAccount(tx, administrator);
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, begun.secret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw new SecondFactorConflict();
    await replaceRecoveryCodes(tx, userId, hashes);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionId)));
    await recordActivity(tx, { username, action: 'second-factor-on' });
    await recordAccountNotice(tx, { kind: 'second-factor-on', username });
  });
  return codes;
}

/**
 * Uses a code of the app, or a recovery code. Each is good once, on all servers together: the step of the last one is
 * kept, and one that is not later is refused.
 *
 * @throws {RefusedCode}
 */
export async function spendCode(
  dependencies: { database: Database; hashing: Admission },
  user: Pick<User, 'id' | 'username'>,
  code: string,
): Promise<void> {
  const given = bare(code);
  if (!/^\d{6}$/.test(given)) return spendRecoveryCode(dependencies, user, given);
  const { database } = dependencies;
  const [factor] = await database
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isOn));
  const secret = factor && (await unseal(database, purposeOf(user.id), factor.secret));
  const step = secret && findTotpStep(secret, given, Date.now());
  if (!step) throw new RefusedCode('code.wrong');
  const used = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, user.id),
        eq(secondFactors.secret, factor.secret),
        isOn,
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (used.length === 0) throw new RefusedCode('code.used');
}

/** Turns it off, with what is left of the recovery codes; also what was only begun. @returns whether one was on */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const [removed] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ since: secondFactors.confirmedAt });
  return removed !== undefined && removed.since !== null;
}
