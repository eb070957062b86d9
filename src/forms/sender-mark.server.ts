import type { Context } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';

/** The forms of one sender are counted together for this long; a window begins at every quarter of an hour. */
export const SENDER_WINDOW_MINUTES = 15;

/** Names whoever sent a form, for as long as a window lasts. */
export type MarkSender = (context: Context) => Promise<string>;

/**
 * Marks of network addresses that say nothing but "the same address, in the same window". Signed together with the
 * window: without the key no address can be tried out on a mark, and nobody is followed from one window to the next.
 */
export function senderMarks(signingKey: () => Promise<SigningKey>): MarkSender {
  return async (context) => {
    const { sign } = await signingKey();
    const window = Math.floor(Date.now() / (SENDER_WINDOW_MINUTES * 60_000));
    return sign(JSON.stringify(['form-sender', window, clientAddress(context)]));
  };
}
