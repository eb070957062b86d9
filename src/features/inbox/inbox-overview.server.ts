import { asc, count, eq, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import type { Database } from '#server/database/connect.ts';
import type { InboxOverview } from './inbox.ts';
import { countByState, summaryColumns, toSummary } from './list-submissions.server.ts';

/** How many of those that wait are named. */
const OLDEST = 5;

/** What waits in the inbox, and what came this month, by the days of Florida and the clock of the database. */
export async function findInboxOverview(db: Database): Promise<InboxOverview> {
  const [counts, oldest, month, [clock]] = await Promise.all([
    countByState(db, {}),
    db
      .select(summaryColumns)
      .from(submissions)
      .where(eq(submissions.state, 'new'))
      .orderBy(asc(submissions.receivedAt), asc(submissions.id))
      .limit(OLDEST),
    db
      .select({ day: dayColumn, kind: submissions.kind, count: count() })
      .from(submissions)
      .where(sql`${submissions.receivedAt} >= ${monthBegin}`)
      // By position: the same text with parameters of its own would be another expression.
      .groupBy(sql`1, 2`)
      .orderBy(sql`1, 2`),
    db
      .select({ today: sql<string>`to_char(${inFlorida(sql`now()`)}, 'YYYY-MM-DD')` })
      .from(sql`(SELECT 1) AS one`),
  ]);
  return { today: clock?.today ?? '', counts, oldest: oldest.map(toSummary), month };
}

/** A moment as the clocks of Florida show it. */
function inFlorida(moment: ReturnType<typeof sql>) {
  return sql`(${moment} AT TIME ZONE ${FLORIDA_TIME_ZONE})`;
}

const dayColumn = sql<string>`to_char(${inFlorida(sql`${submissions.receivedAt}`)}, 'YYYY-MM-DD')`;

/** The moment at which this month began in Florida. */
const monthBegin = sql`(date_trunc('month', ${inFlorida(sql`now()`)}) AT TIME ZONE ${FLORIDA_TIME_ZONE})`;
