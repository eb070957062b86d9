import { eq } from 'drizzle-orm';
import { retainPicture } from '#features/pictures/retain-picture.server.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { AdminArticle, ArticleInput } from './article.ts';
import { articles } from './articles.table.ts';
import { findAnyArticle } from './find-article.server.ts';
import { linkCounterpart } from './link-counterpart.server.ts';
import { type LockedArticle, lockArticle } from './lock-article.server.ts';

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
 * changes its language loses the counterpart, which is in that language.
 *
 * @throws {NotFound | StaleVersion | InvalidInput}
 */
export async function updateArticle(
  db: Database,
  { id, username, accepted, input }: ArticleChange & { input: ArticleInput },
): Promise<AdminArticle> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, accepted);
    const { counterpartId, ...fields } = input;
    // The text of an article that has lost its picture can still be corrected.
    if (fields.image !== before.image) await retainPicture(tx, fields.image);
    const language = fields.language ?? before.language;
    await linkCounterpart(tx, { ...before, language }, wantedCounterpart(before, language, counterpartId));
    await tx
      .update(articles)
      .set({ ...fields, version: before.version + 1, updatedAt: new Date() })
      .where(eq(articles.id, before.id));
    const entry = { username, subjectId: before.id, subject: input.title };
    await recordActivity(tx, { ...entry, action: 'article-updated' });
    if (input.isActive !== undefined && input.isActive !== before.isActive) {
      await recordActivity(tx, {
        ...entry,
        action: input.isActive ? 'article-activated' : 'article-deactivated',
      });
    }
    return findAnyArticle(tx, before.id);
  });
}

function wantedCounterpart(
  before: LockedArticle,
  language: LockedArticle['language'],
  given: string | null | undefined,
): string | null {
  if (given !== undefined) return given;
  return language === before.language ? before.counterpartId : null;
}
