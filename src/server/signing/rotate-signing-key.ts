import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { StartError } from '#server/errors.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { secrets } from './secrets.table.ts';
import { newSecret, readKeyVersions } from './signing-key.ts';

/** Servers read the keys every half minute: by then all of them know the new one. */
const BEGINS_AFTER_SECONDS = 120;
/** What is signed longest: the cookie of a browser that signed in before (`session-cookies.ts`). Forms: a day. */
const ACCEPTED_DAYS = 400;

export type Rotation = { version: number; beginsAt: Date; oldEndAt: Date };

/**
 * Makes the next version of the signing key. It signs in two minutes; what earlier ones signed is accepted for as long as
 * the longest of it lives, then they are deleted.
 *
 * @param forgetOld for a key that became known: the earlier ones are deleted at once
 * @throws {StartError} while an administrator has the password that was derived from the key
 */
export async function rotateSigningKey(db: Database, { forgetOld = false } = {}): Promise<Rotation> {
  return db.transaction(async (tx) => {
    // Two rotations at once become one after the other.
    await tx.execute(sql`LOCK TABLE ${secrets} IN SHARE ROW EXCLUSIVE MODE`);
    const [demonstration] = await tx
      .select({ username: users.username })
      .from(users)
      .where(eq(users.hasGeneratedPassword, true));
    if (demonstration) throw new StartError(describeGenerated(demonstration.username));
    const before = await readKeyVersions(tx);
    const version = Math.max(1, ...before.map((one) => one.version)) + 1;
    const beginsAt = sql<Date>`now() + make_interval(secs => ${forgetOld ? 0 : BEGINS_AFTER_SECONDS})`;
    const endsAt = forgetOld ? sql`now()` : sql`${beginsAt} + make_interval(days => ${ACCEPTED_DAYS})`;
    await tx
      .update(secrets)
      .set({ endsAt })
      .where(forgetOld ? isSigning : sql`${isSigning} AND ${isNull(secrets.endsAt)}`);
    const [made] = await tx
      .insert(secrets)
      .values({ name: `signing-${version}`, value: newSecret(), beginsAt })
      .returning({ beginsAt: secrets.beginsAt });
    if (forgetOld) await readKeyVersions(tx);
    if (!made) throw new Error('the new key was not stored');
    const oldEndAt = new Date(made.beginsAt.getTime() + (forgetOld ? 0 : ACCEPTED_DAYS * 86_400_000));
    return { version, beginsAt: made.beginsAt, oldEndAt };
  });
}

const isSigning = sql`(${secrets.name} = 'signing' OR ${secrets.name} LIKE 'signing-%')`;

function describeGenerated(username: string): string {
  return (
    `The administrator "${username}" still has the password that was generated for demonstration data, which is ` +
    `derived from the key. Give them another one first: npm run admin:reset-password -- ${username}. Nothing was changed.`
  );
}
