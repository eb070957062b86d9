import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { findUser, lockUsers, USERNAME } from '#server/sessions/administrators.ts';
import type { Administrator } from '#server/sessions/find-session.ts';
import { hashPassword } from '#server/sessions/password-hash.ts';
import { passwordFlaw, RefusedPassword } from '#server/sessions/password-rules.ts';
import { hashSessionToken, newSessionToken } from '#server/sessions/session-cookies.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { invitations } from './invitations.table.ts';
import { lockPeople } from './people.server.ts';
import { INVITATION_DAYS, type Invitation } from './people.ts';
import {
  ExpiredInvitation,
  RefusedUsername,
  UnknownInvitation,
  UsedInvitation,
} from './people-errors.server.ts';

/** So long after its end a link still learns why it does nothing any more. */
const KEPT_DAYS = 30;

/**
 * Makes an invitation. Its token is stored as a hash alone: who loses the link needs a new one.
 *
 * @returns the token, this once. @throws {NotAllowed | NotSignedIn}
 */
export async function invite(
  db: Database,
  { role, by }: { role: Role; by: Administrator },
): Promise<{ id: string; token: string; expiresAt: string }> {
  const token = newSessionToken();
  return db.transaction(async (tx) => {
    await lockPeople(tx, by);
    await tx
      .delete(invitations)
      .where(lt(invitations.expiresAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
    const [row] = await tx
      .insert(invitations)
      .values({
        tokenHash: hashSessionToken(token),
        role,
        invitedBy: by.username,
        invitedById: by.userId,
        expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
      })
      .returning({ id: invitations.id, expiresAt: invitations.expiresAt });
    if (!row) throw new Error('an invitation was not stored');
    await recordActivity(tx, { username: by.username, action: 'person-invited', details: { role } });
    return { id: row.id, token, expiresAt: row.expiresAt.toISOString() };
  });
}

/** The invitations that can still be used, the newest first. */
export async function listInvitations(db: Database): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`)))
    .orderBy(sql`${invitations.createdAt} DESC, ${invitations.id}`);
  return rows.map(({ id, role, invitedBy, createdAt, expiresAt }) => ({
    id,
    role,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Makes a link useless that nobody has used yet.
 *
 * @throws {NotFound} when there is no such invitation any more. @throws {NotAllowed | NotSignedIn}
 */
export async function withdrawInvitation(
  db: Database,
  { id, by }: { id: string; by: Administrator },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPeople(tx, by);
    const [gone] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
      .returning({ role: invitations.role });
    if (!gone) throw new NotFound();
    const { role } = gone;
    await recordActivity(tx, { username: by.username, action: 'invitation-withdrawn', details: { role } });
  });
}

/**
 * What an invitation is good for, for the page that it leads to.
 *
 * @throws {UnknownInvitation | UsedInvitation | ExpiredInvitation}
 */
export async function readInvitation(db: Database | Transaction, token: string) {
  const [row] = await db
    .select({
      id: invitations.id,
      role: invitations.role,
      usedAt: invitations.usedAt,
      isOver: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashSessionToken(token)))
    // Of two that come at once the second waits, and sees that it was used.
    .for('update');
  if (!row) throw new UnknownInvitation();
  if (row.usedAt !== null) throw new UsedInvitation();
  if (row.isOver) throw new ExpiredInvitation();
  return { id: row.id, role: row.role };
}

/**
 * Makes the account of whoever has the invitation. Of two who use it at once one wins, the other is told so.
 *
 * @param names what the password may not be made of, besides the username
 * @returns the username, as it is stored
 * @throws {UnknownInvitation | UsedInvitation | ExpiredInvitation | RefusedUsername | RefusedPassword | TooBusyToSignIn}
 */
export async function acceptInvitation(
  { database, hashing }: { database: Database; hashing: Admission },
  {
    token,
    password,
    names,
    ...given
  }: { token: string; username: string; password: string; names: string[] },
): Promise<string> {
  const username = given.username.normalize('NFKC').trim();
  // Before anything costs time: a stranger has no invitation.
  await readInvitation(database, token);
  if (!USERNAME.test(username)) throw new RefusedUsername('username.format');
  const hash = await hashing.run(async () => {
    const flaw = await passwordFlaw(password, [username, ...names]);
    if (flaw) throw new RefusedPassword(flaw);
    return hashPassword(password);
  });
  await database.transaction(async (tx) => {
    await lockUsers(tx);
    const { id, role } = await readInvitation(tx, token);
    if (await findUser(tx, username)) throw new RefusedUsername('username.taken');
    await tx.insert(users).values({ username, password: hash, role });
    await tx.update(invitations).set({ usedAt: sql`now()` }).where(eq(invitations.id, id));
    await recordActivity(tx, { username, action: 'invitation-accepted', details: { role } });
  });
  return username;
}
