import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, like, or } from 'drizzle-orm';
import { retainPicture } from '#features/pictures/retain-picture.server.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { IdempotencyKeyReused } from '#server/errors.ts';
import type { AdminArticle, ArticleInput } from './article.ts';
import { freeSlug, slugOf } from './article-address.ts';
import { articles } from './articles.table.ts';
import { findAnyArticle } from './find-article.server.ts';
import { linkCounterpart } from './link-counterpart.server.ts';
import { lockArticles } from './lock-article.server.ts';

/** An article as it arrived, and who sent it. */
export type NewArticle = {
  input: ArticleInput;
  /** Name of the administrator. */
  username: string;
  /** Identifies the request, so that repeating it makes no second article. */
  idempotencyKey?: string | undefined;
};

/**
 * Stores a new article under a name in addresses that it keeps.
 *
 * @returns the article; `isNew` is false when the same sending had stored it before
 * @throws {InvalidInput | IdempotencyKeyReused}
 */
export async function createArticle(
  db: Database,
  { input, username, idempotencyKey }: NewArticle,
): Promise<{ article: AdminArticle; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockArticles(tx);
    const id = idOf(username, idempotencyKey);
    const earlier = await findEarlier(tx, id);
    if (earlier) {
      if (!isMadeFrom(earlier, input)) throw new IdempotencyKeyReused();
      return { article: earlier, isNew: false };
    }
    const { counterpartId = null, ...fields } = input;
    await retainPicture(tx, fields.image);
    const slug = await chooseSlug(tx, input.title);
    const [row] = await tx
      .insert(articles)
      .values({ ...fields, id, slug })
      .returning({ language: articles.language });
    if (row) await linkCounterpart(tx, { id, counterpartId: null, ...row }, counterpartId);
    await recordActivity(tx, { username, action: 'article-created', subjectId: id, subject: input.title });
    return { article: await findAnyArticle(tx, id), isNew: true };
  });
}

/** A name that no article has; the lock keeps it free until it is stored. */
async function chooseSlug(tx: Transaction, title: string): Promise<string> {
  const wanted = slugOf(title);
  const taken = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(or(eq(articles.slug, wanted), like(articles.slug, `${wanted}-%`)));
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}

/** The id of an article: the same for the same sending of the same person, else one that nobody has. */
function idOf(username: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const hex = createHash('sha256')
    .update(JSON.stringify([username, idempotencyKey]))
    .digest('hex');
  // The digits that say "made from a hash" (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function findEarlier(tx: Transaction, id: string): Promise<AdminArticle | undefined> {
  const [row] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id));
  return row && findAnyArticle(tx, row.id);
}

/** Whether a stored article still says what was sent. */
function isMadeFrom(stored: AdminArticle, { title, excerpt, content }: ArticleInput): boolean {
  return stored.title === title && stored.excerpt === excerpt && isDeepStrictEqual(stored.content, content);
}
