import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { AdminArticle, Article } from './article.ts';
import { isArticleId } from './article-address.ts';
import {
  adminArticleColumns,
  articleColumns,
  readableCounterpart,
  toArticle,
} from './article-columns.server.ts';
import { articles } from './articles.table.ts';

/**
 * One article that everybody may read.
 *
 * @param idOrSlug its id, or its name in addresses
 * @throws {NotFound} when there is none, or it is not active
 */
export async function findActiveArticle(db: Database, idOrSlug: string): Promise<Article> {
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(and(isNamed(idOrSlug), eq(articles.isActive, true)))
    .limit(1);
  if (!row) throw new NotFound();
  return toArticle(row);
}

/**
 * One article for administrators, active or not.
 *
 * @throws {NotFound} when there is none
 */
export async function findAnyArticle(db: Database | Transaction, idOrSlug: string): Promise<AdminArticle> {
  const [row] = await db
    .select(adminArticleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(isNamed(idOrSlug))
    .limit(1);
  if (!row) throw new NotFound();
  return toArticle(row);
}

function isNamed(idOrSlug: string) {
  return isArticleId(idOrSlug) ? eq(articles.id, idOrSlug) : eq(articles.slug, idOrSlug);
}
