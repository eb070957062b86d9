import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { happenedWithin } from '#server/database/happened-within.ts';
import { NotSignedIn } from '#server/errors.ts';
import { needsSecondFactor } from './demanded-second-factor.ts';
import { hashSessionToken, LONGEST_SESSION_HOURS, SESSION_HOURS } from './session-cookies.ts';
import { sessions, users } from './sessions.table.ts';

/** Who is signed in. */
export type Administrator = {
  userId: string;
  username: string;
  /** As it is now: a change takes effect with the next request. */
  role: Role;
  /** Names the session, for what is bound to it; the token cannot be derived from it. */
  sessionId: string;
  /** Whether the password was given in this session within the last minutes (`require-administrator.ts`). */
  isProved: boolean;
  /** Whether the role asks for a second factor that they have not set up yet. */
  needsSecondFactor: boolean;
};

/** A session is written to at most this often, however often it is used. */
const RENEW_AFTER_MINUTES = 5;
/** How long a password that was given counts as proof of who sits there. */
const PROOF_MINUTES = 10;
/** By so much a clock may be put back without ending sessions. */
const CLOCK_HOURS = 1;

/**
 * The condition that a session goes on. One that would end later than any can was opened while the clock was ahead, and
 * would be good for years.
 */
export const isOpen = and(
  gt(sessions.expiresAt, sql`now()`),
  lte(sessions.expiresAt, sql`now() + make_interval(hours => ${SESSION_HOURS + CLOCK_HOURS})`),
);

/**
 * The administrator whose session has this token. Using a session extends it.
 *
 * @param options.isInUse false for background requests of a page, which do not extend the session
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
      role: users.role,
      isDue: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${RENEW_AFTER_MINUTES})`,
      // Sessions from before proofs were noted have none.
      isProved: sql<boolean>`coalesce(${happenedWithin(sessions.provedAt, PROOF_MINUTES)}, false)`,
      needsSecondFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen));
  if (!row) return undefined;
  if (row.isDue && isInUse) await renew(db, tokenHash);
  const { isDue: _, ...administrator } = row;
  return { ...administrator, sessionId: tokenHash };
}

async function renew(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(now() + make_interval(hours => ${SESSION_HOURS}),
        ${sessions.createdAt} + make_interval(hours => ${LONGEST_SESSION_HOURS}))`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Whoever changes the own account does so alone, and in a session that still stands: while a password or codes were
 * hashed another change may have ended it, and must not lose against this one.
 *
 * @throws {NotSignedIn}
 */
export async function lockOwnAccount(tx: Transaction, { userId, sessionId }: Administrator): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if ((await tx.$count(sessions, eq(sessions.tokenHash, sessionId))) === 0) throw new NotSignedIn();
}
