import { and, eq, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import { type Admission, AdmissionFull } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { NotSignedIn } from '#server/errors.ts';
import type { Administrator } from './find-session.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordFlaw, RefusedPassword } from './password-rules.ts';
import { recordAccountNotice } from './record-account-notice.ts';
import { sessions, users } from './sessions.table.ts';
import { TooBusyToSignIn } from './sign-in-errors.ts';

/**
 * Gives an administrator a new password. Every other session of theirs ends; the one that asked goes on, and they are
 * notified by mail.
 *
 * @param names what the password may not be made of, besides the username
 * @throws {RefusedPassword | NotSignedIn | TooBusyToSignIn}
 */
export async function changePassword(
  { database, hashing }: { database: Database; hashing: Admission },
  {
    administrator,
    newPassword,
    names,
  }: { administrator: Administrator; newPassword: string; names: string[] },
): Promise<void> {
  const { userId, username, sessionId } = administrator;
  const password = await whenThereIsRoom(hashing, async () => {
    const flaw = await passwordFlaw(newPassword, [username, ...names]);
    if (flaw) throw new RefusedPassword(flaw);
    if (await isPasswordOf(database, userId, newPassword)) throw new RefusedPassword('password.same');
    return hashPassword(newPassword);
  });
  await database.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    // Another change may have ended this session while the new password was hashed; it must not win over that one.
    const [own] = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionId));
    if (!own) throw new NotSignedIn();
    await tx
      .update(users)
      .set({ password, hasGeneratedPassword: false, passwordChangedAt: sql`now()` })
      .where(eq(users.id, userId));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionId)));
    await recordActivity(tx, { username, action: 'password-changed' });
    await recordAccountNotice(tx, { kind: 'password-changed', username });
  });
}

async function isPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const [user] = await database.select({ password: users.password }).from(users).where(eq(users.id, userId));
  return user !== undefined && verifyPassword(password, user.password);
}

/** Scoring and hashing a password is work of the same kind as comparing one. */
async function whenThereIsRoom<Result>(hashing: Admission, task: () => Promise<Result>): Promise<Result> {
  try {
    return await hashing.run(task, true);
  } catch (error) {
    if (error instanceof AdmissionFull) throw new TooBusyToSignIn();
    throw error;
  }
}
