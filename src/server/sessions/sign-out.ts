import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { Administrator } from './find-session.ts';
import { sessions } from './sessions.table.ts';

/** Ends the session for good: its token opens nothing any more, wherever it was copied to. */
export async function signOut(database: Database, administrator: Administrator): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, administrator.sessionId))
      .returning({ userId: sessions.userId });
    // Two clicks are one sign-out.
    if (ended.length > 0) await recordActivity(tx, { username: administrator.username, action: 'sign-out' });
  });
}
