import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingPictures } from '#features/pictures/find-missing-pictures.server.ts';
import { findBackups } from '#server/backup/backup-folder.ts';
import { BackupRefused } from '#server/backup/backup-refused.ts';
import { type ProvenBackup, proveBackup } from '#server/backup/prove-backup.ts';
import { holdDataFolder } from '#server/backup/replace-data.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { chooseBundledData, describeRefusal, interruption, typedPath } from './bundled-data.ts';
import { FLAG, readArguments } from './read-arguments.ts';

const HELP = `Restores the site from a backup, after it has proven itself in a folder aside. The site has to be stopped.

  npm run restore -- FILE             restores this backup
  npm run restore -- FOLDER           restores the newest backup in the folder
  npm run restore -- FILE --check     only proves it; the site may run
  npm run restore -- FOLDER --check   proves each backup in the folder

  --foreign                   takes a backup that this site's key has not sealed. Whoever made it can make this machine
                              run commands, also with --check: only where you know and trust who that is
  --accept-missing-pictures   takes a backup for good whose pictures had lost files before it was made

The data folder of before is kept beside the new one. Ends with 0, or with 2 and the reason.
See docs/operations/backup.md.`;

const checkoutDir = fileURLToPath(new URL('..', import.meta.url));
const NOTHING_CHANGED = 'Nothing was changed.';

try {
  loadSettingsFile(checkoutDir);
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`\n${describeRefusal(error, NOTHING_CHANGED)}`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<void> {
  const { values: options, positionals } = readArguments(
    args,
    { check: FLAG, foreign: FLAG, 'accept-missing-pictures': FLAG, help: { ...FLAG, short: 'h' } },
    (problem) => new BackupRefused(`${problem}\n\n${HELP}`),
  );
  const [given, ...more] = positionals;
  if (options.help || given === undefined || more.length > 0) throw new BackupRefused(HELP);
  const dataDir = chooseBundledData(checkoutDir);
  const signal = interruption();
  const files = findFiles(typedPath(given));
  const prove = (file: string) =>
    proveBackup({
      file,
      dataDir,
      checkoutDir,
      findMissingPictures: (db, folder) => findMissingPictures(db, path.join(folder, 'objects')),
      staysThere: !options.check,
      acceptsForeign: options.foreign,
      acceptsMissingPictures: options['accept-missing-pictures'],
      tell: (step) => console.error(step),
      signal,
    });
  if (options.check) await proveAll(files, prove, signal);
  else await restore(files.at(-1) ?? '', dataDir, prove);
}

/** Each of them is proven, also after one that is refused. */
async function proveAll(
  files: readonly string[],
  prove: (file: string) => Promise<ProvenBackup>,
  signal: AbortSignal,
): Promise<void> {
  let refused = 0;
  for (const file of files) {
    signal.throwIfAborted();
    try {
      const proven = await prove(file);
      proven.discard();
      console.log(`✓ ${path.basename(file)}: ${inWords(proven)}`);
    } catch (error) {
      if (signal.aborted) throw error;
      refused += 1;
      console.log(`✗ ${path.basename(file)}: ${describeRefusal(error, NOTHING_CHANGED)}`);
    }
  }
  if (refused > 0) throw new BackupRefused(`${refused} of ${files.length} backups cannot be restored.`);
}

async function restore(
  file: string,
  dataDir: string,
  prove: (file: string) => Promise<ProvenBackup>,
): Promise<void> {
  const held = await holdDataFolder(dataDir, checkoutDir);
  try {
    const proven = await prove(file);
    try {
      const aside = await held.replaceBy(proven.scratchDir);
      console.log(`Restored ${file} into ${dataDir}: ${inWords(proven)}`);
      if (aside !== undefined) {
        console.log(`What was there before lies in ${aside}; delete it when it is no longer needed.`);
      }
      if (proven.facts.pictures === 'in a store') {
        console.log('Its pictures lie in the store that the site was configured with, not in the backup.');
      }
    } finally {
      proven.discard();
    }
  } finally {
    held.release();
  }
}

function inWords({ facts, rows, tables, administrators, pictures, missingPictures }: ProvenBackup): string {
  const lost = missingPictures > 0 ? ` (${missingPictures} files of them missing)` : '';
  return (
    `of ${facts.madeAt}, version ${facts.siteVersion}; ${rows.toLocaleString('en-US')} rows in ${tables} tables, ` +
    `administrators: ${administrators}, pictures: ${pictures}${lost}.`
  );
}

/** @returns the file itself, or the backups of the folder, the newest last */
function findFiles(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) throw new BackupRefused(`There is no ${place}. ${NOTHING_CHANGED}`);
  if (!found.isDirectory()) return [place];
  const files = findBackups(place).map(({ file }) => file);
  if (files.length === 0) throw new BackupRefused(`There are no backups in ${place}. ${NOTHING_CHANGED}`);
  return files;
}
