import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { hashSessionToken, LONGEST_SESSION_HOURS, SESSION_HOURS } from './session-cookie.ts';
import { sessions, users } from './sessions.table.ts';

/** Who is signed in. */
export type Administrator = {
  userId: string;
  username: string;
  /** Names the session, for what is bound to it; the token cannot be had from it. */
  sessionId: string;
};

/** A session is written to at most this often, however often it is used. */
const RENEW_AFTER_MINUTES = 5;

/**
 * The administrator whose session has this token. Using a session moves its end on.
 *
 * @param options.isInUse false for what a page asks for with nobody at the keyboard, which is no use of it
 * @returns undefined when there is no such session, or it has ended
 */
export async function findSession(
  db: Database,
  token: string,
  { isInUse = true } = {},
): Promise<Administrator | undefined> {
  const tokenHash = hashSessionToken(token);
  const [row] = await db
    .select({
      userId: users.id,
      username: users.username,
      // Not when it cannot be moved on any more.
      isDue: sql<boolean>`${sessions.expiresAt} < least(
        now() + make_interval(mins => ${SESSION_HOURS * 60 - RENEW_AFTER_MINUTES}),
        ${sessions.createdAt} + make_interval(hours => ${LONGEST_SESSION_HOURS}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  if (!row) return undefined;
  if (row.isDue && isInUse) await renew(db, tokenHash);
  return { userId: row.userId, username: row.username, sessionId: tokenHash };
}

async function renew(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({
      expiresAt: sql`least(now() + make_interval(hours => ${SESSION_HOURS}),
        ${sessions.createdAt} + make_interval(hours => ${LONGEST_SESSION_HOURS}))`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
}
