import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { replacePassword } from './administrators.ts';
import { type Administrator, isOpen, lockOwnAccount } from './find-session.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordFlaw, RefusedPassword } from './password-rules.ts';
import { sessions, users } from './sessions.table.ts';

/* What an administrator does with the own account: another password, an end to sessions. */

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
  // Scoring and hashing a password is work of the same kind as comparing one.
  const password = await hashing.run(async () => {
    const flaw = await passwordFlaw(newPassword, [username, ...names]);
    if (flaw) throw new RefusedPassword(flaw);
    if (await isPasswordOf(database, userId, newPassword)) throw new RefusedPassword('password.same');
    return hashPassword(newPassword);
  }, true);
  await database.transaction(async (tx) => {
    await lockOwnAccount(tx, administrator);
    await replacePassword(
      tx,
      { id: userId, username },
      { password, keptSession: sessionId, entry: { username, action: 'password-changed' } },
    );
  });
}

async function isPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const [user] = await database.select({ password: users.password }).from(users).where(eq(users.id, userId));
  return user !== undefined && verifyPassword(password, user.password);
}

/** One session as its owner sees it. Neither token nor its hash is in it. */
type OwnSession = {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  /** "Firefox, Windows"; null when the browser is unknown. */
  browser: string | null;
  /** The one that asks. */
  isThisOne: boolean;
};

/** The valid sessions of an administrator: the one that asks first, then by last use. */
export async function listOwnSessions(db: Database, administrator: Administrator): Promise<OwnSession[]> {
  const isThisOne = sql<boolean>`${sessions.tokenHash} = ${administrator.sessionId}`;
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      browser: sessions.browser,
      isThisOne,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, administrator.userId), isOpen))
    .orderBy(desc(isThisOne), desc(sessions.lastUsedAt), sessions.id);
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Ends one session of the administrator's own.
 *
 * @throws {NotFound} when they have no such session; one of somebody else's is none
 */
export async function endOwnSession(db: Database, administrator: Administrator, id: string): Promise<void> {
  if (!SESSION_ID.test(id)) throw new NotFound();
  const { userId, username } = administrator;
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new NotFound();
    await recordActivity(tx, { username, action: 'sessions-ended', details: { count: 1 } });
  });
}

/** Ends all sessions of the administrator but the one that asks. */
export async function endOtherSessions(
  db: Database,
  { userId, username, sessionId }: Administrator,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      // Those too that are not open now: one that a wrong clock began would open when its time comes.
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionId)))
      .returning({ wasOpen: sql<boolean>`${isOpen}` });
    const count = ended.filter(({ wasOpen }) => wasOpen).length;
    if (count === 0) return;
    await recordActivity(tx, { username, action: 'sessions-ended', details: { count } });
  });
}

/** Ends the session for good: its token opens nothing any more, wherever it was copied to. */
export async function signOut(database: Database, administrator: Administrator): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, administrator.sessionId))
      .returning({ userId: sessions.userId });
    // Two clicks are one sign-out.
    if (ended.length > 0) await recordActivity(tx, { username: administrator.username, action: 'sign-out' });
  });
}
