import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { Article } from './article.ts';
import { articleColumns, readableCounterpart, toArticle } from './article-columns.server.ts';
import { articles } from './articles.table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One article that everybody may read.
 *
 * @param idOrSlug its id, or its name in addresses
 * @throws {NotFound} when there is none, or it is not active
 */
export async function findActiveArticle(db: Database, idOrSlug: string): Promise<Article> {
  const isNamed = UUID.test(idOrSlug) ? eq(articles.id, idOrSlug) : eq(articles.slug, idOrSlug);
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(and(isNamed, eq(articles.isActive, true)))
    .limit(1);
  if (!row) throw new NotFound();
  return toArticle(row);
}
