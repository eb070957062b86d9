import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { pictures } from './pictures.table.ts';

/** The widths in which an uploaded picture is there, widest first; undefined when there is no such picture. */
export async function findPicture(db: Database | Transaction, id: string): Promise<number[] | undefined> {
  const [row] = await db.select({ widths: pictures.widths }).from(pictures).where(eq(pictures.id, id));
  return row?.widths;
}
