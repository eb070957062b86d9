import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { DomainError } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { countedLog } from '#server/http/counted-log.ts';
import { loggedRoute } from '#server/http/logged-route.ts';
import type { Logger } from '#server/log.ts';

/** What pages say, which have no problem's name: they answer a refusal with words for people. */
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
export function refusalLog(log: Logger): (context: Context) => void {
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
    count(facts, markOf(clientAddress(context)));
  };
}
