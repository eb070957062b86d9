import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { createAdmission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { readFields, readJsonBody, textField } from '#server/http/request-body.ts';
import { asksForThisMachine } from '#server/http/this-machine.ts';
import { countPerMinute } from '#server/limits/minute-count.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import { createSignInLimits } from '#server/limits/sign-in-limits.ts';
import type { Logger } from '#server/log.ts';
import { describeBrowser } from '#server/sessions/describe-browser.ts';
import { type FirstPasswordShown, findGeneratedCredentials } from '#server/sessions/first-administrator.ts';
import { LONGEST_PASSWORD } from '#server/sessions/password-rules.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { writeSecondStep } from '#server/sessions/second-step.ts';
import {
  readSessionCookie,
  readTrustedDevice,
  type TrustedDevice,
  writeSessionCookie,
  writeTrustedDevice,
} from '#server/sessions/session-cookies.ts';
import { type SignedIn, signIn } from '#server/sessions/sign-in.ts';
import {
  explainSignInProblem,
  IncompleteCredentials,
  TooBusyToSignIn,
  TooManyAttempts,
} from '#server/sessions/sign-in-errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { ownAccountApi, sessionAnswer } from './own-account.api.server.ts';
import { ownEmailApi } from './own-email.api.server.ts';
import { secondFactorApi } from './second-factor.api.server.ts';

/** The longest password with every character escaped fits in this. */
const BODY_LIMIT_BYTES = 8 * 1024;

/** Sign-ins a minute from one trusted device: more than anybody types. */
const CALLS_PER_TRUSTED_DEVICE = 60;

const text = (max: number) => textField.min(1, 'field.required').max(max, 'field.tooLong');

/** POST /api/auth/login (docs/product/api.md). A character may take two units. */
const loginRequest = z.strictObject(
  { username: text(100), password: text(2 * LONGEST_PASSWORD) },
  { error: 'field.unknown' },
);

export type AuthApiDependencies = {
  database: Database;
  guard: SessionGuard;
  signingKey: () => Promise<SigningKey>;
  publicOrigin: string;
  brandName: string;
  /** Whom generated credentials may be shown. */
  firstPasswordShown: FirstPasswordShown;
  /** Counts calls that strangers may make. */
  countCall: CountCall;
  /** Whether mails with links can be sent. */
  sendsMail: boolean;
  log: Logger;
  /** How much slower each attempt at an account under attack is answered. */
  signInDelayStepMs?: number;
};

/** Signing in and out (docs/product/api.md), mounted at /api/auth. */
export function authApi(dependencies: AuthApiDependencies): Hono {
  const { database, guard, signingKey, publicOrigin, brandName } = dependencies;
  const { countCall, firstPasswordShown, signInDelayStepMs } = dependencies;
  const isHttps = publicOrigin.startsWith('https:');
  const delay = signInDelayStepMs === undefined ? {} : { delayStepMs: signInDelayStepMs };
  const limits = createSignInLimits(database, delay);
  const hashing = createAdmission({
    ...{ atOnce: 2, waiting: 30, waitingStrangers: 20 },
    refusal: TooBusyToSignIn,
  });
  const countAttempt = createAttemptCount(countCall);
  const api = new Hono();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  const handOut = async (
    context: Context,
    { userId, token }: SignedIn,
    before: TrustedDevice | undefined,
  ) => {
    writeSessionCookie(context, isHttps, token);
    writeTrustedDevice(context, { isHttps, key: await signingKey(), userId, before });
  };
  const answerLogin = async (context: Context) => {
    const key = await signingKey();
    const trustedDevice = readTrustedDevice(context, isHttps, key);
    await countAttempt(context, trustedDevice);
    refuseForeignWrite(context, publicOrigin);
    const credentials = readCredentials(await readJsonBody(context, BODY_LIMIT_BYTES));
    const outcome = await signIn(
      { database, limits, hashing },
      {
        ...credentials,
        address: clientAddress(context),
        trustedDevice,
        earlierToken: readSessionCookie(context, isHttps),
        browser: describeBrowser(context.req.header('User-Agent')),
      },
    );
    if (outcome.kind === 'second-step') {
      writeSecondStep(context, { isHttps, key, user: outcome.user });
      return context.json({ needsSecondFactor: true });
    }
    await handOut(context, outcome.signedIn, trustedDevice);
    return context.json(sessionAnswer(outcome.signedIn));
  };
  api.post('/login', explained(answerLogin));
  api.route(
    '/second-factor',
    secondFactorApi({
      ...{ database, guard, signingKey, publicOrigin, brandName, limits, hashing },
      ...{ signInDelayStepMs, countAttempt, handOut },
    }),
  );

  api.route(
    '/',
    ownEmailApi({
      ...{ database, guard, signingKey, publicOrigin, brandName, hashing, countCall },
      sendsMail: dependencies.sendsMail,
      onFailure: (error) => {
        const name = error instanceof Error ? error.name : '';
        dependencies.log.error({ error: name }, 'a link for a new password was not made');
      },
    }),
  );

  api.get('/hint', async (context) => {
    await countCall(context);
    const mayShow =
      firstPasswordShown === 'to-everybody' ||
      (firstPasswordShown === 'on-this-machine' && asksForThisMachine(context));
    const hint = mayShow ? await findGeneratedCredentials(database, await signingKey()) : undefined;
    return context.json({ hint: hint ?? null });
  });

  api.route('/', ownAccountApi({ database, guard, hashing, isHttps, brandName }));

  return api;
}

/**
 * Counts calls of the sign-in, those of a trusted device apart: whoever floods from its network address does not keep
 * it out. Refuses with TooManyAttempts, which the login page can show.
 */
function createAttemptCount(countCall: CountCall) {
  const devices = countPerMinute(CALLS_PER_TRUSTED_DEVICE);
  return async (context: Context, trustedDevice: TrustedDevice | undefined): Promise<void> => {
    try {
      if (trustedDevice) devices.count(trustedDevice.deviceId);
      else await countCall(context);
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) throw new TooManyAttempts(refusal.retryAfterSeconds);
      throw refusal;
    }
  };
}

/** The login page shows the message of a failure, whatever it is (docs/product/administration.md, Sign-in page). */
function explained(handle: (context: Context) => Promise<Response>) {
  return async (context: Context): Promise<Response> => {
    try {
      return await handle(context);
    } catch (error) {
      throw explainSignInProblem(error);
    }
  };
}

/** @throws {IncompleteCredentials} with the fields, and a message that the login page can show */
function readCredentials(body: Record<string, unknown>): z.output<typeof loginRequest> {
  try {
    return readFields(loginRequest, body);
  } catch (error) {
    if (error instanceof InvalidInput) throw new IncompleteCredentials(error.fields);
    throw error;
  }
}
