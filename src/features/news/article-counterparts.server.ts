import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { articles } from './articles.table.ts';
import type { LockedArticle } from './lock-article.server.ts';

/** What a link needs to know of an article. */
type Linked = Pick<LockedArticle, 'id' | 'language' | 'counterpartId'>;

const nextVersion = sql`${articles.version} + 1`;

/**
 * Links an article with its counterpart, or unlinks it; an earlier link of the article is removed. Called under
 * `lockArticles`. The other articles get a new version, so that whoever is editing one of them notices; the article's
 * own version is raised by its own change.
 *
 * @param article as it will be; `counterpartId` as it is
 * @throws {InvalidInput} when the counterpart does not exist, is in the same language, or has a counterpart of its own
 */
export async function linkCounterpart(
  tx: Transaction,
  article: Linked,
  counterpartId: string | null,
): Promise<void> {
  if (counterpartId !== null) await refuseUnsuitable(tx, article, counterpartId);
  if (counterpartId === article.counterpartId) return;
  await tx
    .update(articles)
    .set({ counterpartId: null, version: nextVersion })
    .where(eq(articles.counterpartId, article.id));
  await tx.update(articles).set({ counterpartId }).where(eq(articles.id, article.id));
  if (counterpartId === null) return;
  await tx
    .update(articles)
    .set({ counterpartId: article.id, version: nextVersion })
    .where(eq(articles.id, counterpartId));
}

/**
 * The counterpart that an article had, where it may have it again: it is still there, in the other language, and nobody
 * else's. Called under `lockArticles`.
 */
export async function counterpartAgain(
  tx: Transaction,
  article: Pick<LockedArticle, 'id' | 'language'>,
  counterpartId: string | null,
): Promise<string | null> {
  if (counterpartId === null) return null;
  return (await obstacleTo(tx, article, counterpartId)) === undefined ? counterpartId : null;
}

async function refuseUnsuitable(
  tx: Transaction,
  article: Pick<LockedArticle, 'id' | 'language'>,
  counterpartId: string,
): Promise<void> {
  const key = await obstacleTo(tx, article, counterpartId);
  if (key) throw new InvalidInput([{ field: 'counterpartId', key }]);
}

/** Why an article cannot have this counterpart, as a message key. */
async function obstacleTo(
  tx: Transaction,
  article: Pick<LockedArticle, 'id' | 'language'>,
  counterpartId: string,
): Promise<string | undefined> {
  const [other] = await tx
    .select({ language: articles.language, counterpartId: articles.counterpartId })
    .from(articles)
    .where(eq(articles.id, counterpartId))
    .for('update');
  if (!other) return 'counterpart.unknown';
  // Its own row may still say the language that it is about to leave.
  if (other.language === article.language || counterpartId === article.id) return 'counterpart.sameLanguage';
  // Taken from the other one only by whoever edits that: nobody loses a link that somebody else made without a word.
  const isTaken = other.counterpartId !== null && other.counterpartId !== article.id;
  return isTaken ? 'counterpart.taken' : undefined;
}
