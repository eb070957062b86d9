/*
 * What only a new machine shows: a clone of the last commit in a private folder (mode 700) starts with
 * `npm start` alone, a second start names the first, a killed server and a killed database come back by
 * themselves, and a stop leaves nothing running, also one of npm alone.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { check, findFreePort, isReady, root, saveCounts, start as startProgram, stopAll } from './checks.mjs';

// mkdtemp makes folders that their owner alone may enter.
const home = realpathSync(mkdtempSync(path.join(homedir(), 'costa-clara-fresh-')));
const checkout = path.join(home, 'a fresh clone');
const port = await findFreePort();

try {
  execFileSync('git', ['clone', '--quiet', root, checkout], { stdio: 'inherit' });
  let running = start();

  const serves = await check('a fresh clone installs, builds and serves', 900, () => isReady(running, port));
  if (!serves) throw new Error('The fresh clone does not start; the other checks make no sense.');
  await check('a second start names the address of the first and ends with 0', 30, async () => {
    const second = start();
    const code = await second.ended;
    return code === 0 && second.output().includes(`localhost:${port}`);
  });
  await check('the server comes back after kill -9', 30, async () => {
    process.kill(serverPid(), 'SIGKILL');
    await running.ended;
    running = start();
    return isReady(running, port);
  });
  await check('the server and its database come back after kill -9 of both', 30, async () => {
    const databasePid = Number(
      readFileSync(path.join(dataDir(), 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(serverPid(), 'SIGKILL');
    process.kill(databasePid, 'SIGKILL');
    await running.ended;
    running = start();
    return isReady(running, port);
  });
  await check('SIGTERM ends the server with 0 and its database too', 30, async () => {
    process.kill(running.pid, 'SIGTERM');
    const code = await running.ended;
    return code === 0 && !existsSync(path.join(dataDir(), 'postgres/postmaster.pid'));
  });
  for (const [command, mode] of [
    ['start', 'production'],
    ['dev', 'development'],
  ]) {
    await check(`SIGTERM to "npm run ${command}" ends the server and its database`, 60, async () => {
      const npm = startProgram('npm', ['run', command], {
        cwd: checkout,
        env: { ...process.env, PORT: String(port), NODE_ENV: mode },
      });
      if (!(await isReady(npm, port))) return false;
      const pid = serverPid();
      process.kill(npm.pid, 'SIGTERM');
      const deadline = performance.now() + 30_000;
      while (isRunning(pid) && performance.now() < deadline) await delay(50);
      if (isRunning(pid)) {
        // Nobody else would end it, nor this program while it waits.
        process.kill(pid, 'SIGKILL');
        return false;
      }
      return !existsSync(path.join(dataDir(), 'postgres/postmaster.pid'));
    });
  }
  await check('a second start answers (its time is measured by the bench)', 30, async () => {
    const began = performance.now();
    running = start();
    const ready = await isReady(running, port);
    const seconds = (performance.now() - began) / 1000;
    console.log(`  second start to first answer: ${seconds.toFixed(2)} s`);
    process.kill(running.pid, 'SIGTERM');
    await running.ended;
    return ready;
  });
  await check('a backup taken while it runs brings back a data folder that was deleted', 120, async () => {
    const backups = path.join(home, 'backups');
    running = start();
    const isBackedUp = (await isReady(running, port)) && (await succeeds('backup', backups));
    process.kill(running.pid, 'SIGTERM');
    await running.ended;
    if (!isBackedUp) return false;
    // What an operator keeps with the secrets.
    const keyFile = path.join(dataDir(), 'backup-key');
    const key = readFileSync(keyFile);
    rmSync(dataDir(), { recursive: true, maxRetries: 5 });
    mkdirSync(dataDir());
    writeFileSync(keyFile, key, { mode: 0o600 });
    if (!(await succeeds('restore', backups))) return false;
    running = start();
    const isBack = (await isReady(running, port)) && (await findsProviders());
    process.kill(running.pid, 'SIGTERM');
    await running.ended;
    return isBack;
  });
} catch (error) {
  console.error(error);
} finally {
  await stopAll();
  for (const folder of [home, systemDataDir()])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  saveCounts('fresh-start.json');
}

/** Runs what `npm start` runs. */
function start() {
  return startProgram(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  });
}

/**
 * Runs a command of package.json in the clone.
 *
 * @param {string} command
 * @param {string} folder
 */
async function succeeds(command, folder) {
  const { ended, output } = startProgram('npm', ['run', '--silent', command, '--', folder], {
    cwd: checkout,
    env: process.env,
  });
  const isDone = (await ended) === 0;
  console.log(output().replaceAll(/^(?=.)/gm, '  '));
  return isDone;
}

/** Whether the demonstration's providers are there. */
async function findsProviders() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/providers/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ doctor: 'maria garcia lopes' }),
  });
  return (await answer.json()).providers.length > 0;
}

function serverPid() {
  return JSON.parse(readFileSync(path.join(dataDir(), 'server.json'), 'utf8')).pid;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function dataDir() {
  const local = path.join(checkout, 'data');
  return existsSync(local) ? local : systemDataDir();
}

/** Where root keeps the data of a checkout that the database's account cannot reach (data-dir.ts). */
function systemDataDir() {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return path.join('/var/lib/costa-clara', hash);
}
