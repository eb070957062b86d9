import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pictureSizeAt } from '#features/pictures/picture-size.server.ts';
import { ARTICLE_FIELD_NAMES, type ArticleField } from './article.ts';
import { articles } from './articles.table.ts';

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

const { content: _, ...shortColumns } = articleColumns;
/** The columns that make an `ArticleSummary`. */
export const summaryColumns = shortColumns;

/** What administrators see besides. */
const adminColumns = { counterpartId: articles.counterpartId, version: articles.version };

/** The columns that make an `AdminArticleSummary`. */
export const adminSummaryColumns = { ...summaryColumns, ...adminColumns };

/** The columns that make an `AdminArticle`. */
export const adminArticleColumns = { ...articleColumns, ...adminColumns };

type Times<Time> = { createdAt: Time; updatedAt: Time };

/** A selected row as the API returns it. */
export function toArticle<Row extends Times<Date>>(row: Row): Omit<Row, keyof Times<Date>> & Times<string> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
