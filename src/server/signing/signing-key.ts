import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { loadSecret } from './load-secret.ts';

/** Signs texts so that a later request can prove that this site, on whichever server, wrote them. */
export type SigningKey = {
  /** @returns the signature of a text (HMAC-SHA-256, base64url) */
  sign: (text: string) => string;
  /** Whether a signature belongs to a text; takes the same time whatever is wrong. */
  verify: (text: string, signature: string) => boolean;
};

/** The key of this database, which all its servers share. */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  const key = await loadSecret(db, 'signing');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
