import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { users } from './sessions.table.ts';

/** One administrator with the stored hash; it never leaves the server. */
export type User = { id: string; username: string; password: string };

/** The administrator of this name, however it is written: case does not count. */
export async function findUser(db: Database | Transaction, username: string): Promise<User | undefined> {
  const [user] = await db
    .select({ id: users.id, username: users.username, password: users.password })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username.normalize('NFKC').trim()})`);
  return user;
}
