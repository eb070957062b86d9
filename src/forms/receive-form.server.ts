import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { type Locale, negotiateLocale, unprefixedPath } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { type DomainError, InvalidInput, NotFound, TooManyRequests } from '#server/errors.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { toDomainError } from '#server/http/problem-response.ts';
import { readBodyText, readFields, readJsonBody } from '#server/http/request-body.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import type { SubmissionKind } from './all-forms.ts';
import {
  type FormDefinition,
  type FormValues,
  formId,
  HONEYPOT_FIELD,
  isPageOf,
  KEY_FIELD,
  KIND_FIELD,
  SENT_PARAMETER,
} from './form-definition.ts';
import { type FormOpenings, FormUnproved } from './form-opening.server.ts';
import type { PostedForm } from './page-forms.tsx';
import type { MarkSender } from './sender-mark.server.ts';
import { type EnqueueMail, type StoredSubmission, storeSubmission } from './submissions.server.ts';

/*
 * How a form arrives: sent to its API route, or posted by a browser without JavaScript to the page that it is on. Both
 * ways lead to `acceptForm`.
 */

/** The longest form with every character escaped fits in this. */
const FORM_BODY_LIMIT_BYTES = 64 * 1024;

export type FormDependencies = {
  database: Database;
  /** Limits how often one network address may send forms, all kinds and ways together. */
  countCall: CountCall;
  /** Marks the forms of one network address, so that a flood of them is mailed as one. */
  markSender: MarkSender;
  publicOrigin: string;
  log: Logger;
  /** What else belongs to storing a form, in its transaction: having it mailed. */
  enqueueMail?: EnqueueMail | undefined;
  /** What only the database can add to the checked values of some kinds, or refuse them for. */
  complete?: Partial<Record<SubmissionKind, (values: FormValues) => Promise<FormValues>>>;
};

/**
 * The API route of one form: answers 201 with the reference of what was stored, 200 when it had been stored before.
 * The header Idempotency-Key makes repeating safe for as long as one likes; of the same values within an hour one form
 * is stored, whatever the key.
 */
export function receiveForm(
  definition: FormDefinition<SubmissionKind>,
  dependencies: FormDependencies,
): Handler {
  const { countCall, markSender, publicOrigin } = dependencies;
  return async (context) => {
    await countCall(context);
    refuseForeignWrite(context, publicOrigin);
    const { reference, isNew } = await acceptForm(dependencies, definition, {
      fields: await readJsonBody(context, FORM_BODY_LIMIT_BYTES),
      language: negotiateLocale({
        pathname: '/',
        cookie: context.req.header('Cookie'),
        acceptLanguage: context.req.header('Accept-Language'),
      }),
      idempotencyKey: context.req.header('Idempotency-Key'),
      sender: await markSender(context),
    });
    context.header('Cache-Control', 'no-store');
    return context.json({ reference }, isNew ? 201 : 200);
  };
}

/** Renders the page that carries a refused form, with what was typed and what is wrong, under a new key. */
export type ShowPage = (
  context: Context,
  refused: { form: PostedForm; status: number; key: string | undefined },
) => Promise<Response>;

type FormPostDependencies = FormDependencies & {
  forms: readonly FormDefinition<SubmissionKind>[];
  openings: FormOpenings;
  showPage: ShowPage;
};

/**
 * Takes forms that browsers without JavaScript post to the page they are on. Leads to the same page with the reference
 * in its address, or shows it again with the fields filled and marked.
 */
