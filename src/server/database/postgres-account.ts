import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  fchownSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { StartError } from '#server/errors.ts';

/** A system account that the database runs as. */
export type Account = { name: string; uid: number; gid: number };

/** True when this process runs as the Unix superuser, which PostgreSQL refuses to run as. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account to run PostgreSQL as: the owner of an existing cluster, else `postgres`, else `nobody`.
 * No account is created.
 *
 * @param clusterDir the cluster's folder, existing or not
 * @returns null when the process is not root: the database then runs as the same user
 * @throws {StartError} when root has no unprivileged account to hand the database to
 */
export function chooseAccount(clusterDir: string): Account | null {
  if (!isRoot()) return null;
  const accounts = readAccounts();
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  const chosen =
    (owner && accounts.find((account) => account.uid === owner.uid)) ??
    accounts.find((account) => account.name === 'postgres') ??
    accounts.find((account) => account.name === 'nobody');
  if (!chosen) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and this system has neither an account "postgres" nor "nobody" ' +
        'to run it as. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return chosen;
}

/** Whether an account may enter a folder (or run a file), tried as that account: modes, groups and ACLs count. */
export function canReach(account: Account, fileOrFolder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', fileOrFolder], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && uid > 0 && Number.isInteger(gid));
}

/*
 * Files inside a cluster's folder. Started by root, the site works here in a folder that belongs to an unprivileged
 * account: a link which that account put in the place of a file must lead root nowhere else.
 */

/** Windows has no such flag, and no root. */
const doNotFollow = constants.O_NOFOLLOW ?? 0;

/** Reads a file of the cluster as text; a symbolic link there is an error. */
export function readClusterFile(file: string): string {
  return withFile(file, constants.O_RDONLY | doNotFollow, (descriptor) => readFileSync(descriptor, 'utf8'));
}

/** Puts a new private file, owned by the cluster's account, in the place of whatever is there. */
export function replaceClusterFile(account: Account | null, file: string, content: string): void {
  rmSync(file, { force: true });
  createClusterFile(account, file, content);
}

function createClusterFile(account: Account | null, file: string, content: string): void {
  withFile(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, (descriptor) => {
    if (account !== null) fchownSync(descriptor, account.uid, account.gid);
    writeFileSync(descriptor, content, { flush: true });
  });
}

/**
 * Opens a file of the cluster, or makes an empty one that its account owns; a symbolic link there is an error.
 *
 * @returns its descriptor, to be closed
 */
export function openClusterFile(account: Account | null, file: string): number {
  try {
    // Only what was made here is given away: another name of a file of root's may have been put in its place.
    createClusterFile(account, file, '');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return openSync(file, constants.O_RDWR | doNotFollow);
}

/** Adds to the end of a file of the cluster; a symbolic link there is an error. */
export function appendToClusterFile(file: string, content: string): void {
  withFile(file, constants.O_WRONLY | constants.O_APPEND | doNotFollow, (descriptor) =>
    writeFileSync(descriptor, content),
  );
}

function withFile<Result>(file: string, flags: number, use: (descriptor: number) => Result): Result {
  const descriptor = openSync(file, flags, 0o600);
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
