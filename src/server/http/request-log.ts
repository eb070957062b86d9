import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { DomainError, RequestBrokenOff } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Logger } from '#server/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The page of this site that a request is for, as the log names it; not set for any other address. */
    pageName: string;
  }
}

/** How a request was answered. */
export type Outcome = { route: string; status: number; durationMs: number };

/**
 * Gives every request an id (answered as X-Request-Id) and logs its outcome: method, route, status and milliseconds.
 * Path and query are left out because they may hold a secret, or what a visitor typed. Requests that were refused or
 * broken off are counted besides: that is logged in production too.
 *
 * @param onAnswer called with each, for metrics
 */
export function requestLog(log: Logger, onAnswer?: (context: Context, outcome: Outcome) => void) {
  const countBrokenOff = countedLog(log, 'requests were broken off');
  const countRefusal = refusalLog(log);
  return createMiddleware(async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    await next();
    if (context.error instanceof RequestBrokenOff) countBrokenOff();
    countRefusal(context);
    // Not `context.header`, for the reason that `securityHeaders` says.
    context.res.headers.set('X-Request-Id', requestId);
    const route = loggedRoute(context);
    const { status } = context.res;
    const durationMs = performance.now() - startedAt;
    log.debug({
      requestId,
      method: context.req.method,
      route,
      status,
      durationMs: Math.round(durationMs),
    });
    onAnswer?.(context, { route, status, durationMs });
  });
}

/**
 * What the log calls the address of a request: the pattern of the route that answered ("/api/objects/upload/:token"),
 * or a page of this site. Never the path as it was sent: it may hold a secret, or what somebody typed.
 */
export function loggedRoute(context: Context): string {
  const pattern = routePath(context);
  return pattern.endsWith('*') ? (context.get('pageName') ?? pattern) : pattern;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A request's method; "other" for unusual ones, of which a sender could invent any number. */
export function knownMethod(context: Context): string {
  return METHODS.has(context.req.method) ? context.req.method : 'other';
}

/** Names for the refusals of pages, which answer with text for people and not with a named problem. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'not-signed-in',
  403: 'foreign-origin',
  429: 'too-many-requests',
};
/** 48 bits: so many senders are told apart, and the line stays short. */
const MARK_LENGTH = 8;

/**
 * Counts for the log who was refused: nobody signed in (401), another site (403), a limit reached (429). A sender is
 * distinguished by a mark of the network address that only this process can make: its key is never written down, so
 * nobody finds the address by trying all.
 *
 * @returns called after each answer; takes note of those that are refusals
 */
function refusalLog(log: Logger): (context: Context) => void {
  const count = countedLog(log, 'requests were refused');
  const key = randomBytes(32);
  const markOf = (address: string) =>
    createHmac('sha256', key).update(address).digest('base64url').slice(0, MARK_LENGTH);
  return (context) => {
    const { status } = context.res;
    const reason = REASONS[status];
    if (reason === undefined) return;
    const code = context.error instanceof DomainError ? context.error.code : reason;
    const facts = { status, reason: code, method: context.req.method, route: loggedRoute(context) };
    count(facts, { sender: markOf(clientAddress(context)) });
  };
}

const EVERY_MS = 60_000;
/** Lines with details, under way at once; whoever sends from very many addresses does not fill the log either. */
const MOST_WITH_DETAILS = 200;

/** What is logged about something that is counted; equal facts are logged together. */
type CountedFacts = Record<string, string | number>;

/**
 * Counts what anybody can cause on purpose and as often as they like, which must not fill the log: for equal events,
 * one line says how many there were in the minute after the first.
 *
 * @param message the line's words
 * @param options another time than a minute, and how many lines with details are under way at once
 * @returns called for each, with facts of which there are few. `details`, of which there may be any number, are left out
 *   where there are very many
 */
export function countedLog(
  log: Logger,
  message: string,
  { everyMs = EVERY_MS, mostWithDetails = MOST_WITH_DETAILS } = {},
): (facts?: CountedFacts, details?: CountedFacts) => void {
  const counts = new Map<string, { line: CountedFacts; count: number }>();
  const beginCount = (key: string, line: CountedFacts) => {
    const counted = { line, count: 0 };
    counts.set(key, counted);
    setTimeout(() => {
      counts.delete(key);
      log.info({ count: counted.count, ...line }, message);
    }, everyMs).unref();
    return counted;
  };
  return (facts = {}, details) => {
    const whole = { ...facts, ...details };
    const known = counts.get(JSON.stringify(whole));
    const line = known || counts.size < mostWithDetails ? whole : facts;
    const key = JSON.stringify(line);
    const counted = counts.get(key) ?? beginCount(key, line);
    counted.count += 1;
  };
}
