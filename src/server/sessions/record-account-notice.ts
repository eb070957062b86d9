import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { accountNotices } from './account-notices.table.ts';

/** Later notices are dropped; without a mail server nothing piles up. */
const KEPT_DAYS = 3;

/**
 * Stores a notice for an administrator about their account. Called with the transaction of what happened; the mail goes
 * out later (`features/admin/account-mail`), whichever process this is.
 */
export async function recordAccountNotice(
  tx: Transaction,
  notice: Pick<typeof accountNotices.$inferInsert, 'kind' | 'username' | 'browser'>,
): Promise<void> {
  await tx
    .delete(accountNotices)
    .where(lt(accountNotices.happenedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
  await tx.insert(accountNotices).values(notice);
}
