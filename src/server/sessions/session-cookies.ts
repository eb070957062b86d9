import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SigningKey } from '#server/signing/signing-key.ts';

/*
 * The two cookies of an administrator's browser: one opens a session, the other says that the browser signed in before.
 */

/** How long a session lasts without being used. */
export const SESSION_HOURS = 8;
/** However much it is used, a session ends this long after the sign-in. */
export const LONGEST_SESSION_HOURS = 24 * 7;

/** A token that nobody can guess (256 bits), for the cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The `__Host-` prefix binds the cookie to this host over https. Over http, which only localhost should be, browsers
 * refuse that prefix.
 */
function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session';
}

/** @returns the token that the request's cookie carries */
export function readSessionCookie(context: Context, isHttps: boolean): string | undefined {
  const token = getCookie(context, sessionCookieName(isHttps));
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function writeSessionCookie(context: Context, isHttps: boolean, token: string): void {
  setCookie(context, sessionCookieName(isHttps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: LONGEST_SESSION_HOURS * 3600,
  });
}

export function clearSessionCookie(context: Context, isHttps: boolean): void {
  setCookie(context, sessionCookieName(isHttps), '', {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    maxAge: 0,
  });
}

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
