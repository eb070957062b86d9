import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { secrets } from './secrets.table.ts';

const NAME = 'signing';

/** Signs texts so that a later request can prove that this site, on whichever server, wrote them. */
export type SigningKey = {
  /** @returns the signature of a text (HMAC-SHA-256, base64url) */
  sign: (text: string) => string;
  /** Whether a signature belongs to a text; takes the same time whatever is wrong. */
  verify: (text: string, signature: string) => boolean;
};

/** Reads the database's key, making it up when there is none yet; servers that start together agree on one. */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('the signing key was removed while it was read');
  const sign = (text: string) => createHmac('sha256', row.value).update(text).digest('base64url');
  return {
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
