import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { readFields, readJsonBody, textField } from '#server/http/request-body.ts';
import { createSignInLimits, type SignInLimits } from '#server/limits/sign-in-limits.ts';
import { describeBrowser } from '#server/sessions/describe-browser.ts';
import { LONGEST_PASSWORD } from '#server/sessions/password-rules.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '#server/sessions/second-factor.ts';
import { RefusedCode } from '#server/sessions/second-factor-errors.ts';
import { clearSecondStep, proveCode, readSecondStep } from '#server/sessions/second-step.ts';
import {
  readSessionCookie,
  readTrustedDevice,
  type TrustedDevice,
} from '#server/sessions/session-cookies.ts';
import { openSession, type SignedIn } from '#server/sessions/sign-in.ts';
import { explainSignInProblem } from '#server/sessions/sign-in-errors.ts';
import { turnOffSecondFactor } from '#server/sessions/turn-off-second-factor.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';

const BODY_LIMIT_BYTES = 8 * 1024;
const LONGEST_CODE = 40;

const text = (max: number) => textField.min(1, 'field.required').max(max, 'field.tooLong');
/** POST /api/auth/second-factor and …/confirm. */
const codeRequest = z.strictObject({ code: text(LONGEST_CODE) }, { error: 'field.unknown' });
/** POST /api/auth/second-factor/turn-off. */
const turnOffRequest = z.strictObject(
  { password: text(2 * LONGEST_PASSWORD), code: text(LONGEST_CODE) },
  { error: 'field.unknown' },
);

export type SecondFactorApiDependencies = {
  database: Database;
  guard: SessionGuard;
  signingKey: () => Promise<SigningKey>;
  publicOrigin: string;
  brandName: string;
  /** Of passwords, which turning it off asks for. */
  limits: SignInLimits;
  hashing: Admission;
  signInDelayStepMs: number | undefined;
  countAttempt: (context: Context, trustedDevice: TrustedDevice | undefined) => Promise<void>;
  /** Hands the browser its session, as every sign-in does. */
  handOut: (context: Context, signedIn: SignedIn, trustedDevice: TrustedDevice | undefined) => Promise<void>;
};

/**
 * The second step of a sign-in (POST at its root), and how somebody sets up the second factor and turns it off
 * (docs/product/api.md), mounted at /api/auth/second-factor.
 */
export function secondFactorApi(dependencies: SecondFactorApiDependencies): Hono {
  const { database, guard, signingKey, publicOrigin, brandName, limits, hashing } = dependencies;
  const isHttps = publicOrigin.startsWith('https:');
  const delayStepMs = dependencies.signInDelayStepMs;
  const codeLimits = createSignInLimits(database, {
    name: 'second-factor',
    ...(delayStepMs === undefined ? {} : { delayStepMs }),
  });
  const api = new Hono();

  api.post('/', async (context) => {
    try {
      const key = await signingKey();
      const trustedDevice = readTrustedDevice(context, isHttps, key);
      await dependencies.countAttempt(context, trustedDevice);
      refuseForeignWrite(context, publicOrigin);
      const user = await readSecondStep(context, { isHttps, key, database });
      const code = readCode(await readJsonBody(context, BODY_LIMIT_BYTES));
      await proveCode({ database, codeLimits, hashing }, { user, code, trustedDevice });
      const signedIn = await openSession(database, {
        user,
        earlierToken: readSessionCookie(context, isHttps),
        browser: describeBrowser(context.req.header('User-Agent')),
        trustedDevice,
        hasGivenCode: true,
      });
      if (!signedIn) throw new Error('a session with a code was not opened');
      await dependencies.handOut(context, signedIn, trustedDevice);
      clearSecondStep(context, isHttps);
      return context.json({ username: signedIn.username, role: signedIn.role });
    } catch (error) {
      throw explainSignInProblem(error);
    }
  });

  api.get('/', guard.requireOwn, async (context) =>
    context.json(await readSecondFactor(database, context.get('administrator').userId)),
  );

  api.post('/set-up', guard.requireOwn, requireProof, async (context) =>
    context.json(await beginSecondFactor(database, context.get('administrator'), brandName)),
  );

  api.post('/confirm', guard.requireOwn, requireProof, async (context) => {
    const code = readCode(await readJsonBody(context, BODY_LIMIT_BYTES));
    const administrator = context.get('administrator');
    return context.json({
      recoveryCodes: await confirmSecondFactor({ database, hashing }, administrator, code),
    });
  });

  api.post('/turn-off', guard.requireOwn, async (context) => {
    const given = readFields(turnOffRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
    await turnOffSecondFactor(
      { database, limits, codeLimits, hashing },
      {
        ...given,
        administrator: context.get('administrator'),
        address: clientAddress(context),
        trustedDevice: readTrustedDevice(context, isHttps, await signingKey()),
      },
    );
    return context.json(await readSecondFactor(database, context.get('administrator').userId));
  });

  return api;
}

/** @throws {RefusedCode} with a message that the page can show */
function readCode(body: Record<string, unknown>): string {
  try {
    return readFields(codeRequest, body).code;
  } catch (error) {
    if (error instanceof InvalidInput) throw new RefusedCode('code.missing');
    throw error;
  }
}
