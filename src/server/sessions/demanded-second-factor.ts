import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { SecondFactorDemanded } from './second-factor-errors.ts';
import { secondFactorRoles } from './second-factor-roles.table.ts';
import { secondFactors } from './second-factors.table.ts';
import { users } from './sessions.table.ts';

/* Whether the role of somebody asks for a second factor, as it is now. */

const demands = sql`EXISTS (SELECT FROM ${secondFactorRoles} WHERE ${eq(secondFactorRoles.role, users.role)})`;
const has = sql`EXISTS (SELECT FROM ${secondFactors}
  WHERE ${and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))})`;

/** In a query of `users`: whether the role asks for a second factor that the person does not have. */
export const needsSecondFactor = sql<boolean>`(${demands} AND NOT ${has})`;

/** @throws {SecondFactorDemanded} where the role of this person asks for a second factor */
export async function refuseWhereDemanded(db: Database | Transaction, userId: string): Promise<void> {
  const [person] = await db
    .select({ isDemanded: sql<boolean>`${demands}` })
    .from(users)
    .where(eq(users.id, userId));
  if (person?.isDemanded) throw new SecondFactorDemanded();
}
