import { and, isNull, ne, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';

/** A form that waits longer was received before mail was configured, and is answered from the inbox. */
const WAITING_DAYS = 14;

/** The condition that holds for the forms which were not mailed, and that need a mail; one that is done needs none. */
export const isUnmailed = and(isNull(submissions.mailedAt), ne(submissions.state, 'done'));

/** The condition that holds for the forms whose mail is still to be sent. */
export const isWaiting = and(
  isUnmailed,
  sql`${submissions.receivedAt} > now() - make_interval(days => ${WAITING_DAYS})`,
);
