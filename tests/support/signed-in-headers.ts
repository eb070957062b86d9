import type { Database } from '#server/database/connect.ts';
import { hashSessionToken, newSessionToken } from '#server/sessions/session-cookie.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';

/** An administrator with a session, stored directly. @returns the headers that a signed-in page sends over http */
export async function signedInHeaders(db: Database, username: string): Promise<Record<string, string>> {
  const token = newSessionToken();
  const [user] = await db
    .insert(users)
    .values({ username, password: 'not a hash: nobody signs in with it' })
    .returning({ id: users.id });
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId: user?.id ?? '',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { Cookie: `session=${token}`, 'Sec-Fetch-Site': 'same-origin' };
}
