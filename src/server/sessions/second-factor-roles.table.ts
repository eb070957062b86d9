import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Role } from '#rights/can.ts';

/** Table `second_factor_roles`: the roles whose people have to have a second factor (docs/decisions/0034-second-factor.md). */
export const secondFactorRoles = pgTable('second_factor_roles', {
  role: text('role').$type<Role>().primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  /** Who demanded it, by the name that they had then. */
  who: text('who').notNull(),
});
