import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { BackupRefused } from './backup-refused.ts';

/** What PostgreSQL says at the end of a backup: a file that has to lie beside the data, and the log that it needs. */
export type DatabaseBackupEnd = { label: string; log: { first: string; last: string } };

/** One connection, in which PostgreSQL is told that its files are being copied. */
export type BackupSession = {
  /** The moments that name the migrations this database has seen. */
  migrations: () => Promise<number[]>;
  /** From now on the files may be copied, while they change. */
  start: () => Promise<void>;
  /** The files have been copied: what was acknowledged until now is in them and in the log that is named. */
  stop: () => Promise<DatabaseBackupEnd>;
  /** Ends the connection; a backup that was not stopped is given up. */
  close: () => Promise<void>;
};

/**
 * Opens a backup by PostgreSQL's low-level calls (its manual, 25.3.4).
 *
 * @param superuserAddress of the bundled server
 */
export async function openBackupSession(superuserAddress: string): Promise<BackupSession> {
  const client = new Client({
    connectionString: superuserAddress,
    connectionTimeoutMillis: 10_000,
    application_name: 'costa-clara-backup',
    keepAlive: true,
  });
  // What is asked next fails and says it; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  let firstSegment = '';
  return {
    migrations: async () => {
      const { rows } = await client.query<{ at: string }>(
        'SELECT created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
      );
      return rows.map(({ at }) => Number(at));
    },
    start: async () => {
      // Kept for this connection only: until it ends, PostgreSQL throws away none of the log that is written from here.
      const slot = `costa_clara_backup_${process.pid}_${randomBytes(4).toString('hex')}`;
      await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot]);
      // Fast: the checkpoint is made now, not spread over minutes.
      const { rows } = await client.query<{ first: string }>(
        "SELECT pg_walfile_name(pg_backup_start('costa-clara', true)) AS first",
      );
      firstSegment = rows[0]?.first ?? '';
    },
    stop: async () => {
      const { rows } = await client.query<{ label: string; spaces: string; last: string }>(
        // The last byte, not the one behind it, which may be another segment's.
        `SELECT labelfile AS label, coalesce(spcmapfile, '') AS spaces, pg_walfile_name(lsn - 1) AS last
         FROM pg_backup_stop(false)`,
      );
      const { label = '', spaces = '', last = '' } = rows[0] ?? {};
      if (spaces.trim() !== '') {
        throw new BackupRefused(
          'The database has tablespaces, whose files lie outside of the data folder; a backup holds the data folder ' +
            'only. Move their tables back (ALTER TABLE … SET TABLESPACE pg_default) and drop them.',
        );
      }
      return { label, log: { first: firstSegment, last } };
    },
    close: () => client.end(),
  };
}
