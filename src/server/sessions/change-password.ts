import { and, eq, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import { type Admission, AdmissionFull } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { NotSignedIn } from '#server/errors.ts';
import type { Administrator } from './find-session.ts';
import { hashPassword } from './password-hash.ts';
import { refuseFlawedPassword } from './password-rules.ts';
import { sessions, users } from './sessions.table.ts';
import { TooBusyToSignIn } from './sign-in-errors.ts';

/**
 * Gives an administrator a new password. Every other session of theirs ends; the one that asked goes on.
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
  refuseFlawedPassword(newPassword, [username, ...names]);
  const password = await hashWhenThereIsRoom(hashing, newPassword);
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
  });
}

async function hashWhenThereIsRoom(hashing: Admission, password: string): Promise<string> {
  try {
    return await hashing.run(() => hashPassword(password), true);
  } catch (error) {
    if (error instanceof AdmissionFull) throw new TooBusyToSignIn();
    throw error;
  }
}
