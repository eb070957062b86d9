import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = makeTemporaryFolder('root');
  for (const name of ['node_modules/hono', 'src', 'dist/client', 'dist/program', 'dist/server', 'migrations'])
    mkdirSync(inFolder(`checkout/${name}`), { recursive: true });
  for (const name of ['package.json', 'src/main.ts']) writeFileSync(inFolder(`checkout/${name}`), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Drops root in a process of its own; reports its messages, the account it continued as, and what it may write. */
function leaveInProcess(): { notice?: string; uid: number; canWrite: boolean } {
  const module = fileURLToPath(new URL('leave-root.ts', import.meta.url));
  const program = `
    import { accessSync, constants } from 'node:fs';
    import { leaveRoot } from ${JSON.stringify(module)};
    const options = { dataDir: ${JSON.stringify(inFolder('data'))}, checkoutDir: ${JSON.stringify(inFolder('checkout'))} };
    const { notice } = leaveRoot(options);
    let canWrite = true;
    try { accessSync('/etc/passwd', constants.W_OK); } catch { canWrite = false; }
    accessSync(options.dataDir, constants.W_OK);
    console.log(JSON.stringify({ notice, uid: process.getuid(), groups: process.getgroups(), canWrite }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', program], { encoding: 'utf8' }),
  );
}

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('the site goes on as an ordinary account, to which the data folder belongs', () => {
    mkdirSync(inFolder('data/objects/1a2b'), { recursive: true });
    writeFileSync(inFolder('data/objects/1a2b/picture'), '');
    writeFileSync(inFolder('data/postgres-password'), 'secret');
    writeFileSync(inFolder('stranger'), '');
    symlinkSync(inFolder('stranger'), inFolder('data/objects/link'));
    const { notice, uid, canWrite } = leaveInProcess();
    expect(notice).toMatch(/^The site runs as "(postgres|nobody)", not as root\.$/);
    expect(uid).toBeGreaterThan(0);
    expect(canWrite).toBe(false);
    for (const name of ['data', 'data/postgres-password', 'data/objects', 'data/objects/1a2b/picture'])
      expect(lstatSync(inFolder(name)).uid, name).toBe(uid);
    expect(lstatSync(inFolder('stranger')).uid).toBe(0);
    expect(leaveInProcess().uid).toBe(uid);
  });

  test('where that account cannot read the site, it says so and stays root', () => {
    chmodSync(inFolder('checkout/dist/server'), 0o700);
    mkdirSync(inFolder('data'));
    const { notice, uid } = leaveInProcess();
    expect(notice).toMatch(/^The site runs as root, because .* may not read .*dist\/server\. Put the site/);
    expect(uid).toBe(0);
    expect(lstatSync(inFolder('data')).uid).toBe(0);
  });
});
