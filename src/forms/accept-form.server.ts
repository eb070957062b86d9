import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { readFields } from '#server/http/read-fields.ts';
import type { Logger } from '#server/log.ts';
import { type FormDefinition, HONEYPOT_FIELD } from './form-definition.ts';
import {
  type EnqueueMail,
  newReference,
  type StoredSubmission,
  storeSubmission,
} from './store-submission.server.ts';

/** A form as it arrived, whichever way. */
export type ReceivedForm = {
  fields: Record<string, unknown>;
  language: Locale;
  idempotencyKey: string | undefined;
  /** Mark of the network address that sent it. */
  sender: string;
  /** Called once the fields are right, before the form is stored; may refuse it. */
  admit?: () => Promise<void>;
};

/**
 * Checks a form and stores it. One whose hidden field is filled was sent by a program: it gets an answer like any
 * other and is not stored.
 *
 * @throws {InvalidInput | IdempotencyKeyReused}
 */
export async function acceptForm(
  { database, log, enqueueMail }: { database: Database; log: Logger; enqueueMail?: EnqueueMail | undefined },
  { kind, schema, arrivesAs }: FormDefinition,
  { fields, language, idempotencyKey, sender, admit }: ReceivedForm,
): Promise<StoredSubmission> {
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
    throw new InvalidInput([{ field: 'Idempotency-Key', key: 'field.type' }]);
  }
  const { [HONEYPOT_FIELD]: bait, ...given } = fields;
  const values = readFields(schema, given);
  if (bait !== undefined && bait !== '') {
    // Should people's forms ever be among them, this is how we learn of it.
    log.info({ form: kind }, 'a form whose hidden field was filled is not stored');
    return { reference: newReference(), isNew: true };
  }
  await admit?.();
  const state = arrivesAs?.(values) ?? 'new';
  return storeSubmission(database, { kind, values, language, idempotencyKey, state, sender }, enqueueMail);
}
