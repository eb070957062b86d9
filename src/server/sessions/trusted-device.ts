import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SigningKey } from '#server/signing/signing-key.ts';

/** Browsers keep no cookie longer than 400 days. */
const KEEP_SECONDS = 400 * 24 * 3600;
const PURPOSE = 'known-place';

/** A browser in which an administrator has signed in before. */
export type TrustedDevice = { userId: string; deviceId: string };

function deviceCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-known-place' : 'known-place';
}

/**
 * The trusted device that a request comes from, if its cookie is one that this site signed. It opens nothing: it only
 * means that wrong passwords are counted apart from those of strangers.
 */
export function readTrustedDevice(
  context: Context,
  isHttps: boolean,
  key: SigningKey,
): TrustedDevice | undefined {
  const value = getCookie(context, deviceCookieName(isHttps)) ?? '';
  const [, userId, deviceId, signature] = /^([\w-]{36})\.([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
  if (userId === undefined || deviceId === undefined || signature === undefined) return undefined;
  return key.verify(`${PURPOSE}:${userId}.${deviceId}`, signature) ? { userId, deviceId } : undefined;
}

/** Makes the browser a trusted device for an account; one that was trusted for it already stays the same device. */
export function writeTrustedDevice(
  context: Context,
  {
    isHttps,
    key,
    userId,
    before,
  }: { isHttps: boolean; key: SigningKey; userId: string; before?: TrustedDevice | undefined },
): void {
  const deviceId = before?.userId === userId ? before.deviceId : randomBytes(16).toString('base64url');
  const value = `${userId}.${deviceId}`;
  setCookie(context, deviceCookieName(isHttps), `${value}.${key.sign(`${PURPOSE}:${value}`)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: KEEP_SECONDS,
  });
}
