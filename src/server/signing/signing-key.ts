import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { secrets } from './secrets.table.ts';

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

/** The database's signing key, read when it is first needed and kept; a failed reading is tried again. */
export function signingKeyOnDemand(db: Database): () => Promise<SigningKey> {
  let loading: Promise<SigningKey> | undefined;
  return () => {
    loading ??= loadSigningKey(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/**
 * Reads a secret of the database, making it up when there is none yet; servers that start together agree on one.
 *
 * @returns 256 random bits, base64url
 */
export async function loadSecret(db: Database, name: 'signing' | 'storage'): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret "${name}" was removed while it was read`);
  return row.value;
}
