import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import type { SignInLimits } from '#server/limits/sign-in-limits.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { findUserById, type User } from './administrators.ts';
import { spendCode } from './second-factor.ts';
import { RefusedCode, SecondStepEnded } from './second-factor-errors.ts';
import type { TrustedDevice } from './session-cookies.ts';
import { recordRefusal } from './sign-in.ts';
import { TooManyAttempts } from './sign-in-errors.ts';

/*
 * Between password and code the browser carries a signed cookie that says whose password was right. It opens nothing.
 */

const STEP_SECONDS = 5 * 60;
/** By so much the clock of the server that wrote it may be ahead of this one's. */
const CLOCK_SECONDS = 60;
const PURPOSE = 'second-step';
/** User's id, end in milliseconds since 1970, signature. */
const STEP = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,16})\.([\w-]{43})$/;

function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-second-step' : 'second-step';
}

/** The hash of the password is signed along: with another password the step has ended. */
function signedText(user: Pick<User, 'id' | 'password'>, endsAt: number): string {
  return `${PURPOSE}:${user.id}.${endsAt}.${user.password}`;
}

/** Remembers for five minutes that this browser gave somebody's password. */
export function writeSecondStep(
  context: Context,
  { isHttps, key, user }: { isHttps: boolean; key: SigningKey; user: Pick<User, 'id' | 'password'> },
): void {
  const endsAt = Date.now() + STEP_SECONDS * 1000;
  const value = `${user.id}.${endsAt}.${key.sign(signedText(user, endsAt))}`;
  writeCookie(context, isHttps, value, STEP_SECONDS);
}

export function clearSecondStep(context: Context, isHttps: boolean): void {
  writeCookie(context, isHttps, '', 0);
}

function writeCookie(context: Context, isHttps: boolean, value: string, maxAge: number): void {
  setCookie(context, cookieName(isHttps), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge,
  });
}

/** Whose password this browser gave. @throws {SecondStepEnded} when nobody's, too long ago, or it has changed since */
export async function readSecondStep(
  context: Context,
  { isHttps, key, database }: { isHttps: boolean; key: SigningKey; database: Database },
): Promise<User> {
  const value = getCookie(context, cookieName(isHttps)) ?? '';
  const [, id, time, signature] = STEP.exec(value) ?? [];
  if (id === undefined || signature === undefined) throw new SecondStepEnded();
  const left = Number(time) - Date.now();
  // One that would last longer was written while the clock was ahead.
  if (left <= 0 || left > (STEP_SECONDS + CLOCK_SECONDS) * 1000) throw new SecondStepEnded();
  const user = await findUserById(database, id);
  if (!user || !key.verify(signedText(user, Number(time)), signature)) throw new SecondStepEnded();
  return user;
}

/**
 * Compares a code, with the limits of wrong passwords but counts of its own. Whoever gets here has the password, so a
 * source is a browser that signed in before, or all others together: more addresses give no more attempts.
 *
 * @throws {TooManyAttempts | RefusedCode}
 */
export async function proveCode(
  { database, codeLimits, hashing }: { database: Database; codeLimits: SignInLimits; hashing: Admission },
  { user, code, trustedDevice }: { user: User; code: string; trustedDevice: TrustedDevice | undefined },
): Promise<void> {
  const attempt = {
    account: user.id,
    address: `account ${user.id}`,
    trustedDeviceId: trustedDevice?.userId === user.id ? trustedDevice.deviceId : undefined,
  };
  const secondsToWait = await codeLimits.begin(attempt);
  if (secondsToWait > 0) {
    await recordRefusal(database, user);
    throw new TooManyAttempts(secondsToWait);
  }
  try {
    await spendCode({ database, hashing }, user, code);
  } catch (error) {
    if (error instanceof RefusedCode) await recordRefusal(database, user);
    // Nobody learned anything about the code.
    else await codeLimits.withdraw(attempt);
    throw error;
  }
  await codeLimits.succeed(attempt);
}
