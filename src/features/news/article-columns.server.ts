import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Article, ArticleSummary } from './article.ts';
import { articles } from './articles.table.ts';

const counterparts = alias(articles, 'counterparts');

/** The other language's article, if strangers may read it; to be joined from the left. */
export const readableCounterpart = {
  table: counterparts,
  on: and(eq(counterparts.id, articles.counterpartId), eq(counterparts.isActive, true)),
};

/** The columns that make an `ArticleSummary`, for a select that joins `readableCounterpart`. */
export const summaryColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  image: articles.image,
  alt: articles.alt,
  category: articles.category,
  readTime: articles.readTime,
  isActive: articles.isActive,
  language: articles.language,
  counterpartSlug: counterparts.slug,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

/** The columns that make a whole `Article`. */
export const articleColumns = { ...summaryColumns, content: articles.content };

type Selected<Told> = Omit<Told, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

/** A selected row as the API hands it out. */
export function toArticle(row: Selected<Article>): Article {
  return { ...row, ...toSummary(row) };
}

/** A selected row without the content, as the API hands it out. */
export function toSummary(row: Selected<ArticleSummary>): ArticleSummary {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
