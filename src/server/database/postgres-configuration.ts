import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Included by PostgreSQL's own file; written anew at every start (postgres-cluster.ts). */
export const settingsFile = 'costa-clara.conf';
export const INCLUDE_SETTINGS = `include_if_exists = '${settingsFile}'\n`;

/**
 * Writes every file that PostgreSQL reads settings from into the folder of a cluster that was copied, where there is none:
 * they name commands and libraries, so those of a copy are never used.
 *
 * @param options.isThrownAway whether what is written need not reach the disk
 */
export function writeConfiguration(clusterDir: string, { isThrownAway }: { isThrownAway: boolean }): void {
  const files = {
    // What `initdb` chooses for a new cluster where PostgreSQL alone would take another value.
    'postgresql.conf': `default_text_search_config = 'pg_catalog.english'\n${INCLUDE_SETTINGS}`,
    'postgresql.auto.conf': isThrownAway ? 'fsync = off\n' : '',
    // It listens on this address alone.
    'pg_hba.conf': 'host all all 127.0.0.1/32 scram-sha-256\n',
    'pg_ident.conf': '',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(clusterDir, name), text, { flag: 'wx', mode: 0o600, flush: !isThrownAway });
  }
}
