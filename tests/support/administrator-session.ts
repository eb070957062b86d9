import { sql } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import type { Database } from '#server/database/connect.ts';
import { hashSessionToken, newSessionToken } from '#server/sessions/session-cookies.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';

export type TestAdministrator = {
  userId: string;
  username: string;
  /** Headers of a request that the administrator's browser sends from a page of the site. */
  headers: { Cookie: string; Origin: string };
};

/**
 * Stores an administrator with an open session, for tests of routes behind the session guard. Nobody can sign in with
 * a password: hashing one would take longer than the test.
 *
 * @param origin the site's public address
 * @param hours how long the session lasts; negative for one that has ended
 * @param isProved whether the password was given a moment ago
 */
export async function storeAdministrator(
  db: Database,
  {
    username = 'ana',
    role = 'administrator',
    origin = 'http://localhost',
    hours = 8,
    isProved = true,
  }: { username?: string; role?: Role; origin?: string; hours?: number; isProved?: boolean } = {},
): Promise<TestAdministrator> {
  const [user] = await db
    .insert(users)
    .values({ username, role, password: 'no password' })
    .onConflictDoUpdate({ target: users.username, set: { role } })
    .returning({ id: users.id });
  const userId = user?.id ?? '';
  const token = newSessionToken();
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId,
    provedAt: isProved ? sql`now()` : null,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
  const cookie = origin.startsWith('https:') ? '__Host-session' : 'session';
  return { userId, username, headers: { Cookie: `${cookie}=${token}`, Origin: origin } };
}
