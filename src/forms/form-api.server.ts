import type { Handler } from 'hono';
import { negotiateLocale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { readJsonBody } from '#server/http/json-body.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import type { CountCall } from '#server/http/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import { acceptForm } from './accept-form.server.ts';
import type { FormDefinition } from './form-definition.ts';
import type { MarkSender } from './sender-mark.server.ts';
import type { EnqueueMail } from './store-submission.server.ts';

/** The longest form with every character escaped fits in this. */
export const FORM_BODY_LIMIT_BYTES = 64 * 1024;

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
};

/**
 * The API route of one form: answers 201 with the reference of what was stored, 200 when it had been stored before.
 * The header Idempotency-Key makes repeating safe for as long as one likes.
 */
export function receiveForm(definition: FormDefinition, dependencies: FormDependencies): Handler {
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
