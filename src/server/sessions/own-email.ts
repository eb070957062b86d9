import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { isPlainAddress } from '#server/mail.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { accountLinks } from './account-links.table.ts';
import { findLink, hasFreshLink, isOpenLink, LinkEnded, mailLink, spendLink } from './account-links.ts';
import { findUserById, lockUsers, recordAccountNotice, replacePassword } from './administrators.ts';
import { type Administrator, lockOwnAccount } from './find-session.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordFlaw, RefusedPassword } from './password-rules.ts';
import { users } from './sessions.table.ts';

/* Somebody's own address for mails about the account, and the password that was forgotten. */

const REASONS = {
  'email.invalid': 'Escriba una dirección de correo, por ejemplo nombre@ejemplo.com.',
  'email.taken': 'Otra persona del panel usa esta dirección. Escriba la suya.',
} as const;

/** 422: not an address, or somebody else's. Its message is Spanish: the page shows it. */
class RefusedEmail extends InvalidInput {
  constructor(key: keyof typeof REASONS) {
    super([{ field: 'email', key }]);
    this.message = REASONS[key];
  }
}

/** What its owner sees: the confirmed address, and one whose link waits; null without one. */
export async function readOwnEmail(database: Database, userId: string) {
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [link] = await database
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, 'confirm-email'), isOpenLink));
  return { email: user?.email ?? null, waiting: link?.email ?? null };
}

/**
 * Mails a link to an address, by which its owner confirms it, in place of one that waits.
 *
 * @throws {RefusedEmail | NotSignedIn}
 */
export async function askEmail(
  database: Database,
  administrator: Administrator,
  address: string,
): Promise<void> {
  const email = address.trim().toLowerCase();
  if (!isPlainAddress(email)) throw new RefusedEmail('email.invalid');
  const { userId: id, username } = administrator;
  await database.transaction(async (tx) => {
    await lockOwnAccount(tx, administrator);
    await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.userId, id), eq(accountLinks.kind, 'confirm-email')));
    await mailLink(tx, { kind: 'confirm-email', user: { id, username }, email });
  });
}

/** Confirms an address by its link; what was mailed to the one before is good for nothing. @throws {LinkEnded | RefusedEmail} */
export async function confirmEmail(database: Database, key: SigningKey, token: string): Promise<void> {
  const link = await findLink(database, { key, kind: 'confirm-email', token });
  await database.transaction(async (tx) => {
    // Two people who confirm the same address at once do so one after the other: a unique key could refuse an old version.
    await lockUsers(tx);
    await spendLink(tx, link);
    const isTaken = await tx.$count(users, and(eq(users.email, link.email), ne(users.id, link.userId)));
    if (isTaken > 0) throw new RefusedEmail('email.taken');
    const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, link.userId));
    if (!user) throw new LinkEnded();
    await replaceEmail(tx, { userId: link.userId, username: user.username, email: link.email });
  });
}

/** Takes the address away, with all links that were mailed. @throws {NotSignedIn} */
export async function removeEmail(database: Database, administrator: Administrator): Promise<void> {
  const { userId, username } = administrator;
  await database.transaction(async (tx) => {
    await lockOwnAccount(tx, administrator);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user?.email) await replaceEmail(tx, { userId, username, email: null });
    else await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
  });
}

/** Links that were mailed end with the address; of the change the earlier one is told, too. */
async function replaceEmail(
  tx: Transaction,
  { userId, username, email }: { userId: string; username: string; email: string | null },
): Promise<void> {
  await recordAccountNotice(tx, { kind: 'email-changed', username });
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
  await recordActivity(tx, { username, action: 'email-changed' });
}

/**
 * Mails a link for a new password to whoever has this name, or this confirmed address. Without one nothing is mailed; who
 * asks is never told which. What was mailed before stays good, and within minutes nothing more is mailed: a stranger who
 * asks for somebody's link again and again neither takes it from them nor fills their mailbox.
 */
export async function mailNewPasswordLink(database: Database, nameOrAddress: string): Promise<void> {
  const given = nameOrAddress.normalize('NFKC').trim();
  const isTheirs = or(sql`lower(${users.username}) = lower(${given})`, eq(users.email, given.toLowerCase()));
  await database.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id, username: users.username, email: users.email })
      .from(users)
      .where(and(isNotNull(users.email), isTheirs))
      .orderBy(users.id)
      .for('update');
    for (const { email, ...user } of found) {
      if (email === null || (await hasFreshLink(tx, user.id))) continue;
      await mailLink(tx, { kind: 'new-password', user, email });
    }
  });
}

/**
 * Gives somebody a new password by the link that was mailed to them. All their sessions end; a second factor stays, and
 * the next sign-in asks for it.
 *
 * @param names what the password may not be made of, besides the username
 * @throws {LinkEnded | RefusedPassword}
 */
export async function setForgottenPassword(
  { database, hashing, key }: { database: Database; hashing: Admission; key: SigningKey },
  { token, newPassword, names }: { token: string; newPassword: string; names: string[] },
): Promise<void> {
  const link = await findLink(database, { key, kind: 'new-password', token });
  const user = await findUserById(database, link.userId);
  if (!user) throw new LinkEnded();
  const password = await hashing.run(async () => {
    const flaw = await passwordFlaw(newPassword, [user.username, ...names]);
    if (flaw) throw new RefusedPassword(flaw);
    if (await verifyPassword(newPassword, user.password)) throw new RefusedPassword('password.same');
    return hashPassword(newPassword);
  });
  await database.transaction(async (tx) => {
    await spendLink(tx, link);
    const { username } = user;
    await replacePassword(tx, user, {
      password,
      entry: { username, action: 'password-changed', details: { reason: 'forgotten' } },
    });
  });
}
