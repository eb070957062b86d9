import type { Context } from 'hono';
import { hostAsked } from './own-origin.ts';

/** Where a server listens that only this machine reaches; browsers try either for "localhost". */
export const LOOPBACK_ADDRESSES: readonly string[] = ['127.0.0.1', '::1'];

const NAME_OF_THIS_MACHINE = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** What reverse proxies add to a request. */
export const FORWARDING_HEADERS: readonly string[] = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Real-IP',
];

/** Whether a host, as it is in a web address, is this machine whoever asks for it. */
export function isThisMachine(hostname: string): boolean {
  return NAME_OF_THIS_MACHINE.test(hostname);
}

/**
 * Whether a request asks for this machine as such, and came through no proxy: on a server that listens on loopback
 * only, whoever sent it sits at this machine. Without a look at the name that was asked for, a page of another site
 * could read the answer by letting its own name lead here.
 */
export function asksForThisMachine(context: Context): boolean {
  if (FORWARDING_HEADERS.some((name) => context.req.header(name) !== undefined)) return false;
  const address = `http://${hostAsked(context)}`;
  return URL.canParse(address) && isThisMachine(new URL(address).hostname);
}
