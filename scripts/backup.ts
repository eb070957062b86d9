import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareBackupFolder } from '#server/backup/backup-folder.ts';
import { BackupRefused } from '#server/backup/backup-refused.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { clusterDirOf } from '#server/database/data-dir.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { chooseBundledData, describeRefusal, interruption, megabytes, typedPath } from './bundled-data.ts';

const HELP = `Backs up the site, also while it runs: database, pictures and keys, in one file.

  npm run backup -- FOLDER   makes a backup in FOLDER; without one, in that of BACKUP_FOLDER

The newest BACKUP_KEEP (10) backups in the folder are kept. Ends with 0, or with 2 and the reason.
See docs/operations/backup.md.`;

const checkoutDir = fileURLToPath(new URL('..', import.meta.url));

try {
  loadSettingsFile(checkoutDir);
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`\n${describeRefusal(error, 'No backup was made.')}`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<void> {
  const folder = readFolder(args);
  const keep = readKeep(process.env['BACKUP_KEEP']);
  const dataDir = chooseBundledData(checkoutDir);
  if (!existsSync(clusterDirOf(dataDir))) {
    throw new BackupRefused(
      `There is no database in ${dataDir}: nothing to back up. Is DATA_DIR the site’s?`,
    );
  }
  const signal = interruption();
  prepareBackupFolder(folder, dataDir);
  const server = await startEmbeddedPostgres({ dataDir, checkoutDir, log: (step) => console.error(step) });
  try {
    const { superuserAddress } = server;
    const bucket = process.env['S3_BUCKET']?.trim();
    const taken = await takeBackup({
      folder,
      keep,
      dataDir,
      checkoutDir,
      superuserAddress,
      picturesLieInStore: Boolean(bucket),
      signal,
    });
    console.log(
      `${taken.file}\n${megabytes(taken.bytes)} (${megabytes(taken.unpackedBytes)} unpacked) in ` +
        `${taken.seconds.toFixed(1)} s.${taken.removed > 0 ? ` Older ones removed: ${taken.removed}.` : ''}`,
    );
    if (taken.newKeyFile) {
      console.log(
        `A key was made that tells this site’s backups from others: ${taken.newKeyFile}. It is in no backup. Keep a copy ` +
          'with your secrets, on another machine: a restore asks for it.',
      );
    }
    if (bucket) {
      console.log(
        `Pictures lie in the bucket ${bucket}, which this backup does not hold: keep versions there.`,
      );
    }
  } finally {
    await server.stop();
  }
}

function readFolder([given, ...more]: string[]): string {
  if (given?.startsWith('-') || more.length > 0) throw new BackupRefused(HELP);
  if (given !== undefined) return typedPath(given);
  const configured = process.env['BACKUP_FOLDER']?.trim();
  if (!configured) throw new BackupRefused(`Name the folder for the backup.\n\n${HELP}`);
  return path.resolve(checkoutDir, configured);
}

function readKeep(given: string | undefined): number {
  const keep = Number(given?.trim() || '10');
  if (Number.isInteger(keep) && keep >= 1 && keep <= 10_000) return keep;
  throw new BackupRefused(
    `BACKUP_KEEP is ${JSON.stringify(given)}; expected a whole number from 1 to 10000.`,
  );
}
