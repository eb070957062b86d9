import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import type { Article, ArticleSummary } from './article.ts';
import {
  articleColumns,
  readableCounterpart,
  summaryColumns,
  toArticle,
  toSummary,
} from './article-columns.server.ts';
import { articles } from './articles.table.ts';

type ListFilter = { language?: Locale | undefined };

/**
 * The articles that everybody may read, newest first.
 *
 * @param filter.language only articles in this language; all of them without it
 */
export async function listActiveArticles(db: Database, filter: ListFilter = {}): Promise<Article[]> {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(isListed(filter))
    .orderBy(...newestFirst);
  return rows.map(toArticle);
}

/** The same list for cards and indexes: without the articles' content, which then is not read at all. */
export async function listArticleSummaries(db: Database, filter: ListFilter = {}): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(isListed(filter))
    .orderBy(...newestFirst);
  return rows.map(toSummary);
}

const newestFirst = [desc(articles.createdAt), articles.id] as const;

function isListed({ language }: ListFilter) {
  return and(eq(articles.isActive, true), language && eq(articles.language, language));
}
