import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { identifySelf, isAlive, type ProcessIdentity, stillLives } from '#server/process-identity.ts';
import { writeNewFile } from '#server/write-new-file.ts';

/*
 * The processes (a server, imports) that use the bundled database of a data folder, so that the last one stops it
 * and no earlier one does. To be called under the lock of that folder only (see embedded-postgres.ts).
 */

/** Adds this process to the users of the database. */
export function joinDatabaseUsers(dataDir: string): void {
  writeUsers(dataDir, [...otherUsers(dataDir), identifySelf()]);
}

/**
 * Takes this process off the users of the database.
 *
 * @returns whether others still use it; processes that were killed do not count
 */
export function leaveDatabaseUsers(dataDir: string): { othersRemain: boolean } {
  const others = otherUsers(dataDir);
  writeUsers(dataDir, others);
  return { othersRemain: others.length > 0 };
}

function otherUsers(dataDir: string): ProcessIdentity[] {
  return readUsers(dataDir).filter(
    (user) => user.pid !== process.pid && (stillLives(user) ?? isAlive(user.pid)),
  );
}

/** Nobody, where the file is missing or a power failure left it empty: then none of its processes lives. */
function readUsers(dataDir: string): ProcessIdentity[] {
  try {
    return JSON.parse(readFileSync(usersFileOf(dataDir), 'utf8'));
  } catch {
    return [];
  }
}

function writeUsers(dataDir: string, users: ProcessIdentity[]): void {
  const file = usersFileOf(dataDir);
  if (users.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  // Written aside and renamed: a full disk must not leave half a file.
  writeNewFile(`${file}.new`, JSON.stringify(users));
  renameSync(`${file}.new`, file);
}

function usersFileOf(dataDir: string): string {
  return path.join(dataDir, 'postgres-users.json');
}
