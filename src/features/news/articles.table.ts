import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Table `articles`: one row is one article in one language (docs/product/records.md, Article). */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Names the article in addresses: /en/news/{slug}. Made from its title; those that it had stay good (below). */
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Plain text, or an object with sections; `article-content.ts` reads whatever is here. */
    content: jsonb('content').notNull(),
    /** Name of a bundled picture, or its address. */
    image: text('image'),
    alt: text('alt'),
    category: text('category').notNull().default('News'),
    readTime: text('read_time'),
    isActive: boolean('is_active').notNull().default(true),
    language: text('language').$type<'en' | 'es'>().notNull().default('en'),
    /** The same article in the other language; each of the two names the other. */
    counterpartId: uuid('counterpart_id').references((): AnyPgColumn => articles.id, {
      onDelete: 'set null',
    }),
    /** Counts the changes; the ETag by which two editors notice each other. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('articles_language_known', sql`${table.language} IN ('en', 'es')`),
    index('articles_language_order_index').on(table.language, table.createdAt.desc().nullsFirst(), table.id),
    index('articles_counterpart_index').on(table.counterpartId),
  ],
);

/**
 * Table `article_addresses`: every name in addresses that an article has or had, and whose it is. A trigger of `articles`
 * puts a name in as soon as an article bears it (migration 0017). The row of an article that is deleted stays, so that
 * its links never lead to another one.
 */
export const articleAddresses = pgTable('article_addresses', {
  slug: text('slug').primaryKey(),
  articleId: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
});

/**
 * Table `bundled_articles`: which of the articles that this software brings along were put in. A row stays after an
 * administrator deletes its article, so that the next start does not bring it back.
 */
export const bundledArticles = pgTable('bundled_articles', {
  slug: text('slug').primaryKey(),
  articleId: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
