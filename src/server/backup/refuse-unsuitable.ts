import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/database/migrate.ts';
import type { BackupFacts } from './backup-facts.ts';
import { BackupRefused } from './backup-refused.ts';
import { platformName, siteVersion } from './this-site.ts';

/** Where backups are made and restored. */
export type Suitable = Pick<BackupFacts, 'siteVersion' | 'postgresVersion' | 'platform' | 'migrations'>;

/** What this copy of the site can restore. */
export function whatSuitsHere(checkoutDir: string): Suitable {
  return {
    ...siteVersion(checkoutDir),
    platform: platformName(),
    migrations: readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  };
}

/**
 * Refuses a backup that this copy of the site cannot work with, before anything of it is unpacked.
 *
 * @param file for the message
 * @throws {BackupRefused} for one of a newer version, another PostgreSQL or another kind of machine
 */
export function refuseUnsuitable(file: string, facts: BackupFacts, here: Suitable): void {
  const known = new Set(here.migrations);
  if (facts.migrations.some((at) => !known.has(at))) {
    throw new BackupRefused(
      `${file} was made by a newer version of the site (${facts.siteVersion}; this is ${here.siteVersion}), whose tables ` +
        'this one does not know. Restore it with that version or a later one.',
    );
  }
  if (facts.postgresVersion !== here.postgresVersion) {
    throw new BackupRefused(
      `${file} holds files of PostgreSQL ${facts.postgresVersion}, and this version of the site brings PostgreSQL ` +
        `${here.postgresVersion}. Restore it with version ${facts.siteVersion} of the site.`,
    );
  }
  if (facts.platform !== here.platform) {
    throw new BackupRefused(
      `${file} was made on ${facts.platform}, and this machine is ${here.platform}. A database’s files can be read ` +
        'only on the same system and processor: restore it there.',
    );
  }
}
