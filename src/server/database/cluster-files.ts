import { closeSync, constants, fchownSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Account } from './postgres-account.ts';

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
  withFile(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, (descriptor) => {
    if (account !== null) fchownSync(descriptor, account.uid, account.gid);
    writeFileSync(descriptor, content, { flush: true });
  });
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
