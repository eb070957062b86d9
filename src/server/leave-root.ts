import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { clusterDirOf, prepareDataDir } from '#server/database/data-dir.ts';
import { type Account, chooseAccount } from '#server/database/postgres-account.ts';

/** What the site reads while it runs, inside the checkout. */
const READ_WHILE_RUNNING = [
  'package.json',
  'node_modules/hono',
  'src/main.ts',
  'dist/client',
  'dist/program',
  'dist/server',
  'migrations',
];

/**
 * Started by root, the process goes on as the unprivileged account that the bundled database runs as: `postgres`, else
 * `nobody`. The data folder is handed over to that account. To be called before anything is opened.
 *
 * @returns what to tell the operator; nothing where the process is not root's
 * @throws {StartError} when there is no such account, or it may not enter the data folder
 */
export function leaveRoot({ dataDir, checkoutDir }: { dataDir: string; checkoutDir: string }): {
  notice?: string;
} {
  if (process.getuid?.() !== 0) return {};
  const account = chooseAccount(clusterDirOf(dataDir));
  if (account === null) return {};
  const missing = findUnreadable(
    account,
    READ_WHILE_RUNNING.map((name) => path.join(checkoutDir, name)),
  );
  if (missing) {
    const reason = `because the account "${account.name}" may not read ${missing}`;
    return { notice: `The site runs as root, ${reason}. Put the site in a folder that it may enter.` };
  }
  prepareDataDir(dataDir);
  handOver(dataDir, account);
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
  return { notice: `The site runs as "${account.name}", not as root.` };
}

/**
 * The first of some files that an account may not read, or of folders that it may not list and enter; tried as that account.
 * Where it cannot be tried, the first.
 */
function findUnreadable({ uid, gid }: Account, files: readonly string[]): string | undefined {
  const look =
    'for file; do test -r "$file" && { ! test -d "$file" || test -x "$file"; } || { printf %s "$file"; exit 1; }; done';
  const options = { uid, gid, cwd: '/', encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('/bin/sh', ['-c', look, 'sh', ...files], options);
  return status === 0 ? undefined : stdout || files[0];
}

/**
 * Gives a data folder of root's, with its pictures and the files beside them, to the account. One that is the account's
 * already is left as it is: links that somebody put there could lead elsewhere.
 */
function handOver(dataDir: string, { uid, gid }: Account): void {
  if (lstatSync(dataDir).uid !== 0) return;
  const own = (file: string) => lchownSync(file, uid, gid);
  for (const entry of readdirSync(dataDir, { withFileTypes: true }))
    if (entry.isFile()) own(path.join(dataDir, entry.name));
  const pictures = path.join(dataDir, 'objects');
  if (lstatSync(pictures, { throwIfNoEntry: false })?.isDirectory()) {
    for (const name of readdirSync(pictures, { recursive: true, encoding: 'utf8' }))
      own(path.join(pictures, name));
    own(pictures);
  }
  // Last: until here nobody else may write in it.
  own(dataDir);
}
