import { count, max, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import type { Database } from '#server/database/connect.ts';
import type { InboxStamp } from './inbox.ts';

/** A short text that is another one after every change of any form: cheap to ask for again and again. */
export async function findInboxStamp(db: Database): Promise<InboxStamp> {
  const [row] = await db
    .select({
      forms: count(),
      last: max(submissions.receivedAt),
      versions: sql<string>`coalesce(sum(${submissions.version}), 0)`,
      mailed: count(submissions.mailedAt),
    })
    .from(submissions);
  const { forms = 0, last, versions = '0', mailed = 0 } = row ?? {};
  return { stamp: [forms, last?.getTime() ?? 0, versions, mailed].join('-') };
}
