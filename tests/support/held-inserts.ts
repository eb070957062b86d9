import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** Inserts that wait in the middle of their transaction, so that a test can kill the server right there. */
export type HeldInserts = {
  /** Resolves when a transaction waits. */
  untilHeld: () => Promise<void>;
  /** Lets go and resolves when whoever waited has ended: gone on, or noticed that nobody is there any more. */
  release: () => Promise<void>;
};

const LOCK = 4_200_042;
const WAITING = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const AT_WORK = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;

/**
 * Holds every insert into a table back that meets a condition.
 *
 * @param condition SQL about NEW: "NEW.slug = 'x'"
 */
export async function holdInserts(
  { pool }: TestDatabase,
  table: string,
  condition: string,
): Promise<HeldInserts> {
  await pool.query(`
    CREATE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(${LOCK});
      RETURN NEW;
    END $$;
    CREATE TRIGGER wait_for_the_test BEFORE INSERT ON ${table}
      FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION wait_for_the_test();`);
  const holder = await pool.connect();
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
  const count = async (statement: string) => (await pool.query(statement)).rowCount;
  return {
    untilHeld: () => expect.poll(() => count(WAITING), { timeout: 10_000, interval: 20 }).toBeGreaterThan(0),
    release: async () => {
      await holder.query(`SELECT pg_advisory_unlock(${LOCK})`);
      holder.release();
      await pool.query(`DROP TRIGGER wait_for_the_test ON ${table}; DROP FUNCTION wait_for_the_test`);
      await expect.poll(() => count(AT_WORK), { timeout: 10_000, interval: 20 }).toBe(0);
    },
  };
}
