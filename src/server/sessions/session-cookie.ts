import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

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