export function receiveFormPost(dependencies: FormPostDependencies): Handler {
  const { forms, openings, countCall, markSender, publicOrigin, showPage } = dependencies;
  return async (context) => {
    if (!isFormPost(context)) throw new NotFound();
    const fields = new URLSearchParams(await readBodyText(context, FORM_BODY_LIMIT_BYTES));
    const page = unprefixedPath(context.req.path);
    const definition = forms.find((form) => form.kind === fields.get(KIND_FIELD) && isPageOf(form, page));
    if (!definition) throw new NotFound();
    const values = valuesOf(definition, fields);
    const key = fields.get(KEY_FIELD);
    try {
      await countCall(context);
      refuseForeignWrite(context, publicOrigin);
      const { reference } = await acceptForm(dependencies, definition, {
        fields: { ...values, [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
        language: negotiateLocale({
          pathname: context.req.path,
          cookie: context.req.header('Cookie'),
          acceptLanguage: context.req.header('Accept-Language'),
        }),
        idempotencyKey: keyOf(key, values),
        sender: await markSender(context),
        admit: () => openings.admit(context, key),
      });
      return context.redirect(sentAddress(context, definition, reference), 303);
    } catch (error) {
      const problem = toDomainError(error);
      if (!problem) throw error;
      return showPage(context, {
        form: { kind: definition.kind, page, values, problem: problemOf(problem) },
        status: problem.status,
        // Without the database there is no key, and what was typed comes back all the same.
        key: await openings.nextKey(context, key, problem).catch(() => undefined),
      });
    }
  };
}

function isFormPost(context: Context): boolean {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return mediaType === 'application/x-www-form-urlencoded';
}

/** The form's own fields as text; what else the browser sent along is left out. */
function valuesOf({ initial }: FormDefinition, fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.keys(initial).map((name) => [name, fields.get(name) ?? '']));
}

/**
 * The page's key together with the values: whoever goes back and corrects something sends a new form, and a page that
 * was kept in a cache does not make two visitors one.
 */
function keyOf(key: string | null, values: Record<string, string>): string | undefined {
  if (!key) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, values]))
    .digest('hex');
}

function sentAddress(context: Context, { kind }: FormDefinition, reference: string): string {
  const url = new URL(context.req.url);
  url.searchParams.set(SENT_PARAMETER, reference);
  return `${url.pathname}${url.search}#${formId(kind)}`;
}

function problemOf(error: DomainError): PostedForm['problem'] {
  return {
    code: error.code,
    fields: error instanceof InvalidInput ? error.fields : [],
    retryAfterSeconds: error instanceof TooManyRequests ? error.retryAfterSeconds : undefined,
  };
}

/** A form as it arrived, whichever way. */
type ReceivedForm = {
  fields: Record<string, unknown>;
  language: Locale;
  idempotencyKey: string | undefined;
  /** Mark of the network address that sent it. */
  sender: string;
  /** Called once the fields are right, before the form is stored; may refuse it. */
  admit?: () => Promise<void>;
};

/**
 * Checks a form and stores it. One whose hidden field is filled is asked for once more, as one without a proof is: most
 * programs leave it at that, and a person whose browser filled it sends a page that has no such field any more.
 *
 * @throws {InvalidInput | FormUnproved | IdempotencyKeyReused}
 */
async function acceptForm(
  { database, log, enqueueMail, complete }: FormDependencies,
  { kind, schema, arrivesAs, replyTo }: FormDefinition<SubmissionKind>,
  { fields, language, idempotencyKey, sender, admit }: ReceivedForm,
): Promise<StoredSubmission> {
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
    throw new InvalidInput([{ field: 'Idempotency-Key', key: 'field.type' }]);
  }
  const { [HONEYPOT_FIELD]: bait, ...given } = fields;
  const values = readFields(schema, given);
  if (bait !== undefined && bait !== '') {
    // Logged so that we notice if people's forms are ever among them.
    log.info({ form: kind }, 'a form whose hidden field was filled is not stored');
    throw new FormUnproved();
  }
  await admit?.();
  const whole = (await complete?.[kind]?.(values)) ?? values;
  const state = arrivesAs?.(values) ?? 'new';
  const saysWho = replyTo !== undefined;
  const submission = { kind, values: whole, language, idempotencyKey, saysWho, state, sender };
  return storeSubmission(database, submission, enqueueMail);
}
