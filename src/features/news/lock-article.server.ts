import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { refuseStaleWrite } from '#server/http/if-match.ts';
import { isArticleId } from './article-address.ts';
import { articles } from './articles.table.ts';

/** Id of the advisory lock; any number that nothing else in this program uses. */
const ADVISORY_LOCK = 7_226_018_149;

/**
 * Lets the changes of articles follow one another until the transaction ends. A change reaches other rows than its own
 * (counterparts, and theirs), which nobody knows before having read them: with one lock for all there is no order in
 * which two of them could wait for each other. A change takes milliseconds.
 */
export async function lockArticles(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

/** An article that this transaction alone may change. */
export type LockedArticle = typeof articles.$inferSelect;

/**
 * Locks one article for a change.
 *
 * @param accepted the versions that the caller knows, from If-Match; undefined for any
 * @throws {NotFound | StaleVersion}
 */
export async function lockArticle(
  tx: Transaction,
  id: string,
  accepted: ReadonlySet<string> | undefined,
): Promise<LockedArticle> {
  if (!isArticleId(id)) throw new NotFound();
  await lockArticles(tx);
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (!row) throw new NotFound();
  refuseStaleWrite(accepted, row.version);
  return row;
}
