import { eq, inArray, or } from 'drizzle-orm';
import { articles } from '#features/news/articles.table.ts';
import type { Transaction } from '#server/database/connect.ts';
import { lockUsers } from '#server/sessions/administrators.ts';
import { findUser } from '#server/sessions/find-user.ts';
import { users } from '#server/sessions/sessions.table.ts';
import type { SyncTarget, TargetArticle } from './plan-sync.server.ts';
import { counterparts, travellingColumns } from './read-source.server.ts';

/** The rows of the target that correspond to what is pushed. */
export async function readTarget(
  tx: Transaction,
  wanted: { username: string; slugs: readonly string[] },
): Promise<SyncTarget> {
  const user = await findUser(tx, wanted.username);
  const rows: TargetArticle[] = await tx
    .select({ slug: articles.slug, fields: travellingColumns, counterpartSlug: counterparts.slug })
    .from(articles)
    .leftJoin(counterparts, eq(counterparts.id, articles.counterpartId))
    .where(or(inArray(articles.slug, [...wanted.slugs]), inArray(counterparts.slug, [...wanted.slugs])));
  return { user, articles: rows };
}

/** Keeps users from being made, and this one from being changed, until the transaction ends. */
export async function lockTargetUser(tx: Transaction, username: string): Promise<void> {
  await lockUsers(tx);
  const user = await findUser(tx, username);
  if (user) await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
}
