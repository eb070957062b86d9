import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { StartError } from '#server/errors.ts';
import type { Database } from './connect.ts';

/** What all servers of one database have to agree on: the settings' names, and undefined where one says nothing. */
export type SharedSettings = readonly (readonly [names: string, value: string | undefined])[];

/** What the names of the connections begin with on which servers listen (content-changes.ts). */
export const LISTENER = 'costa-clara-changes';
const NOTHING = '-';
const MARK_LENGTH = 8;

/** The name of a server's listening connection, which tells the others its settings as marks, never as values. */
export function listenerName(shared: SharedSettings): string {
  return [LISTENER, ...shared.map(([, value]) => markOf(value))].join(' ');
}

/**
 * Refuses a start beside servers of the same database that run with other settings: their links would lead elsewhere,
 * and pictures that one stores the other would not find.
 *
 * @throws {StartError} that names the settings
 */
export async function refuseOtherSettings(db: Database, shared: SharedSettings): Promise<void> {
  // A server that lives asks over this connection every few seconds; one whose machine is gone may be listed for hours.
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database()
        AND starts_with(application_name, ${`${LISTENER} `}) AND query_start > now() - interval '20 seconds'`,
  );
  const others = rows.map(({ name }) => name.split(' ').slice(1));
  const differing = shared.filter(([, value], index) => {
    const own = markOf(value);
    return others.some((marks) => ![own, NOTHING, undefined].includes(marks[index]) && own !== NOTHING);
  });
  if (differing.length === 0) return;
  const names = differing.map(([name]) => name).join(' and ');
  throw new StartError(
    `Another server of this database runs with another value of ${names}; all its servers need the same. Correct it ` +
      'here, or stop the other servers first. Nothing was changed.',
  );
}

function markOf(value: string | undefined): string {
  return value === undefined
    ? NOTHING
    : createHash('sha256').update(value).digest('hex').slice(0, MARK_LENGTH);
}
