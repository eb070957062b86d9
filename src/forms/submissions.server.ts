import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { happenedWithin } from '#server/database/happened-within.ts';
import { IdempotencyKeyReused } from '#server/errors.ts';
import type { SubmissionKind } from './all-forms.ts';
import {
  type FormValues,
  REFERENCE_PATTERN,
  SENT_PARAMETER,
  type SubmissionState,
} from './form-definition.ts';
import type { SentForm } from './page-forms.tsx';
import { submissions } from './submissions.table.ts';

/** A checked form on its way into the table. */
export type Submission = {
  kind: SubmissionKind;
  values: FormValues;
  language: Locale;
  /** Two requests with the same key are one; undefined when the sender gave none. */
  idempotencyKey: string | undefined;
  /** In which it arrives; new if it is not said. */
  state?: SubmissionState;
  /** Mark of the network address that sent it (`sender-mark.server.ts`); not kept with what needs no mail. */
  sender?: string;
};

/** `isNew` is false when the same form had been kept before. */
export type StoredSubmission = { reference: string; isNew: boolean };

/** What else belongs to storing a new form: done in the same transaction, with the row's id. */
export type EnqueueMail = (tx: Transaction, id: string) => Promise<void>;

/** How long an identical form without a key counts as the same request. */
const SAME_BODY_MINUTES = 10;
const REFERENCE_ATTEMPTS = 5;
/** No letters or digits that are taken for others. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Stores a form durably: when this returns, it is on the disk. The same key, or without one the same values within ten
 * minutes, gives the reference of the first time, also when both arrive at the same moment.
 *
 * @param enqueueMail called with the id of a new form, unless it arrives as done
 * @throws {IdempotencyKeyReused} when the key stands for other values
 */
export async function storeSubmission(
  database: Database,
  submission: Submission,
  enqueueMail?: EnqueueMail,
): Promise<StoredSubmission> {
  const bodyHash = hashOfValues(submission.values);
  return database.transaction(async (tx) => {
    // Whatever the server's setting: what is acknowledged survives a crash.
    await tx.execute(sql`SET LOCAL synchronous_commit TO on`);
    if (submission.idempotencyKey === undefined) {
      const earlier = await findSameBody(tx, submission.kind, bodyHash);
      if (earlier) return { reference: earlier, isNew: false };
    }
    return insertOrFind(tx, submission, bodyHash, enqueueMail);
  });
}

/**
 * The form whose reference is in a page's address, where sending without JavaScript leads.
 *
 * @param search of the address
 * @returns undefined for a reference under which nothing is stored: anybody can write one into a link
 */
export async function findSentForm(
  database: Database,
  search: URLSearchParams,
): Promise<SentForm | undefined> {
  const reference = search.get(SENT_PARAMETER);
  if (reference === null || !REFERENCE_PATTERN.test(reference)) return undefined;
  const [row] = await database
    .select({ kind: submissions.kind, reference: submissions.reference })
    .from(submissions)
    .where(eq(submissions.reference, reference));
  return row;
}

/** A new reference of the form "CC-7F3K-92QD": random, so that none can be guessed from another. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  ).join('');
  return `CC-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** SHA-256 of checked values, which come in the order of their schema. */
function hashOfValues(values: FormValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Waits for whoever is storing the same values right now, then looks for what was stored. */
async function findSameBody(tx: Transaction, kind: SubmissionKind, bodyHash: string) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${bodyHash}`}, 0))`);
  const [row] = await tx
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(
      and(
        eq(submissions.kind, kind),
        eq(submissions.bodyHash, bodyHash),
        happenedWithin(submissions.receivedAt, SAME_BODY_MINUTES),
      ),
    )
    .orderBy(desc(submissions.receivedAt))
    .limit(1);
  return row?.reference;
}

async function insertOrFind(
  tx: Transaction,
  { kind, values, language, idempotencyKey, state = 'new', sender }: Submission,
  bodyHash: string,
  enqueueMail: EnqueueMail | undefined,
): Promise<StoredSubmission> {
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt += 1) {
    const [inserted] = await tx
      .insert(submissions)
      .values({
        ...{ reference: newReference(), kind, payload: values, language, idempotencyKey, bodyHash, state },
        sender: state === 'done' ? undefined : sender,
      })
      // On a conflict PostgreSQL waits for the other transaction: then its row is there, or ours is inserted.
      .onConflictDoNothing()
      .returning({ id: submissions.id, reference: submissions.reference });
    if (inserted) {
      if (state !== 'done') await enqueueMail?.(tx, inserted.id);
      return { reference: inserted.reference, isNew: true };
    }

    const earlier = idempotencyKey === undefined ? undefined : await findByKey(tx, kind, idempotencyKey);
    if (earlier) {
      if (earlier.bodyHash !== bodyHash) throw new IdempotencyKeyReused();
      return { reference: earlier.reference, isNew: false };
    }
    // The random reference was taken: once more with another.
  }
  throw new Error('no free reference was found');
}

async function findByKey(tx: Transaction, kind: SubmissionKind, idempotencyKey: string) {
  const [row] = await tx
    .select({ reference: submissions.reference, bodyHash: submissions.bodyHash })
    .from(submissions)
    .where(and(eq(submissions.kind, kind), eq(submissions.idempotencyKey, idempotencyKey)));
  return row;
}
