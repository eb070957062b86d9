import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound, TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { readFields, readJsonBody, textField } from '#server/http/request-body.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import { countShared } from '#server/limits/shared-limit.ts';
import {
  askEmail,
  confirmEmail,
  mailNewPasswordLink,
  readOwnEmail,
  removeEmail,
  setForgottenPassword,
} from '#server/sessions/own-email.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { explainSignInProblem, TooManyAttempts } from '#server/sessions/sign-in-errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';

const BODY_LIMIT_BYTES = 8 * 1024;
const text = (max: number) => textField.max(max, 'field.tooLong');
const emailRequest = z.strictObject({ email: text(254) }, { error: 'field.unknown' });
const confirmRequest = z.strictObject({ token: text(200) }, { error: 'field.unknown' });
const forgottenRequest = z.strictObject({ account: text(254) }, { error: 'field.unknown' });
const newPasswordRequest = z.strictObject(
  { token: text(200), newPassword: text(4000) },
  { error: 'field.unknown' },
);

export type OwnEmailApiDependencies = {
  database: Database;
  guard: SessionGuard;
  signingKey: () => Promise<SigningKey>;
  publicOrigin: string;
  brandName: string;
  hashing: Admission;
  countCall: CountCall;
  /** Whether a mail server is configured; without one all of this is not there. */
  sendsMail: boolean;
  /** Told of a link that could not be made; its cause names nobody. */
  onFailure: (error: unknown) => void;
};

/** Somebody's own address (…/email) and a forgotten password (…/forgotten-password), mounted at /api/auth. */
export function ownEmailApi(dependencies: OwnEmailApiDependencies): Hono {
  const { database, guard, signingKey, publicOrigin, brandName, hashing, countCall, sendsMail } =
    dependencies;
  const api = new Hono();
  const needsMail = createMiddleware(async (_context, next) => {
    if (!sendsMail) throw new NotFound();
    await next();
  });
  // Mails to whom somebody else names are rare, on all servers together.
  const countLinks = countShared(database, { name: 'account-links', calls: 5, seconds: 15 * 60 });
  const countMails = (key: string) => countLinks(key).catch(refuseInSpanish);
  /** What strangers may call: their limits, from our own pages, with messages that the page can show. */
  const open = (handle: (context: Context) => Promise<Response>) => async (context: Context) => {
    try {
      await countCall(context).catch(refuseInSpanish);
      refuseForeignWrite(context, publicOrigin);
      return await handle(context);
    } catch (error) {
      throw explainSignInProblem(error);
    }
  };

  api.get('/email', guard.requireOwn, async (context) =>
    context.json(await readOwnEmail(database, context.get('administrator').userId)),
  );

  api.post('/email', guard.requireOwn, requireProof, needsMail, async (context) => {
    const { email } = readFields(emailRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
    const administrator = context.get('administrator');
    await countMails(`user ${administrator.userId}`);
    await askEmail(database, administrator, email);
    return context.json(await readOwnEmail(database, administrator.userId));
  });

  api.delete('/email', guard.requireOwn, requireProof, async (context) => {
    await removeEmail(database, context.get('administrator'));
    return context.body(null, 204);
  });

  api.post(
    '/email/confirm',
    open(async (context) => {
      const { token } = readFields(confirmRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
      await confirmEmail(database, await signingKey(), token);
      return context.json({});
    }),
  );

  api.get('/forgotten-password', async (context) => {
    await countCall(context);
    return context.json({ isOffered: sendsMail });
  });

  api.post(
    '/forgotten-password',
    needsMail,
    open(async (context) => {
      const { account } = readFields(forgottenRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
      await countMails(`address ${clientAddress(context)}`);
      // Not waited for: whether there is such an account must not be seen by the time that it takes.
      void mailNewPasswordLink(database, account).catch(dependencies.onFailure);
      return context.json({}, 202);
    }),
  );

  api.post(
    '/new-password',
    open(async (context) => {
      const given = readFields(newPasswordRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
      await setForgottenPassword(
        { database, hashing, key: await signingKey() },
        { ...given, names: [brandName] },
      );
      return context.json({});
    }),
  );

  return api;
}

/** The page shows the message: how long to wait. */
function refuseInSpanish(refusal: unknown): never {
  throw refusal instanceof TooManyRequests ? new TooManyAttempts(refusal.retryAfterSeconds) : refusal;
}
