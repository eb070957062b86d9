import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import { articles } from './articles.table.ts';
import { linkCounterpart } from './link-counterpart.server.ts';
import { lockArticle } from './lock-article.server.ts';
import type { ArticleChange } from './update-article.server.ts';

/**
 * Removes an article for good. Its counterpart stays, without one.
 *
 * @throws {NotFound | StaleVersion}
 */
export async function deleteArticle(db: Database, { id, username, accepted }: ArticleChange): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, accepted);
    await linkCounterpart(tx, before, null);
    await tx.delete(articles).where(eq(articles.id, before.id));
    await recordActivity(tx, {
      username,
      action: 'article-deleted',
      subjectId: before.id,
      subject: before.title,
    });
  });
}
