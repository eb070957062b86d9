import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterDirOf, withOpenUmask } from '#server/database/data-dir.ts';
import { chooseAccount } from '#server/database/postgres-account.ts';
import { locateBinaries } from '#server/database/postgres-binaries.ts';
import { isInitialised, stopServer } from '#server/database/postgres-cluster.ts';
import { findRunningServer } from '#server/database/running-server.ts';
import { isAlive } from '#server/process-identity.ts';

/**
 * Makes an empty folder beside the data folder, on the same disk, in which a backup proves itself. What a proof left
 * there that was killed is removed, with its database server.
 */
export async function makeScratchFolder(dataDir: string, checkoutDir: string): Promise<string> {
  const parent = path.dirname(dataDir);
  const prefix = `${path.basename(dataDir)}.restore-`;
  withOpenUmask(() => mkdirSync(parent, { recursive: true }));
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? /^\d+$/.exec(name.slice(prefix.length))?.[0] : undefined;
    if (owner === undefined || (Number(owner) !== process.pid && isAlive(Number(owner)))) continue;
    const leftover = path.join(parent, name);
    await stopDatabaseOf(leftover, checkoutDir);
    rmSync(leftover, { recursive: true, force: true });
  }
  const scratchDir = path.join(parent, `${prefix}${process.pid}`);
  withOpenUmask(() => mkdirSync(scratchDir));
  return scratchDir;
}

/** Stops the database of a data folder that outlived its site, if one runs there. */
export async function stopDatabaseOf(dataDir: string, checkoutDir: string): Promise<void> {
  const dir = clusterDirOf(dataDir);
  const cluster = { dir, binaries: locateBinaries(checkoutDir), account: chooseAccount(dir) };
  if (!isInitialised(cluster) || (await findRunningServer(cluster)) === null) return;
  await stopServer(cluster);
}
