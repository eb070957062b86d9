import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { AdminArticle } from './article.ts';
import { articles } from './articles.table.ts';
import { findAnyArticle } from './find-article.server.ts';
import { lockArticle } from './lock-article.server.ts';
import type { ArticleChange } from './update-article.server.ts';

/**
 * Shows an article to everybody, or to nobody but administrators: the other of what it is.
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
    await tx
      .update(articles)
      .set({ isActive, version: before.version + 1, updatedAt: new Date() })
      .where(eq(articles.id, before.id));
    await recordActivity(tx, {
      username,
      action: isActive ? 'article-activated' : 'article-deactivated',
      subjectId: before.id,
      subject: before.title,
    });
    return findAnyArticle(tx, before.id);
  });
}
