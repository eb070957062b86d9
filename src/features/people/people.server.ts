import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { can, type Role } from '#rights/can.ts';
import { activity } from '#server/activity/activity.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotAllowed, NotFound, NotSignedIn } from '#server/errors.ts';
import { lockUsers } from '#server/sessions/administrators.ts';
import { type Administrator, isOpen } from '#server/sessions/find-session.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { invitations } from './invitations.table.ts';
import type { Person } from './people.ts';
import { LastAdministrator } from './people-errors.server.ts';

/** Everybody who may sign in, by name. */
export async function listPeople(db: Database, by: Administrator): Promise<Person[]> {
  const lastSession = sql`SELECT max(${sessions.lastUsedAt}) FROM ${sessions} WHERE ${sessions.userId} = ${users.id}`;
  // Sessions go when they end; of an earlier one the list of activity knows the beginning.
  const lastSignIn = sql`SELECT max(${activity.happenedAt}) FROM ${activity}
    WHERE ${activity.action} = 'sign-in' AND ${activity.userId} = ${users.id}`;
  const openSession = sql`SELECT FROM ${sessions} WHERE ${sessions.userId} = ${users.id} AND ${isOpen}`;
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      lastUsedAt: sql<string | null>`greatest((${lastSession}), (${lastSignIn}))`.mapWith(users.createdAt),
      isSignedIn: sql<boolean>`EXISTS (${openSession})`,
    })
    .from(users)
    .orderBy(sql`lower(${users.username})`);
  return rows.map(({ lastUsedAt, ...row }) => ({
    ...row,
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    isSelf: row.id === by.userId,
  }));
}

type Change = { id: string; by: Administrator };

/**
 * Gives somebody another role; it holds from their next request on. Who may invite no more has no invitations waiting.
 *
 * @throws {NotFound} when there is nobody of this id, they may have been removed
 * @throws {LastAdministrator | NotAllowed | NotSignedIn}
 */
export async function changeRole(db: Database, { id, by, role }: Change & { role: Role }): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, { id, by });
    if (person.role === role) return;
    await keepAdministrator(tx, person, role);
    await tx.update(users).set({ role }).where(eq(users.id, id));
    if (!can({ role }, 'change', 'people')) await deleteInvitations(tx, person);
    await recordActivity(tx, {
      username: by.username,
      action: 'role-changed',
      subjectId: id,
      subject: person.username,
      details: { from: person.role, to: role },
    });
  });
}

/**
 * Removes somebody who leaves: their sessions end at once, and their invitations that nobody used are good for nothing.
 * What they did keeps their name.
 *
 * @throws {NotFound | LastAdministrator | NotAllowed | NotSignedIn}
 */
export async function removePerson(db: Database, { id, by }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, { id, by });
    await keepAdministrator(tx, person, undefined);
    // Before the row goes: who removes their own account has no id afterwards.
    await recordActivity(tx, {
      username: by.username,
      action: 'person-removed',
      subjectId: id,
      subject: person.username,
      details: { role: person.role },
    });
    // Whose they are is not known any more when the row has gone; the sessions go with it.
    await deleteInvitations(tx, person);
    await tx.delete(users).where(eq(users.id, id));
  });
}

/** With one somebody could make themselves another account. The version before, during an upgrade, stores the name alone. */
async function deleteInvitations(tx: Transaction, { id, username }: StoredPerson): Promise<void> {
  const byNameAlone = and(isNull(invitations.invitedById), eq(invitations.invitedBy, username));
  const isTheirs = or(eq(invitations.invitedById, id), byNameAlone);
  await tx.delete(invitations).where(and(isTheirs, isNull(invitations.usedAt)));
}

type StoredPerson = { id: string; username: string; role: Role };

const storedPerson = { id: users.id, username: users.username, role: users.role };

/**
 * Whoever changes people does so alone, and may still do it: a colleague may have changed that a moment ago.
 *
 * @returns who changes. @throws {NotSignedIn | NotAllowed}
 */
export async function lockPeople(tx: Transaction, by: Administrator): Promise<StoredPerson> {
  await lockUsers(tx);
  const [self] = await tx.select(storedPerson).from(users).where(eq(users.id, by.userId));
  if (!self) throw new NotSignedIn();
  if (!can(self, 'change', 'people')) throw new NotAllowed();
  return self;
}

async function lockPerson(tx: Transaction, { id, by }: Change): Promise<StoredPerson> {
  await lockPeople(tx, by);
  const [person] = await tx.select(storedPerson).from(users).where(eq(users.id, id));
  if (!person) throw new NotFound();
  return person;
}

/** @param role what they become; undefined when they go. @throws {LastAdministrator} when nobody else has the rights */
async function keepAdministrator(
  tx: Transaction,
  person: StoredPerson,
  role: Role | undefined,
): Promise<void> {
  if (person.role !== 'administrator' || role === 'administrator') return;
  const [others] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, 'administrator'), ne(users.id, person.id)));
  if (!others?.count) throw new LastAdministrator();
}
