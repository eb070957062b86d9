import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import { type ActivityEntry, recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { accountLinks } from './account-links.table.ts';
import { accountNotices } from './account-notices.table.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { secondFactors } from './second-factors.table.ts';
import { sessions, users } from './sessions.table.ts';

/** Id of the advisory lock under which users are created; any number that nothing else in this program uses. */
const ADVISORY_LOCK = 7_226_018_160;

/** What a username may be: no spaces, nothing that looks like something else. */
export const USERNAME = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}._@-]{0,59}$/u;
export const USERNAME_EXPECTED = 'up to 60 letters, digits, dots, dashes, underscores or @, without spaces';

/** An operator asked for what cannot be done; the message says why. */
export class AdministratorRefused extends Error {
  override readonly name = 'AdministratorRefused';
}

/** Whoever makes users does so alone: servers that start together make one. */
export async function lockUsers(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

/** Stores somebody who may sign in, with the entry in the activity list. Called under `lockUsers`. */
export async function insertUser(
  tx: Transaction,
  user: { username: string; password: string; role: Role; hasGeneratedPassword?: boolean },
): Promise<void> {
  const username = user.username.normalize('NFKC');
  const password = await hashPassword(user.password);
  await tx.insert(users).values({
    username,
    password,
    role: user.role,
    hasGeneratedPassword: user.hasGeneratedPassword ?? false,
  });
  await recordActivity(tx, { username: null, action: 'user-created', subject: username });
}

/**
 * Gives an administrator another password: their sessions and the links that were mailed to them end, it is recorded, and
 * they are notified by mail. Every change of a password comes here, so that none goes without its notice.
 *
 * @param options.password its hash
 * @param options.keptSession the one session that goes on, by its token's hash; none if left out
 * @param options.entry what the activity list says; the mail is of the same kind
 */
export async function replacePassword(
  tx: Transaction,
  { id, username }: Pick<User, 'id' | 'username'>,
  {
    password,
    keptSession,
    entry,
  }: {
    password: string;
    keptSession?: string;
    entry: ActivityEntry & { action: 'password-changed' | 'password-reset' };
  },
): Promise<void> {
  await tx
    .update(users)
    .set({ password, hasGeneratedPassword: false, passwordChangedAt: sql`now()` })
    .where(eq(users.id, id));
  const others = keptSession === undefined ? undefined : ne(sessions.tokenHash, keptSession);
  await tx.delete(sessions).where(and(eq(sessions.userId, id), others));
  await tx.delete(accountLinks).where(eq(accountLinks.userId, id));
  await recordActivity(tx, entry);
  await recordAccountNotice(tx, { kind: entry.action, username });
}

/** `npm run admin:create`. @throws {AdministratorRefused} when there is a user of this name */
export async function createAdministrator(
  db: Database,
  user: { username: string; password: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUsers(tx);
    const existing = await findUser(tx, user.username);
    if (existing) {
      throw new AdministratorRefused(
        `There is an administrator "${existing.username}" already. For a new password: npm run admin:reset-password -- ${existing.username}`,
      );
    }
    await insertUser(tx, { ...user, role: 'administrator' });
  });
}

/**
 * `npm run admin:reset-password`: a new password for somebody who lost theirs, or the phone with their codes: the second
 * factor goes too, and the address: whoever was in the account may have put their own, and have a link mailed there. All
 * their sessions end, and they are notified by mail, at the earlier address as well.
 *
 * @throws {AdministratorRefused} when there is no user of this name, or it is the password that they have
 */
export async function resetPassword(
  db: Database,
  user: { username: string; password: string },
): Promise<void> {
  const password = await hashPassword(user.password);
  await db.transaction(async (tx) => {
    const existing = await findUser(tx, user.username);
    if (!existing) {
      throw new AdministratorRefused(
        `There is no administrator "${user.username}". To make one: npm run admin:create -- ${user.username}`,
      );
    }
    if (await verifyPassword(user.password, existing.password)) {
      throw new AdministratorRefused(`"${existing.username}" has this password already. Choose another one.`);
    }
    await replacePassword(tx, existing, {
      password,
      entry: { username: null, action: 'password-reset', subject: existing.username },
    });
    await tx.update(users).set({ email: null }).where(eq(users.id, existing.id));
    const [factor] = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, existing.id))
      .returning({ since: secondFactors.confirmedAt });
    if (factor?.since) {
      await recordActivity(tx, { username: null, action: 'second-factor-off', subject: existing.username });
    }
  });
}

/** One administrator with the stored hash; it never leaves the server. */
export type User = { id: string; username: string; password: string; role: Role };

/** The administrator of this name, however it is written: case does not count. */
export function findUser(db: Database | Transaction, username: string): Promise<User | undefined> {
  return findUserWhere(db, sql`lower(${users.username}) = lower(${username.normalize('NFKC').trim()})`);
}

export function findUserById(db: Database, id: string): Promise<User | undefined> {
  return findUserWhere(db, eq(users.id, id));
}

async function findUserWhere(db: Database | Transaction, condition: SQL): Promise<User | undefined> {
  const [user] = await db
    .select({ id: users.id, username: users.username, password: users.password, role: users.role })
    .from(users)
    .where(condition);
  return user;
}

/**
 * A name as the database compares it: "ADMİN" is "admin" there, and not in JavaScript. It tells nobody whether there is
 * such an administrator.
 */
export async function foldUsername(db: Database, username: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(
    sql`SELECT lower(${username.normalize('NFKC').trim()}) AS folded`,
  );
  return rows[0]?.folded ?? '';
}

/** Later notices are dropped; without a mail server nothing piles up. */
const KEPT_DAYS = 3;

/**
 * Stores a notice for an administrator about their account. Called with the transaction of what happened, and before an
 * address is changed: it goes to the one of now as well. The mail goes out later (`features/admin/account-mail`), whichever
 * process this is.
 */
export async function recordAccountNotice(
  tx: Transaction,
  notice: Pick<typeof accountNotices.$inferInsert, 'kind' | 'username' | 'browser' | 'linkId'>,
): Promise<void> {
  await tx
    .delete(accountNotices)
    .where(lt(accountNotices.happenedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
  const email = sql`(SELECT ${users.email} FROM ${users} WHERE ${users.username} = ${notice.username})`;
  await tx.insert(accountNotices).values({ ...notice, email });
}
