import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hydrateSymlinks, locateBinaries } from '#server/database/postgres-binaries.ts';
import { explainFailure, PackageProblem } from './explain-failure.ts';
import { findLicenceProblems, licenceList } from './licences.ts';
import { type Manifest, packageManifest } from './package-manifest.ts';
import {
  bundledPackages,
  completeBill,
  installedPackages,
  listProductionPackages,
  readBill,
  withoutDoubles,
} from './packages-inside.ts';

/*
 * Puts together what the site needs to run (npm run package; scripts/package.mjs has checked the target and built the
 * pages). Made beside its target and renamed at the end: what has the target's name is whole.
 */

/** Taken as they are. What operators' commands run is TypeScript in the package too: Node takes the types out. */
const AS_THEY_ARE = [
  'LICENSE',
  'dist/client',
  'dist/program',
  'dist/server',
  'docs/operations',
  'migrations',
  'ops',
  // What was learned from them is only used with them.
  'src/features/assistant/examples',
  'src/features/directory/places/florida-zip-counties.csv',
  'src/features/directory/need/words',
];
/** The commands for operators, and what they import. */
const COMMANDS = [
  'administrator.ts',
  'backup.ts',
  'bundled-data.ts',
  'import-providers.ts',
  'provide-database.ts',
  'read-arguments.ts',
  'restore.ts',
  'rotate-keys.ts',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const [target = '', archive] = process.argv.slice(2);
const partial = `${target}.partial`;
const unfinished = [partial];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    removeUnfinished();
    process.exit(1);
  });
}

try {
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const places = listProductionPackages(root);
  copyOwnFiles(manifest);
  copyPackages(places);
  writeLicences(manifest.name, places);
  // An empty folder may be there; a folder is not renamed onto another one everywhere.
  rmSync(target, { recursive: existsSync(target) && readdirSync(target).length === 0, force: true });
  renameSync(partial, target);
  if (archive !== undefined) writeArchive(archive);
  tellResult();
} catch (error) {
  const { bavail, bsize } = statfsSync(path.dirname(target));
  removeUnfinished();
  console.error(explainFailure(error, { target, freeBytes: bavail * bsize }) ?? error);
  process.exitCode = 1;
}

function copyOwnFiles(manifest: Manifest): void {
  for (const place of AS_THEY_ARE) copy(place);
  for (const command of COMMANDS) copy(path.join('scripts', command));
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  // Pages (.tsx) and what they look like are in the build.
  for (const file of sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    copy(path.join('src', file));
  }
  cpSync(path.join(import.meta.dirname, 'contents'), partial, { recursive: true });
  const readme = path.join(partial, 'README.md');
  const platform = `${process.platform} on ${process.arch}`;
  writeFileSync(readme, readFileSync(readme, 'utf8').replace('PLATFORM', platform));
  writeFileSync(
    path.join(partial, 'package.json'),
    `${JSON.stringify(packageManifest(manifest), null, 2)}\n`,
  );
}

function copyPackages(places: readonly string[]): void {
  for (const place of places) {
    copy(place);
    // Packages of a package have their own lines, and not all of them are for production.
    rmSync(path.join(partial, place, 'node_modules'), { recursive: true, force: true });
  }
  // Else the first start would have to be one by an account that may write here.
  hydrateSymlinks(locateBinaries(partial).nativeDir);
}

function copy(place: string): void {
  cpSync(path.join(root, place), path.join(partial, place), { recursive: true, verbatimSymlinks: true });
}

/** @throws {PackageProblem} naming each package whose licence is missing or not allowed */
function writeLicences(siteName: string, places: readonly string[]): void {
  const packages = withoutDoubles([...installedPackages(partial, places), ...bundledPackages(partial)]);
  const problems = findLicenceProblems(packages);
  if (problems.length > 0) throw new PackageProblem(problems.join('\n'));
  const notes = readFileSync(path.join(import.meta.dirname, 'inside-packages.md'), 'utf8');
  const fonts = readdirSync(path.join(root, 'src/ui/fonts'))
    .filter((name) => name.endsWith('-OFL.txt'))
    .map((name) => readFileSync(path.join(root, 'src/ui/fonts', name), 'utf8'));
  writeFileSync(
    path.join(partial, 'THIRD-PARTY-LICENSES.md'),
    licenceList({ packages, notes, otherTexts: fonts }),
  );
  const bill = completeBill(readBill(partial), siteName, packages);
  writeFileSync(path.join(partial, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function writeArchive(file: string): void {
  unfinished.push(file);
  const args = ['-czf', file, '-C', path.dirname(target), path.basename(target)];
  const { status, error, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (error) throw new PackageProblem(`The archive needs the program "tar" on PATH (${error.message}).`);
  if (status !== 0) throw new Error(`tar ended with ${status}: ${stderr}`);
}

function tellResult(): void {
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  console.log(
    `${target}: ${files.length} files for ${process.platform} on ${process.arch}\n` +
      `${archive === undefined ? '' : `${archive}\n`}` +
      'Start it with Node 24 or newer: node start.mjs',
  );
}

function removeUnfinished(): void {
  for (const place of unfinished) rmSync(place, { recursive: true, force: true });
}
