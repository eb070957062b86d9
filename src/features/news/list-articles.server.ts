import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import type { AdminArticle, AdminArticleSummary, Article, ArticleSummary } from './article.ts';
import {
  adminArticleColumns,
  adminSummaryColumns,
  articleColumns,
  readableCounterpart,
  summaryColumns,
  toArticle,
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
  return rows.map(toArticle);
}

/** What administrators may ask for: articles in one state besides, and without that of both. */
type AdminListFilter = ListFilter & { isActive?: boolean | undefined };

/** All articles for administrators, newest first. */
export async function listAllArticles(db: Database, filter: AdminListFilter = {}): Promise<AdminArticle[]> {
  const rows = await db
    .select(adminArticleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(isListedForAdministrators(filter))
    .orderBy(...newestFirst);
  return rows.map(toArticle);
}

/** The same list without the contents. */
export async function listAllArticleSummaries(
  db: Database,
  filter: AdminListFilter = {},
): Promise<AdminArticleSummary[]> {
  const rows = await db
    .select(adminSummaryColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(isListedForAdministrators(filter))
    .orderBy(...newestFirst);
  return rows.map(toArticle);
}

const newestFirst = [desc(articles.createdAt), articles.id] as const;

function isListed({ language }: ListFilter) {
  return isListedForAdministrators({ language, isActive: true });
}

function isListedForAdministrators({ language, isActive }: AdminListFilter) {
  return and(
    isActive === undefined ? undefined : eq(articles.isActive, isActive),
    language && eq(articles.language, language),
  );
}
