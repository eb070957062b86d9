import { and, count, eq, inArray, isNotNull, max, min, sql } from 'drizzle-orm';
import { formOf, type SubmissionKind } from '#forms/all-forms.ts';
import type { Department } from '#forms/form-definition.ts';
import { SENDER_WINDOW_MINUTES } from '#forms/sender-mark.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { floridaTimeOf } from '#i18n/florida-clock.ts';
import { openTranslator } from '#i18n/translator.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { happenedWithin } from '#server/database/happened-within.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { domainOf, type MailOutcome, type SendMail } from '#server/mail.ts';
import words from './messages/es.ts';
import { kindLabel } from './submission-labels.ts';
import { isUnmailed, isWaiting } from './waiting-submissions.server.ts';

/** Where the mails go, and from whom they come. */
export type Departments = { from: string; to: Record<Department, readonly string[]> };

/** A minute more than a window: by then everything that arrived in it is stored. */
const DIGEST_DUE_MINUTES = SENDER_WINDOW_MINUTES + 1;
/** Senders whose window is over keep their mark for this long, for a look at the database. */
const MARK_KEPT_MINUTES = 60;

/**
 * Puts the forms that were left to digests together, one digest for each sender whose window is over, and gives each a
 * job. What is in a digest never changes, so that a repeat says the same; a form that comes late gets another one.
 */
export async function sendDigests(options: {
  database: Database;
  jobs: Jobs;
  ownMails: number;
  queue: string;
}): Promise<void> {
  const { database, jobs, ownMails, queue } = options;
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('form digests', 0))`);
    await composeDigests(tx, ownMails);
    // All that wait, not only the new ones: a job that was lost is made again, one that is there is not.
    const waiting = await tx
      .selectDistinct({ id: submissions.digestId })
      .from(submissions)
      .where(and(isNotNull(submissions.digestId), isWaiting));
    const ids = waiting.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) await jobs.send(tx, queue, ids);
  });
}

function composeDigests(tx: Transaction, ownMails: number) {
  return tx.execute(sql`
    WITH placed AS (
      SELECT
        id,
        sender,
        digest_id IS NULL AND ${isWaiting} AS is_waiting,
        row_number() OVER (PARTITION BY sender ORDER BY received_at, id) AS place,
        min(received_at) OVER (PARTITION BY sender) AS first_at
      FROM submissions
      WHERE sender IN (
        SELECT sender FROM submissions WHERE sender IS NOT NULL AND digest_id IS NULL AND ${isWaiting}
      )
    ), left_over AS (
      SELECT id, sender
      FROM placed
      WHERE is_waiting
        AND place > ${ownMails}
        AND NOT (${happenedWithin(sql`first_at`, DIGEST_DUE_MINUTES)})
    ), digests AS MATERIALIZED (
      SELECT sender, gen_random_uuid() AS id FROM left_over GROUP BY sender
    )
    UPDATE submissions SET digest_id = digests.id
    FROM left_over JOIN digests USING (sender)
    WHERE submissions.id = left_over.id`);
}

/**
 * Mails one digest to the departments of the kinds in it, and notes that its forms were mailed. A server that is killed
 * between the two mails it once more, under the same Message-ID.
 *
 * @returns also "sent" when nothing in it is left to mail
 */
export async function mailDigest(
  dependencies: { database: Database; sendMail: SendMail; departments: Departments; origin: string },
  id: string,
): Promise<MailOutcome> {
  const { database, sendMail, departments, origin } = dependencies;
  const isIn = and(eq(submissions.digestId, id), isUnmailed);
  const kinds = await database
    .select({
      kind: submissions.kind,
      count: count(),
      first: min(submissions.receivedAt),
      last: max(submissions.receivedAt),
    })
    .from(submissions)
    .where(isIn)
    .groupBy(submissions.kind)
    .orderBy(submissions.kind);
  const told = kinds.flatMap(({ first, last, ...kind }) => (first && last ? [{ ...kind, first, last }] : []));
  if (told.length === 0) return { isSent: true };
  const outcome = await sendMail({
    to: [...new Set(told.flatMap(({ kind }) => departments.to[formOf(kind).department]))],
    ...(await digestText(told, origin)),
    messageId: `<digest-${id}@${domainOf(departments.from)}>`,
    replyTo: undefined,
  });
  if (outcome.isSent) await database.update(submissions).set({ mailedAt: sql`now()` }).where(isIn);
  return outcome;
}

/** How many forms of one kind a digest reports, and when the first and the last of them came. */
type DigestedKind = { kind: SubmissionKind; count: number; first: Date; last: Date };

const number = new Intl.NumberFormat('es-US');

/**
 * The departments' mail about forms that came from one network address after the first ones: how many, of which kinds
 * and where they are read. It holds nothing that a visitor wrote.
 *
 * @param origin of the site, for the links into the panel
 */
async function digestText(
  kinds: readonly DigestedKind[],
  origin: string,
): Promise<{ subject: string; text: string }> {
  const { digest, openAllInPanel } = words.mail;
  const t = await openTranslator(digest, 'es');
  const total = number.format(kinds.reduce((sum, { count }) => sum + count, 0));
  const times = kinds.flatMap(({ first, last }) => [first.getTime(), last.getTime()]);
  const lines = [
    digest.intro,
    '',
    `${digest.total}: ${total}`,
    `${digest.first}: ${floridaTimeOf(new Date(Math.min(...times)))}`,
    `${digest.last}: ${floridaTimeOf(new Date(Math.max(...times)))}`,
    '',
    ...kinds.flatMap(({ kind, count }) => [
      `${kindLabel(kind)}: ${number.format(count)}`,
      `  ${origin}/admin/inbox?kind=${kind}&state=new`,
    ]),
    '',
    `${openAllInPanel} ${origin}/admin/inbox?state=new`,
    '',
    digest.hint,
  ];
  return { subject: t('subject', { count: total }), text: `${lines.join('\n')}\n` };
}

/** The first form of each of these digests that was not mailed: it represents its digest in the panel. */
export async function firstOfDigests(
  db: Database,
  digestIds: readonly string[],
): Promise<Map<string, { id: string }>> {
  if (digestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([submissions.digestId], { id: submissions.id, digestId: submissions.digestId })
    .from(submissions)
    .where(and(inArray(submissions.digestId, [...digestIds]), isUnmailed))
    .orderBy(submissions.digestId, submissions.receivedAt, submissions.id);
  return new Map(rows.flatMap(({ id, digestId }) => (digestId === null ? [] : [[digestId, { id }]])));
}

/** Takes the marks of senders away by which no mail has to be counted any more. */
export async function forgetSenders(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE submissions SET sender = NULL
    WHERE sender IS NOT NULL
      AND NOT (${happenedWithin(submissions.receivedAt, MARK_KEPT_MINUTES)})
      AND sender NOT IN (SELECT sender FROM submissions WHERE sender IS NOT NULL AND ${isWaiting})`);
}
