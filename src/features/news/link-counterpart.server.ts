import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { articles } from './articles.table.ts';
import type { LockedArticle } from './lock-article.server.ts';

const nextVersion = sql`${articles.version} + 1`;

/**
 * Makes two articles each other's counterpart, or one nobody's; whoever was linked to one of them before is nobody's
 * then. Called under `lockArticles`. The other articles get a new version, so that who is editing one of them notices;
 * that of the article itself is its own change's.
 *
 * @param article as it will be; `counterpartId` as it is
 * @throws {InvalidInput} when the counterpart does not exist, or is in the same language
 */
export async function linkCounterpart(
  tx: Transaction,
  article: Pick<LockedArticle, 'id' | 'language' | 'counterpartId'>,
  counterpartId: string | null,
): Promise<void> {
  if (counterpartId !== null) await refuseUnsuitable(tx, article, counterpartId);
  if (counterpartId === article.counterpartId) return;
  const pair = counterpartId === null ? [article.id] : [article.id, counterpartId];
  await tx
    .update(articles)
    .set({ counterpartId: null, version: nextVersion })
    .where(and(inArray(articles.counterpartId, pair), notInArray(articles.id, pair)));
  await tx.update(articles).set({ counterpartId }).where(eq(articles.id, article.id));
  if (counterpartId === null) return;
  await tx
    .update(articles)
    .set({ counterpartId: article.id, version: nextVersion })
    .where(eq(articles.id, counterpartId));
}

async function refuseUnsuitable(
  tx: Transaction,
  article: Pick<LockedArticle, 'id' | 'language'>,
  counterpartId: string,
): Promise<void> {
  const [other] = await tx
    .select({ language: articles.language })
    .from(articles)
    .where(eq(articles.id, counterpartId))
    .for('update');
  if (!other) throw new InvalidInput([{ field: 'counterpartId', key: 'counterpart.unknown' }]);
  // Its own row may still say the language that it is about to leave.
  if (other.language === article.language || counterpartId === article.id) {
    throw new InvalidInput([{ field: 'counterpartId', key: 'counterpart.sameLanguage' }]);
  }
}
