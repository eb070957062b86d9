import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { Administrator } from './find-session.ts';
import { sessions } from './sessions.table.ts';

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

/** The sessions of an administrator that hold: the one that asks first, then by last use. */
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
    .where(and(eq(sessions.userId, administrator.userId), gt(sessions.expiresAt, sql`now()`)))
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
      .where(
        and(
          eq(sessions.userId, userId),
          ne(sessions.tokenHash, sessionId),
          gt(sessions.expiresAt, sql`now()`),
        ),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) return;
    await recordActivity(tx, { username, action: 'sessions-ended', details: { count: ended.length } });
  });
}
