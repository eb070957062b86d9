import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Admission } from '#server/admission.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { recordAccountNotice, type User } from './administrators.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { RefusedCode } from './second-factor-errors.ts';
import { recoveryCodes } from './second-factors.table.ts';

/* Ten codes on paper, for whoever has not got the app at hand. Each is good once. */

const HOW_MANY = 10;
/** 32 characters that nobody mistakes for each other. */
export const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';
const HALF_LENGTH = 5;
const RECOVERY_CODE = new RegExp(`^[${READABLE}]{${2 * HALF_LENGTH}}$`);

/** New codes of 50 bits, as people write them down ("abcde-fghij"), with their hashes. */
export async function newRecoveryCodes(hashing: Admission): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: HOW_MANY }, () => `${randomHalf()}-${randomHalf()}`);
  const hashes: string[] = [];
  // One after the other: a set-up takes the room of one password.
  for (const code of codes) hashes.push(await hashing.run(() => hashPassword(bare(code)), true));
  return { codes, hashes };
}

function randomHalf(): string {
  return Array.from({ length: HALF_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** A code without what people put between its characters. */
export function bare(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Puts codes in the place of those that somebody had. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/**
 * Uses a recovery code. Of two who send the same at once, one is let in: the code is deleted.
 *
 * @param code without spaces and dashes, in small letters
 * @throws {RefusedCode}
 */
export async function spendRecoveryCode(
  { database, hashing }: { database: Database; hashing: Admission },
  { id, username }: Pick<User, 'id' | 'username'>,
  code: string,
): Promise<void> {
  if (!RECOVERY_CODE.test(code)) throw new RefusedCode('code.wrong');
  const kept = await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  for (const { hash } of kept) {
    if (!(await hashing.run(() => verifyPassword(code, hash), true))) continue;
    await database.transaction(async (tx) => {
      const used = await tx
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, id), eq(recoveryCodes.hash, hash)))
        .returning({ userId: recoveryCodes.userId });
      if (used.length === 0) throw new RefusedCode('code.used');
      await recordActivity(tx, {
        username,
        action: 'recovery-code-used',
        details: { codesLeft: kept.length - 1 },
      });
      await recordAccountNotice(tx, { kind: 'recovery-code-used', username });
    });
    return;
  }
  throw new RefusedCode('code.wrong');
}
