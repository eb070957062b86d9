import { eq } from 'drizzle-orm';
import type { Role } from '#rights/can.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { Administrator } from '#server/sessions/find-session.ts';
import { hasSecondFactor } from '#server/sessions/second-factor.ts';
import { secondFactorRoles } from '#server/sessions/second-factor-roles.table.ts';
import { lockPeople } from './people.server.ts';
import type { SecondFactorRole } from './people.ts';
import { OwnSecondFactorFirst } from './people-errors.server.ts';

/** The roles whose people have to have a second factor. */
export async function listSecondFactorRoles(db: Database): Promise<SecondFactorRole[]> {
  const rows = await db.select().from(secondFactorRoles).orderBy(secondFactorRoles.role);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/**
 * Demands a second factor of everybody with a role, or no more; it holds from their next request on. What is so already
 * stays as it is.
 *
 * @throws {OwnSecondFactorFirst} when it is the own role of somebody who has none
 * @throws {NotAllowed | NotSignedIn}
 */
export async function demandSecondFactor(
  db: Database,
  { role, isDemanded, by }: { role: Role; isDemanded: boolean; by: Administrator },
): Promise<void> {
  await db.transaction(async (tx) => {
    const self = await lockPeople(tx, by);
    if (isDemanded && self.role === role && !(await hasSecondFactor(tx, self.id))) {
      throw new OwnSecondFactorFirst();
    }
    const changed = isDemanded
      ? await tx
          .insert(secondFactorRoles)
          .values({ role, who: self.username })
          .onConflictDoNothing()
          .returning({ role: secondFactorRoles.role })
      : await tx
          .delete(secondFactorRoles)
          .where(eq(secondFactorRoles.role, role))
          .returning({ role: secondFactorRoles.role });
    if (changed.length === 0) return;
    await recordActivity(tx, {
      username: self.username,
      action: isDemanded ? 'second-factor-demanded' : 'second-factor-not-demanded',
      details: { role },
    });
  });
}
