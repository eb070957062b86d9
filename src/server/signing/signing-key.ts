import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, like, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { secrets } from './secrets.table.ts';

/** Signs texts so that a later request can prove that this site, on whichever server, wrote them. */
export type SigningKey = {
  /** @returns the signature of a text (HMAC-SHA-256, base64url) */
  sign: (text: string) => string;
  /** Whether a signature belongs to a text; takes the same time whatever is wrong. */
  verify: (text: string, signature: string) => boolean;
};

/** One version of the key: `signing` in the table `secrets` is the first, `signing-2` the second. */
export type KeyVersion = { version: number; value: string; beginsAt: Date; endsAt: Date | null };

/** How long a server works with the keys that it has read. */
const REREAD_MS = 30_000;
/** A version begins two minutes after it was made (`rotate-signing-key.ts`); clocks of servers may differ by the rest. */
const LONGEST_BEGIN_MS = 3_600_000;

/**
 * The key of this database, which all its servers share: signs with the newest version that has begun, and accepts what
 * any version signed that has not ended.
 */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  const versions = await loadKeyVersions(db);
  return {
    sign: (text) => signWith(currentVersion(versions, Date.now()), text),
    verify: (text, signature) => {
      const now = Date.now();
      const given = Buffer.from(signature);
      // All are compared, whichever fits.
      const fitting = versions
        .filter(({ endsAt }) => endsAt === null || endsAt.getTime() > now)
        .filter((version) => isSame(Buffer.from(signWith(version, text)), given));
      return fitting.length > 0;
    },
  };
}

function signWith({ value }: KeyVersion, text: string): string {
  return createHmac('sha256', value).update(text).digest('base64url');
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * The first one where the clock of this machine is behind the database's. One that would begin later than any does was
 * made while the clock was ahead: it has begun, or a key that was to be replaced would sign for years.
 */
function currentVersion(versions: readonly KeyVersion[], now: number): KeyVersion {
  const hasBegun = ({ beginsAt }: KeyVersion) => {
    const wait = beginsAt.getTime() - now;
    return wait <= 0 || wait > LONGEST_BEGIN_MS;
  };
  const current = versions.findLast(hasBegun) ?? versions[0];
  if (!current) throw new Error('there is no signing key');
  return current;
}

/**
 * The database's signing key, read when it is first needed and again every half minute, so that a rotation is noticed
 * without a restart. A first reading that failed is tried again; a later one leaves what was read before.
 *
 * @param rereadMs how long what was read is kept; tests have their own
 */
export function signingKeyOnDemand(db: Database, rereadMs = REREAD_MS): () => Promise<SigningKey> {
  let loading: Promise<SigningKey> | undefined;
  let readAt = 0;
  return () => {
    if (loading && performance.now() - readAt < rereadMs) return loading;
    const before = loading;
    readAt = performance.now();
    loading = loadSigningKey(db).catch((error: unknown) => {
      if (before) return before;
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** All versions that may still sign or be accepted, oldest first; the first is made up when there is none. */
async function loadKeyVersions(db: Database): Promise<KeyVersion[]> {
  const found = await readKeyVersions(db);
  if (found.some(({ endsAt }) => endsAt === null)) return found;
  await loadSecret(db, 'signing');
  return readKeyVersions(db);
}

/** Reads the versions of the signing key, oldest first, and deletes those that have ended. */
export async function readKeyVersions(db: Database | Transaction): Promise<KeyVersion[]> {
  const rows = await db
    .select({
      name: secrets.name,
      value: secrets.value,
      beginsAt: secrets.beginsAt,
      endsAt: secrets.endsAt,
      hasEnded: sql<boolean>`coalesce(${secrets.endsAt} <= now(), false)`,
    })
    .from(secrets)
    .where(or(eq(secrets.name, 'signing'), like(secrets.name, 'signing-%')));
  if (rows.some(({ hasEnded }) => hasEnded)) await db.delete(secrets).where(lte(secrets.endsAt, sql`now()`));
  return rows
    .filter(({ hasEnded }) => !hasEnded)
    .map(({ name, value, beginsAt, endsAt }) => ({ version: versionOf(name), value, beginsAt, endsAt }))
    .sort((one, other) => one.version - other.version);
}

/** "signing" is the first, "signing-2" the second. */
function versionOf(name: string): number {
  return name === 'signing' ? 1 : Number(name.slice('signing-'.length));
}

/**
 * Reads a secret of the database, making it up when there is none yet; servers that start together agree on one.
 *
 * @returns 256 random bits, base64url
 */
export async function loadSecret(db: Database, name: 'signing' | 'storage' | 'sealing'): Promise<string> {
  await db.insert(secrets).values({ name, value: newSecret() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret "${name}" was removed while it was read`);
  return row.value;
}

/** @returns 256 random bits, base64url */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
