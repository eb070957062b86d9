import path from 'node:path';
import { BackupRefused } from '#server/backup/backup-refused.ts';
import { chooseDataDir } from '#server/database/data-dir.ts';
import { StartError } from '#server/errors.ts';

/* What the commands for backups have in common (backup.ts, restore.ts). */

/**
 * The data folder of the site. The settings file has been read before.
 *
 * @throws {BackupRefused} with a database of the operator's own
 */
export function chooseBundledData(checkoutDir: string): string {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL?.trim()) {
    throw new BackupRefused(
      'DATABASE_URL names a PostgreSQL of your own, and this command is for the bundled one. Back it up and restore it ' +
        'with its provider’s snapshots and point-in-time recovery, or with pg_dump and pg_restore; the pictures by a copy ' +
        'of their folder, or by versions in their bucket. See docs/operations/backup.md. Nothing was changed.',
    );
  }
  const explicitDir = DATA_DIR?.trim() ? path.resolve(checkoutDir, DATA_DIR) : undefined;
  return chooseDataDir({ explicitDir, checkoutDir });
}

/** A path as it was typed: npm changes to the folder of package.json. */
export function typedPath(given: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
}

/** @returns what an operator is told about an error, and nothing that a database's error quotes */
export function describeRefusal(error: unknown, nothingChanged: string): string {
  if (error instanceof BackupRefused || error instanceof StartError) return error.message;
  if (error instanceof Error && error.name === 'AbortError') return `Stopped. ${nothingChanged}`;
  return `It did not work (${kindOf(error)}). ${nothingChanged}`;
}

function kindOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return typeof root;
  return 'code' in root ? `${root.name} ${String(root.code)}` : root.name;
}

/** @returns a signal that is given by Ctrl+C or SIGTERM */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
