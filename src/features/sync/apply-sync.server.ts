import { eq, sql } from 'drizzle-orm';
import { addAddresses, hasAddress } from '#features/news/article-addresses.server.ts';
import { keepStateBefore, keepVersion } from '#features/news/article-versions.server.ts';
import { articles, bundledArticles } from '#features/news/articles.table.ts';
import { lockArticle } from '#features/news/lock-article.server.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Transaction } from '#server/database/connect.ts';
import { replacePassword } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import type { ArticleChange, SyncPlan, SyncSource, SyncTarget } from './plan-sync.server.ts';

/** Writes what was planned. Users and articles that are not ours stay as they are. */
export async function applySync(
  tx: Transaction,
  { source, target, plan }: { source: SyncSource; target: SyncTarget; plan: SyncPlan },
): Promise<void> {
  await writeUser(tx, source.user, target.user);
  for (const change of plan.changes) if (change.isNew) await insertArticle(tx, change);
  // Only now each article's counterpart is there to be named.
  for (const change of plan.changes) await updateArticle(tx, change, source.user.username);
}

/** Recorded there like any new user and any changed password, which ends its user's sessions and is mailed from there. */
async function writeUser(
  tx: Transaction,
  { username, password }: SyncSource['user'],
  found: SyncTarget['user'],
): Promise<void> {
  if (!found) {
    await tx.insert(users).values({ username, password });
    await recordActivity(tx, { username, action: 'user-created', subject: username });
  } else if (found.password !== password) {
    const details = { reason: 'sync' };
    await replacePassword(tx, found, {
      password,
      entry: { username, action: 'password-changed', subject: found.username, details },
    });
  }
}

async function insertArticle(tx: Transaction, change: ArticleChange): Promise<void> {
  const { slug, fields, address = slug, formerAddresses = [], createdAt } = change;
  if (!fields) throw new Error('a new article has no fields');
  const articleId = crypto.randomUUID();
  await tx
    .insert(articles)
    .values({ ...fields, id: articleId, slug: address, ...(createdAt && { createdAt }) });
  await addAddresses(tx, articleId, formerAddresses);
  // Counts as put in: the next start of the site there brings none a second time.
  await tx
    .insert(bundledArticles)
    .values({ slug, articleId })
    .onConflictDoUpdate({ target: bundledArticles.slug, set: { articleId } });
}

/** What somebody wrote there meanwhile stays in the history there. */
async function updateArticle(tx: Transaction, change: ArticleChange, username: string): Promise<void> {
  const { slug, isNew, fields, address, formerAddresses = [], counterpartSlug } = change;
  if (isNew && counterpartSlug === undefined) return;
  const id = await idOf(tx, slug);
  if (id === null) throw new Error('the article is not there');
  if (!isNew) await keepStateBefore(tx, await lockArticle(tx, id, undefined));
  const link = counterpartSlug === undefined ? {} : { counterpartId: await idOf(tx, counterpartSlug) };
  // Who edits the article there at the moment learns that it has changed.
  const counted = isNew ? {} : { version: sql`${articles.version} + 1`, updatedAt: sql`now()` };
  const told = isNew ? {} : { ...fields, ...(address === undefined ? {} : { slug: address }) };
  await tx
    .update(articles)
    .set({ ...told, ...link, ...counted })
    .where(eq(articles.id, id));
  if (isNew) return;
  await addAddresses(tx, id, formerAddresses);
  if (fields) await keepVersion(tx, id, username);
}

/** The article of a name that it has or had; that of one of the six leads to it for ever. */
async function idOf(tx: Transaction, slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const [row] = await tx.select({ id: articles.id }).from(articles).where(hasAddress(slug));
  return row?.id ?? null;
}
