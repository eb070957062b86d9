import { count, eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { StartError } from '#server/errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { insertUser, lockUsers } from './administrators.ts';
import { PASSWORD_EXPECTED, passwordFlaw } from './password-rules.ts';
import { READABLE } from './recovery-codes.ts';
import { users } from './sessions.table.ts';

const GENERATED_USERNAME = 'admin';
const GENERATED_LENGTH = 20;

type Credentials = { username: string; password: string };

/** How somebody can sign in after the start. */
export type FirstAdministrator =
  | { kind: 'there' }
  | { kind: 'configured'; username: string }
  | ({ kind: 'generated' } & Credentials)
  | { kind: 'missing' };

/** Who sees a generated password on the login page. */
export type FirstPasswordShown = 'to-everybody' | 'on-this-machine' | 'to-nobody';

export type FirstAdministratorOptions = {
  /** From ADMIN_USERNAME and ADMIN_PASSWORD; used when there is no user yet. */
  configured: Credentials | undefined;
  /** No password may be made of it. */
  brandName: string;
  loadsDemoData: boolean;
  /** Whether visitors reach the site over https, as they do in production. */
  isHttps: boolean;
  key: SigningKey;
};

/**
 * Ensures that somebody can sign in: with no user yet, the configured one is made, or on demonstration data one whose
 * password is generated. Servers that start together make one. Over https no password is generated, because the login
 * page would show it to the internet.
 *
 * @throws {StartError} over https, where nobody may go on with the generated password; and when the configured one is
 *   easy to guess, which is only looked at where it is used: the lists of words take long to load
 */
export async function provideFirstAdministrator(
  db: Database,
  { configured, brandName, loadsDemoData, isHttps, key }: FirstAdministratorOptions,
): Promise<FirstAdministrator> {
  return db.transaction(async (tx) => {
    await lockUsers(tx);
    const [existing] = await tx.select({ users: count() }).from(users);
    if (existing?.users === 0) {
      if (configured) {
        await refuseGuessable(configured, brandName);
        await insertUser(tx, { ...configured, role: 'administrator' });
        return { kind: 'configured', username: configured.username };
      }
      if (!loadsDemoData || isHttps) return { kind: 'missing' };
      const credentials = { username: GENERATED_USERNAME, password: generatedPassword(key) };
      await insertUser(tx, { ...credentials, role: 'administrator', hasGeneratedPassword: true });
      return { kind: 'generated', ...credentials };
    }
    const [generated] = await tx
      .select({ username: users.username })
      .from(users)
      .where(eq(users.hasGeneratedPassword, true));
    if (generated && isHttps) throw new StartError(describeDefaultCredentials(generated.username));
    if (generated && loadsDemoData) {
      return { kind: 'generated', username: generated.username, password: generatedPassword(key) };
    }
    return { kind: 'there' };
  });
}

async function refuseGuessable({ username, password }: Credentials, brandName: string): Promise<void> {
  if (await passwordFlaw(password, [username, brandName])) {
    throw new StartError(
      `The configuration is not right:\n  ADMIN_PASSWORD is a value that is not shown; expected ${PASSWORD_EXPECTED}.`,
    );
  }
}

/**
 * The credentials that the login page may show: on demonstration data, while the generated password is in use.
 *
 * @returns undefined once it was changed
 */
export async function findGeneratedCredentials(
  db: Database,
  key: SigningKey,
): Promise<Credentials | undefined> {
  const [user] = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.hasGeneratedPassword, true));
  return user && { username: user.username, password: generatedPassword(key) };
}

/**
 * What `npm start` prints about signing in.
 *
 * @param place.isTerminal whether somebody reads it there and then; anything else may be a log, which holds no secrets
 */
export function describeAdministrator(
  first: FirstAdministrator,
  { address, shown, isTerminal }: { address: string; shown: FirstPasswordShown; isTerminal: boolean },
): string {
  const page = `Administration: ${address}/admin-login`;
  switch (first.kind) {
    case 'there':
      return page;
    case 'configured':
      return `${page} (made the user "${first.username}" with the password of ADMIN_PASSWORD)`;
    case 'generated':
      return `${page}\n  user ${first.username}, ${describePassword(first, shown, isTerminal)}`;
    case 'missing':
      return 'Administration: nobody can sign in yet. Make an administrator: npm run admin:create -- NAME';
  }
}

const SHOWN_THERE = {
  'to-everybody': 'anybody who opens that page sees it until it is changed',
  'on-this-machine': 'that page shows it, on this machine only, until it is changed',
} as const;

function describePassword(
  { username, password }: Credentials,
  shown: FirstPasswordShown,
  isTerminal: boolean,
): string {
  const where = shown === 'to-nobody' ? undefined : SHOWN_THERE[shown];
  if (isTerminal) return `password ${password} (demonstration; ${where ?? 'that page does not show it'})`;
  return where === undefined
    ? `with a password that no log holds; give another one: npm run admin:reset-password -- ${username}`
    : `with a password that no log holds (demonstration; ${where})`;
}

/** Derived from the database's own key, so that every start and every server has the same, and no file holds it. */
function generatedPassword(key: SigningKey): string {
  const bytes = Buffer.from(key.sign('demonstration administrator'), 'base64url');
  const characters = Array.from(
    bytes.subarray(0, GENERATED_LENGTH),
    (byte) => READABLE[byte % READABLE.length],
  );
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

function describeDefaultCredentials(username: string): string {
  return (
    `The administrator "${username}" still has the password that was generated for demonstration data. ` +
    `Give them another one first: npm run admin:reset-password -- ${username}`
  );
}
