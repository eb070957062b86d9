import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { secrets } from './secrets.table.ts';

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
