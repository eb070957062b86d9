import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

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
