import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { isSlugOf } from './article-address.ts';
import { chooseSlug } from './article-addresses.server.ts';
import { articles } from './articles.table.ts';
import { BUNDLED_ARTICLES } from './bundled/bundled-articles.server.ts';
import { lockArticles } from './lock-article.server.ts';

/** The names that the software itself gave. */
const GIVEN: ReadonlySet<string> = new Set(BUNDLED_ARTICLES.flatMap(({ en, es }) => [en.slug, es.slug]));

/**
 * Gives stored articles the names in addresses that they would get today, where an earlier version gave another one or
 * left it as the title changed. The earlier name leads there. Done at every start, because the version before may have
 * served beside this one since; servers that start together take turns. It is no change of what an article says: its
 * version and its time stay.
 *
 * @returns the number of articles that have another name now
 */
export async function moveArticles(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockArticles(tx);
    const stored = await tx
      .select({ id: articles.id, slug: articles.slug, title: articles.title })
      .from(articles)
      .orderBy(articles.createdAt, articles.id);
    const moving = stored.filter(({ slug, title }) => !GIVEN.has(slug) && !isSlugOf(slug, title));
    for (const { id, title } of moving) {
      const slug = await chooseSlug(tx, title, id);
      await tx.update(articles).set({ slug }).where(eq(articles.id, id));
    }
    return moving.length;
  });
}
