import { and, eq, inArray, isNull } from 'drizzle-orm';
import { cancelVersion } from '#revisions/change-subject.server.ts';
import type { WholeVersion } from '#revisions/revision.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { readFields } from '#server/http/request-body.ts';
import { addAddresses, chooseSlug } from './article-addresses.server.ts';
import { counterpartAgain, linkCounterpart } from './article-counterparts.server.ts';
import { articleKind, fieldsOf } from './article-kind.ts';
import { keepInTrash, keepStateBefore } from './article-versions.server.ts';
import { articleAddresses, articles, bundledArticles } from './articles.table.ts';
import { type LockedArticle, lockArticle } from './lock-article.server.ts';
import type { ArticleChange } from './write-articles.server.ts';

/*
 * The trash of articles. An article that is deleted is no row of `articles` any more, so nothing that reads them can
 * forget to leave it out; its last version has all that the row had.
 */

/**
 * Puts an article in the trash. Its counterpart stays, without one; its addresses lead nowhere and are nobody else's.
 *
 * @throws {NotFound | StaleVersion}
 */
export async function deleteArticle(db: Database, { id, username, accepted }: ArticleChange): Promise<void> {
  await db.transaction(async (tx) => trashArticle(tx, await lockArticle(tx, id, accepted), username));
}

/** The same of an article that is locked. */
export async function trashArticle(
  tx: Transaction,
  before: LockedArticle,
  username: string,
  note?: string | undefined,
): Promise<void> {
  await keepStateBefore(tx, before);
  await keepInTrash(tx, before, username, note);
  await linkCounterpart(tx, before, null);
  await tx.delete(articles).where(eq(articles.id, before.id));
  await recordActivity(tx, {
    username,
    action: 'article-trashed',
    subjectId: before.id,
    subject: before.title,
  });
}

/**
 * Takes an article back out of the trash, as it was: its id, its addresses, its state, and its counterpart where that has
 * found no other meanwhile. Called under `lockArticles`.
 */
export async function takeArticleBack(
  tx: Transaction,
  { number, subject: id, body }: WholeVersion,
  username: string,
): Promise<void> {
  const { formerRow, counterpartId, ...version } = readFields(
    articleKind.schema,
    body as Record<string, unknown>,
  );
  const fields = fieldsOf(version);
  const free = await freeAddresses(tx, formerRow?.addresses ?? []);
  const slug =
    formerRow && free.includes(formerRow.slug) ? formerRow.slug : await chooseSlug(tx, fields.title, id);
  await tx.insert(articles).values({
    ...fields,
    id,
    slug,
    // Whoever had it open before sees that it has changed.
    version: (formerRow?.version ?? 0) + 1,
    ...(formerRow && { createdAt: new Date(formerRow.createdAt) }),
  });
  await addAddresses(tx, id, free);
  if (free.length > 0) await tx.update(bundledArticles).set({ articleId: id }).where(cameAs(free));
  const article = { id, language: fields.language, counterpartId: null };
  await linkCounterpart(tx, article, await counterpartAgain(tx, article, counterpartId));
  await cancelVersion(tx, number);
  await recordActivity(tx, {
    username,
    action: 'article-taken-back',
    subjectId: id,
    subject: fields.title,
  });
}

/** One of the six, by the name that it came with; a sync may have brought another one in its place. */
const cameAs = (slugs: readonly string[]) =>
  and(inArray(bundledArticles.slug, [...slugs]), isNull(bundledArticles.articleId));

/** Those of an article's former names that lead to no other article since. */
async function freeAddresses(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ slug: articleAddresses.slug })
    .from(articleAddresses)
    .where(and(inArray(articleAddresses.slug, [...slugs]), isNull(articleAddresses.articleId)));
  return rows.map(({ slug }) => slug);
}
