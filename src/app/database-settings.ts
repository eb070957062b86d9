import { refusePlainDatabase } from '#server/database/database-address.ts';

/** The databases that the site works with. */
export type DatabaseSettings = {
  databaseUrl: string | undefined;
  /** The database that /sync pushes to; undefined when it works on this instance's own. */
  productionDatabaseUrl: string | undefined;
};

type GivenDatabases = {
  DATABASE_URL?: string | undefined;
  PRODUCTION_DATABASE_URL?: string | undefined;
  DATABASE_WITHOUT_TLS: 'on' | 'off';
};

/**
 * Puts the checked addresses of databases together.
 *
 * @param defaultHost where an address without a host leads (PGHOST)
 * @throws {StartError} when one leads to another machine without TLS, and that is not allowed
 */
export function readDatabaseSettings(
  settings: GivenDatabases,
  defaultHost: string | undefined,
): DatabaseSettings {
  const { DATABASE_URL, PRODUCTION_DATABASE_URL, DATABASE_WITHOUT_TLS } = settings;
  for (const [setting, address] of Object.entries({ DATABASE_URL, PRODUCTION_DATABASE_URL })) {
    if (address !== undefined && DATABASE_WITHOUT_TLS === 'off') {
      refusePlainDatabase(address, { setting, defaultHost });
    }
  }
  return { databaseUrl: DATABASE_URL, productionDatabaseUrl: PRODUCTION_DATABASE_URL };
}
