import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './sessions.table.ts';

/** Table `second_factors`: the app that gives somebody's codes (docs/decisions/0034-second-factor.md). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret that app and site share, sealed (`signing/seal.ts`). */
  secret: text('secret').notNull(),
  /** Null until a first code has proved that the app has the secret; until then no sign-in asks for one. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The step of time whose code was used last: it, and those before, are good for nothing more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Table `recovery_codes`: what is left of somebody's ten; a row goes when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** argon2id, as a password. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
