import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { retainPicture } from '#features/pictures/stored-pictures.server.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { IdempotencyKeyReused } from '#server/errors.ts';
import type { AdminArticle, ArticleInput } from './article.ts';
import { slugOf } from './article-address.ts';
import { chooseSlug } from './article-addresses.server.ts';
import { linkCounterpart } from './article-counterparts.server.ts';
import { keepStateBefore, keepVersion } from './article-versions.server.ts';
import { articles } from './articles.table.ts';
import { type LockedArticle, lockArticle, lockArticles } from './lock-article.server.ts';
import { findAnyArticle } from './read-articles.server.ts';

/** An article as it arrived, and who sent it. */
export type NewArticle = {
  input: ArticleInput;
  /** Name of the administrator. */
  username: string;
  /** Identifies the request, so that repeating it makes no second article. */
  idempotencyKey?: string | undefined;
};

/**
 * Stores a new article under a name in addresses that no other has or had.
 *
 * @returns the article; `isNew` is false when the same sending had stored it before
 * @throws {InvalidInput | IdempotencyKeyReused}
 */
export async function createArticle(
  db: Database,
  { input, username, idempotencyKey }: NewArticle,
): Promise<{ article: AdminArticle; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockArticles(tx);
    const id = idOf(username, idempotencyKey);
    const earlier = await findEarlier(tx, id);
    if (earlier) {
      if (!isMadeFrom(earlier, input)) throw new IdempotencyKeyReused();
      return { article: earlier, isNew: false };
    }
    const { counterpartId = null, ...fields } = input;
    await retainPicture(tx, fields.image);
    const slug = await chooseSlug(tx, input.title, id);
    const [row] = await tx
      .insert(articles)
      .values({ ...fields, id, slug })
      .returning({ language: articles.language });
    if (row) await linkCounterpart(tx, { id, counterpartId: null, ...row }, counterpartId);
    await keepVersion(tx, id, username);
    await recordActivity(tx, { username, action: 'article-created', subjectId: id, subject: input.title });
    return { article: await findAnyArticle(tx, id), isNew: true };
  });
}

/** The id of an article: the same for the same sending of the same person, else one that nobody has. */
function idOf(username: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const hex = createHash('sha256')
    .update(JSON.stringify([username, idempotencyKey]))
    .digest('hex');
  // The digits that say "made from a hash" (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function findEarlier(tx: Transaction, id: string): Promise<AdminArticle | undefined> {
  const [row] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id));
  return row && findAnyArticle(tx, row.id);
}

/** Whether a stored article still says what was sent. */
function isMadeFrom(stored: AdminArticle, { title, excerpt, content }: ArticleInput): boolean {
  return stored.title === title && stored.excerpt === excerpt && isDeepStrictEqual(stored.content, content);
}

/** A change as it arrived, and who sent it. */
export type ArticleChange = {
  id: string;
  /** Name of the administrator. */
  username: string;
  /** The versions that the administrator knows, from If-Match; undefined for any. */
  accepted: ReadonlySet<string> | undefined;
};

/**
 * Puts what was sent in the place of an article. Category, language, state and counterpart stay where nothing is said
 * of them: an article is never published, or taken apart from its counterpart, by leaving something out. One that
 * changes its language loses the counterpart, which is in that language. Its name in addresses follows its title; the
 * names that it had lead there.
 *
 * @throws {NotFound | StaleVersion | InvalidInput}
 */
export async function updateArticle(
  db: Database,
  { id, username, accepted, input }: ArticleChange & { input: ArticleInput },
): Promise<AdminArticle> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, accepted);
    return changeArticle(tx, before, { username, input, action: 'article-updated' });
  });
}

/**
 * The change itself, of an article that is locked, as an edit or as the way back to an earlier version; how it was before
 * and how it is now are versions.
 *
 * @throws {InvalidInput}
 */
export async function changeArticle(
  tx: Transaction,
  before: LockedArticle,
  change: {
    username: string;
    input: ArticleInput;
    action: 'article-updated' | 'article-restored';
    /** Further facts for the activity. */
    details?: Record<string, number>;
    note?: string | undefined;
  },
): Promise<AdminArticle> {
  const { username, input, action } = change;
  const { counterpartId, ...fields } = input;
  await keepStateBefore(tx, before);
  // The text of an article that has lost its picture can still be corrected.
  if (fields.image !== before.image) await retainPicture(tx, fields.image);
  const language = fields.language ?? before.language;
  await linkCounterpart(tx, { ...before, language }, wantedCounterpart(before, language, counterpartId));
  await tx
    .update(articles)
    .set({
      ...fields,
      slug: await slugAfter(tx, before, input.title),
      version: before.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(articles.id, before.id));
  await keepVersion(tx, before.id, username, change.note);
  const entry = { username, subjectId: before.id, subject: input.title };
  const changed = changedFields(before, input);
  const details = { ...change.details, ...(changed.length > 0 && { changed: changed.join(', ') }) };
  await recordActivity(tx, { ...entry, action, ...(Object.keys(details).length > 0 && { details }) });
  if (input.isActive !== undefined && input.isActive !== before.isActive) {
    await recordActivity(tx, {
      ...entry,
      action: input.isActive ? 'article-activated' : 'article-deactivated',
    });
  }
  return findAnyArticle(tx, before.id);
}

/** The names of what a change makes different; its state has entries of its own, and no text is copied. */
function changedFields(
  before: LockedArticle,
  { isActive: _, counterpartId, ...fields }: ArticleInput,
): string[] {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const changed = names.filter(
    (name) => fields[name] !== undefined && !isDeepStrictEqual(fields[name], before[name]),
  );
  const isPairedAnew = counterpartId !== undefined && counterpartId !== before.counterpartId;
  return [...changed, ...(isPairedAnew ? ['counterpart'] : [])];
}

/** The name in addresses under a new title: the same, a given one too, where the title still makes the same. */
async function slugAfter(tx: Transaction, before: LockedArticle, title: string): Promise<string> {
  return slugOf(title) === slugOf(before.title) ? before.slug : chooseSlug(tx, title, before.id);
}

function wantedCounterpart(
  before: LockedArticle,
  language: LockedArticle['language'],
  given: string | null | undefined,
): string | null {
  if (given !== undefined) return given;
  return language === before.language ? before.counterpartId : null;
}

/**
 * Publishes an article that is hidden, or hides one that is published; administrators see both.
 *
 * @throws {NotFound | StaleVersion}
 */
export async function toggleArticle(
  db: Database,
  { id, username, accepted }: ArticleChange,
): Promise<AdminArticle> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, accepted);
    const isActive = !before.isActive;
    await keepStateBefore(tx, before);
    await tx
      .update(articles)
      .set({ isActive, version: before.version + 1, updatedAt: new Date() })
      .where(eq(articles.id, before.id));
    await keepVersion(tx, before.id, username);
    await recordActivity(tx, {
      username,
      action: isActive ? 'article-activated' : 'article-deactivated',
      subjectId: before.id,
      subject: before.title,
    });
    return findAnyArticle(tx, before.id);
  });
}
