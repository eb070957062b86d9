import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pictureSizeAt } from '#features/pictures/stored-pictures.server.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import {
  type AdminArticle,
  type AdminArticleSummary,
  ARTICLE_FIELD_NAMES,
  type Article,
  type ArticleField,
  type ArticleSummary,
} from './article.ts';
import { isArticleId } from './article-address.ts';
import { hasAddress } from './article-addresses.server.ts';
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

/**
 * One article that everybody may read.
 *
 * @param idOrSlug its id, or a name in addresses that it has or had
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
 * @param idOrSlug its id, or a name in addresses that it has or had
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
  return isArticleId(idOrSlug) ? eq(articles.id, idOrSlug) : hasAddress(idOrSlug);
}

const counterparts = alias(articles, 'counterparts');

/** The other language's article, if strangers may read it; to be joined from the left. */
export const readableCounterpart = {
  table: counterparts,
  on: and(eq(counterparts.id, articles.counterpartId), eq(counterparts.isActive, true)),
};

/** The columns of an article's fields. */
export const fieldColumns = Object.fromEntries(
  ARTICLE_FIELD_NAMES.map((name) => [name, articles[name]]),
) as Pick<typeof articles, ArticleField>;

/** The columns that make a whole `Article`, for a select that joins `readableCounterpart`. */
export const articleColumns = {
  id: articles.id,
  slug: articles.slug,
  ...fieldColumns,
  pictureSize: pictureSizeAt(articles.image),
  counterpartSlug: counterparts.slug,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

/** The columns that make an `ArticleSummary`. */
const { content: _, ...summaryColumns } = articleColumns;

/** What administrators see besides. */
const adminColumns = { counterpartId: articles.counterpartId, version: articles.version };

/** The columns that make an `AdminArticleSummary`. */
const adminSummaryColumns = { ...summaryColumns, ...adminColumns };

/** The columns that make an `AdminArticle`. */
const adminArticleColumns = { ...articleColumns, ...adminColumns };

type Times<Time> = { createdAt: Time; updatedAt: Time };

/** A selected row as the API returns it. */
export function toArticle<Row extends Times<Date>>(row: Row): Omit<Row, keyof Times<Date>> & Times<string> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
