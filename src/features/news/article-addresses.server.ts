import { eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { freeSlug, slugOf } from './article-address.ts';
import { articleAddresses, articles } from './articles.table.ts';

/** Whether a row of `articles` bears a name in addresses, or bore it. */
export function hasAddress(slug: string): SQL {
  return sql`${articles.id} = (SELECT ${articleAddresses.articleId} FROM ${articleAddresses} WHERE ${articleAddresses.slug} = ${slug})`;
}

/**
 * Chooses the name in addresses for an article of this title. Called under `lockArticles`, which keeps it free until it
 * is stored.
 *
 * @param articleId the article's id: it may have a name of its own back
 * @returns a name that no other article has or had, one that was deleted included
 */
export async function chooseSlug(tx: Transaction, title: string, articleId: string): Promise<string> {
  const wanted = slugOf(title);
  const known = await tx
    .select()
    .from(articleAddresses)
    .where(or(eq(articleAddresses.slug, wanted), like(articleAddresses.slug, `${wanted}-%`)));
  const taken = known.filter((address) => address.articleId !== articleId);
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}

/** Has names in addresses lead to an article. Called under `lockArticles`, with names that lead to no other. */
export async function addAddresses(
  tx: Transaction,
  articleId: string,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return;
  await tx
    .insert(articleAddresses)
    .values(slugs.map((slug) => ({ slug, articleId })))
    // One of a deleted article.
    .onConflictDoUpdate({ target: articleAddresses.slug, set: { articleId } });
}
