import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { DomainError } from '#server/errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { type AccountLinkKind, accountLinks } from './account-links.table.ts';
import { recordAccountNotice, type User } from './administrators.ts';
import { users } from './sessions.table.ts';

/* Links that are mailed. The table has no token: a link carries its row's id and the site's signature of it. */

/** How long each is good, in minutes. */
const MINUTES: Record<AccountLinkKind, number> = { 'confirm-email': 24 * 60, 'new-password': 30 };
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** 422: a link that is none, was used, or has expired. Its message is Spanish: the page shows it. */
export class LinkEnded extends DomainError {
  constructor() {
    super(422, 'link-ended', 'Este enlace ya se usó o venció. Pida otro.');
  }
}

/** What stands behind the # of a link's address; the browser sends that to nobody, so that no log has it. */
export function linkToken(key: SigningKey, id: string): string {
  return `${id}.${key.sign(`account-link:${id}`)}`;
}

/** Makes a link and has it mailed. Called with the row of the account locked. */
export async function mailLink(
  tx: Transaction,
  { kind, user, email }: { kind: AccountLinkKind; user: Pick<User, 'id' | 'username'>; email: string },
): Promise<void> {
  await tx.delete(accountLinks).where(lte(accountLinks.expiresAt, sql`now()`));
  const [link] = await tx
    .insert(accountLinks)
    .values({
      kind,
      userId: user.id,
      email,
      expiresAt: sql`now() + make_interval(mins => ${MINUTES[kind]})`,
    })
    .returning({ id: accountLinks.id });
  await recordAccountNotice(tx, { kind, username: user.username, linkId: link?.id });
}

export type AccountLink = { id: string; userId: string; email: string };

/** The link of a token, which stays good. @throws {LinkEnded} */
export async function findLink(
  database: Database,
  { key, kind, token }: { key: SigningKey; kind: AccountLinkKind; token: string },
): Promise<AccountLink> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined || !key.verify(`account-link:${id}`, signature)) {
    throw new LinkEnded();
  }
  const [link] = await database
    .select({ id: accountLinks.id, userId: accountLinks.userId, email: accountLinks.email })
    .from(accountLinks)
    .where(and(eq(accountLinks.id, id), eq(accountLinks.kind, kind), isOpenLink));
  if (!link) throw new LinkEnded();
  return link;
}

/** Uses a link up, with the row of its account locked: of two at once one gets here. @throws {LinkEnded} */
export async function spendLink(tx: Transaction, { id, userId }: AccountLink): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const spent = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.id, id), isOpenLink))
    .returning({ id: accountLinks.id });
  if (spent.length === 0) throw new LinkEnded();
}

/** The condition that a link is still good. */
export const isOpenLink = gt(accountLinks.expiresAt, sql`now()`);

/** So long after a link for a new password no other is made. */
const PAUSE_MINUTES = 5;

/** Whether somebody was mailed a link for a new password a moment ago, which is still good. */
export async function hasFreshLink(tx: Transaction, userId: string): Promise<boolean> {
  const left = MINUTES['new-password'] - PAUSE_MINUTES;
  const isFresh = gt(accountLinks.expiresAt, sql`now() + make_interval(mins => ${left})`);
  const isTheirs = and(eq(accountLinks.userId, userId), eq(accountLinks.kind, 'new-password'));
  return (await tx.$count(accountLinks, and(isTheirs, isFresh))) > 0;
}
