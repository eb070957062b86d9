import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Action, can, type Subject } from '#rights/can.ts';
import type { Database } from '#server/database/connect.ts';
import { NotAllowed, NotSignedIn, ProofNeeded, SecondFactorNeeded } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { refuseForeignRead, refuseForeignWrite } from '#server/http/own-origin.ts';
import { countPerMinute } from '#server/limits/minute-count.ts';
import { type SigningKey, signingKeyOnDemand } from '#server/signing/signing-key.ts';
import { type Administrator, findSession } from './find-session.ts';
import { readSessionCookie, readTrustedDevice } from './session-cookies.ts';

declare module 'hono' {
  interface ContextVariableMap {
    administrator: Administrator;
  }
}

/** How API routes know who asks; one for the whole application. */
export type SessionGuard = {
  /**
   * The signed-in administrator, if the request carries a valid session.
   *
   * @throws {TooManyRequests} after very many sessions that do not exist
   */
  find: (context: Context) => Promise<Administrator | undefined>;
  /**
   * Lets a request through only from an administrator who is signed in (else 401), not from another site's page (else
   * 403), and not more often than a person could (else 429). Routes behind it read `context.get('administrator')`. Its
   * answers are never kept by caches. For what everybody does with the own account: sign-out, password, second factor.
   */
  requireOwn: MiddlewareHandler;
  /** `requireOwn`, and they have the second factor that their role asks for (else 403 `second-factor-needed`). */
  require: MiddlewareHandler;
  /** `require`, and who is signed in may do this (else 403 `not-allowed`). */
  allow: (action: Action, subject: Subject) => MiddlewareHandler;
};

/** Calls a minute that one administrator may make on one server: far more than anybody clicks. */
const CALLS_PER_MINUTE = 3000;
/** On calls that a page makes by itself (`client/signed-in-fetch.ts`): a tab left open keeps no session alive. */
const BACKGROUND_HEADER = 'X-Background';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * @param publicOrigin the site's public address; https decides the cookie's name
 * @param signingKey the database's, by which browsers are known that signed in before
 */
export function sessionGuard({
  database,
  publicOrigin,
  signingKey = signingKeyOnDemand(database),
}: {
  database: Database;
  publicOrigin: string;
  signingKey?: () => Promise<SigningKey>;
}): SessionGuard {
  const isHttps = publicOrigin.startsWith('https:');
  const limitUnknown = unknownSessionLimit({ isHttps, signingKey });
  const find = async (context: Context) => {
    const token = readSessionCookie(context, isHttps);
    const isInUse = context.req.header(BACKGROUND_HEADER) === undefined;
    if (token === undefined) return undefined;
    return limitUnknown(context, () => findSession(database, token, { isInUse }));
  };
  const calls = countPerMinute(CALLS_PER_MINUTE);
  const requireOwn = createMiddleware(async (context, next) => {
    // A route behind another one's guard.
    if (context.get('administrator')) return next();
    const administrator = await find(context);
    if (!administrator) throw new NotSignedIn();
    if (READING.has(context.req.method)) refuseForeignRead(context);
    else refuseForeignWrite(context, publicOrigin);
    calls.count(administrator.userId);
    context.set('administrator', administrator);
    context.header('Cache-Control', 'no-store');
    await next();
  });
  const require = createMiddleware((context, next) =>
    requireOwn(context, async () => {
      if (context.get('administrator').needsSecondFactor) throw new SecondFactorNeeded();
      await next();
    }),
  );
  const allow = (action: Action, subject: Subject) =>
    createMiddleware((context, next) =>
      require(context, async () => {
        if (!can(context.get('administrator'), action, subject)) throw new NotAllowed();
        await next();
      }),
    );
  return { find, requireOwn, require, allow };
}

/**
 * Lets a request through only when the administrator has given the password within the last ten minutes (else 401
 * `proof-needed`): whoever finds a panel open cannot take the account or the data along. Used behind the session guard.
 * A sign-in is the proof, so proving has the sign-in's limits.
 */
export const requireProof = createMiddleware(async (context, next) => {
  if (!context.get('administrator').isProved) throw new ProofNeeded();
  await next();
});

/**
 * Requests a minute with sessions that do not exist: far more than the tabs of an office whose sessions ended
 * overnight.
 */
const MOST_PER_MINUTE = 200;

/**
 * Limits how often one client may send a session that does not exist, in one server: a made-up cookie costs its sender
 * nothing, but the database a query. Browsers that signed in before are counted one by one, all others by their network
 * address: a stranger cannot lock out an administrator at the same address.
 *
 * @returns looks for a session by `find`. @throws {TooManyRequests} without looking, beyond the limit
 */
function unknownSessionLimit({
  isHttps,
  signingKey,
}: {
  isHttps: boolean;
  signingKey: () => Promise<SigningKey>;
}) {
  const misses = countPerMinute(MOST_PER_MINUTE);
  return async <Found>(
    context: Context,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> => {
    const device = readTrustedDevice(context, isHttps, await signingKey());
    const who = device ? `browser ${device.deviceId}` : `address ${clientAddress(context)}`;
    // Counted before it is looked for: those that come together cannot slip through together.
    misses.count(who);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      return found;
    } finally {
      if (!isMiss) misses.takeBack(who);
    }
  };
}
