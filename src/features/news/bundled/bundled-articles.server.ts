import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { articleInput, type BundledArticle } from '../article.ts';
import { articleAddresses, articles, bundledArticles } from '../articles.table.ts';
import { lockArticles } from '../lock-article.server.ts';
import { heatEn } from './heat-en.ts';
import { heatEs } from './heat-es.ts';
import { hurricaneEn } from './hurricane-en.ts';
import { hurricaneEs } from './hurricane-es.ts';
import { schoolEn } from './school-en.ts';
import { schoolEs } from './school-es.ts';

/** The six articles that come with the site, each in both languages, in the order in which they are shown. */
export const BUNDLED_ARTICLES: readonly { en: BundledArticle; es: BundledArticle }[] = [
  { en: heatEn, es: heatEs },
  { en: schoolEn, es: schoolEs },
  { en: hurricaneEn, es: hurricaneEs },
];

const MINUTE_MS = 60_000;

/**
 * Puts the bundled articles in, each once in the life of a database: what an administrator changed or deleted
 * stays so. Servers that start together put them in once.
 *
 * @returns the number of articles put in
 */
export async function loadBundledArticles(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockArticles(tx);
    const seen = await tx.select({ slug: bundledArticles.slug }).from(bundledArticles);
    const seenSlugs = new Set(seen.map(({ slug }) => slug));
    const now = Date.now();
    let loaded = 0;
    for (const [index, pair] of BUNDLED_ARTICLES.entries()) {
      const missing = [pair.en, pair.es].filter(({ slug }) => !seenSlugs.has(slug));
      // Newest first is the order of every list: a minute between them keeps ours.
      for (const article of missing) await insertArticle(tx, article, new Date(now - index * MINUTE_MS));
      if (missing.length > 0) await link(tx, pair.en.slug, pair.es.slug);
      loaded += missing.length;
    }
    return loaded;
  });
}

async function insertArticle(tx: Transaction, { slug, ...input }: BundledArticle, at: Date): Promise<void> {
  // An article of an administrator may have the name already, or lead there from it; it is left alone.
  const isTaken = (await tx.$count(articleAddresses, eq(articleAddresses.slug, slug))) > 0;
  const [row] = isTaken
    ? []
    : await tx
        .insert(articles)
        .values({ ...articleInput.parse(input), slug, createdAt: at, updatedAt: at })
        .returning({ id: articles.id });
  await tx.insert(bundledArticles).values({ slug, articleId: row?.id ?? null });
}

/** Makes two bundled articles each other's counterpart, if both are there. */
async function link(tx: Transaction, oneSlug: string, otherSlug: string): Promise<void> {
  const rows = await tx
    .select({ id: bundledArticles.articleId })
    .from(bundledArticles)
    .where(inArray(bundledArticles.slug, [oneSlug, otherSlug]));
  const [one, other] = rows.map(({ id }) => id);
  if (!one || !other) return;
  await tx.update(articles).set({ counterpartId: other }).where(eq(articles.id, one));
  await tx.update(articles).set({ counterpartId: one }).where(eq(articles.id, other));
}
