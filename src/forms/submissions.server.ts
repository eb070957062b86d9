import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
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
  /** Whether its values say who sent it, so that the same values under another key are the same person's. */
  saysWho?: boolean;
  /** In which it arrives; new if it is not said. */
  state?: SubmissionState;
  /** Mark of the network address that sent it (`sender-mark.server.ts`); not kept with what needs no mail. */
  sender?: string;
};

/** `isNew` is false when the same form had been kept before. */
export type StoredSubmission = { reference: string; isNew: boolean };

/** What else belongs to storing a new form: done in the same transaction, with the row's id. */
export type EnqueueMail = (tx: Transaction, id: string) => Promise<void>;

/** How long the same values count as the same form, whatever their key. */
const SAME_VALUES_MINUTES = 60;
const REFERENCE_ATTEMPTS = 5;
/** No letters or digits that are taken for others. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Stores a form durably: when this returns, it is on the disk. The same key gives the reference of the first time. So do
 * the same values within an hour, without a key or, where they say who sent them, under another one: two tabs with the
 * same form have a key each. Also when both arrive at the same moment.
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
    // Waits for whoever is storing the same values right now.
    const same = `${submission.kind} ${bodyHash}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${same}, 0))`);
    return findOrInsert(tx, submission, bodyHash, enqueueMail);
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
function newReference(): string {
  const letters = Array.from({ length: 8 }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  ).join('');
  return `CC-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** SHA-256 of checked values, which come in the order of their schema. */
function hashOfValues(values: FormValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

async function findOrInsert(
  tx: Transaction,
  submission: Submission,
  bodyHash: string,
  enqueueMail: EnqueueMail | undefined,
): Promise<StoredSubmission> {
  const { kind, values, language, idempotencyKey, state = 'new', sender } = submission;
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt += 1) {
    const earlier = await findEarlier(tx, submission, bodyHash);
    if (earlier) {
      if (earlier.bodyHash !== bodyHash) throw new IdempotencyKeyReused();
      return { reference: earlier.reference, isNew: false };
    }
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
    // The key's form has been stored meanwhile, or the random reference was taken: once more.
  }
  throw new Error('no free reference was found');
}

/** What was stored under the same key at any time, before what has the same values. */
async function findEarlier(tx: Transaction, { kind, idempotencyKey, saysWho }: Submission, bodyHash: string) {
  const hasKey = idempotencyKey === undefined ? undefined : eq(submissions.idempotencyKey, idempotencyKey);
  const hasValues =
    hasKey && !saysWho
      ? undefined
      : and(eq(submissions.bodyHash, bodyHash), happenedWithin(submissions.receivedAt, SAME_VALUES_MINUTES));
  const [row] = await tx
    .select({ reference: submissions.reference, bodyHash: submissions.bodyHash })
    .from(submissions)
    .where(and(eq(submissions.kind, kind), or(hasKey, hasValues)))
    .orderBy(...(hasKey ? [sql`${hasKey} IS TRUE DESC`] : []), desc(submissions.receivedAt))
    .limit(1);
  return row;
}
