/*
 * What only a new machine shows: a clone of the last commit in a private folder (mode 700) starts with
 * `npm start` alone, a second start names the first, a killed server and a killed database come back by
 * themselves, and a stop leaves nothing running.
 */
import { execFileSync, spawn } from 'node:child_process';
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
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// mkdtemp makes folders that their owner alone may enter.
const home = realpathSync(mkdtempSync(path.join(homedir(), 'costa-clara-fresh-')));
const checkout = path.join(home, 'a fresh clone');
const port = await findFreePort();
const counts = { passed: 0, failed: 0 };
/** @type {Set<{ child: import('node:child_process').ChildProcess, ended: Promise<number | null> }>} */
const started = new Set();

try {
  execFileSync('git', ['clone', '--quiet', root, checkout], { stdio: 'inherit' });
  let running = start();

  const serves = await check('a fresh clone installs, builds and serves', 900, () => isReady(running));
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
    return isReady(running);
  });
  await check('the server and its database come back after kill -9 of both', 30, async () => {
    const databasePid = Number(
      readFileSync(path.join(dataDir(), 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(serverPid(), 'SIGKILL');
    process.kill(databasePid, 'SIGKILL');
    await running.ended;
    running = start();
    return isReady(running);
  });
  await check('SIGTERM ends the server with 0 and its database too', 30, async () => {
    process.kill(running.pid, 'SIGTERM');
    const code = await running.ended;
    return code === 0 && !existsSync(path.join(dataDir(), 'postgres/postmaster.pid'));
  });
  await check('a second start answers (its time is measured by the bench)', 30, async () => {
    const began = performance.now();
    running = start();
    const ready = await isReady(running);
    const seconds = (performance.now() - began) / 1000;
    console.log(`  second start to first answer: ${seconds.toFixed(2)} s`);
    process.kill(running.pid, 'SIGTERM');
    await running.ended;
    return ready;
  });
} catch (error) {
  console.error(error);
} finally {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const folder of [home, systemDataDir()])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, 'test-results/fresh-start.json'), JSON.stringify(counts));
}
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Runs what `npm start` runs, as its own process so that signals reach exactly it. */
function start() {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const entry = { child, ended };
  started.add(entry);
  void ended.then(() => started.delete(entry));
  return { pid: child.pid, ended, output: () => text };
}

/**
 * @param {string} name
 * @param {number} seconds the longest it may take
 * @param {() => Promise<boolean>} step
 */
async function check(name, seconds, step) {
  const began = performance.now();
  let passed = false;
  try {
    passed = await Promise.race([step(), delay(seconds * 1000, false, { ref: false })]);
  } catch (error) {
    console.error(error);
  }
  counts[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return passed;
}

/** @param {ReturnType<typeof start>} running */
async function isReady(running) {
  let ended = false;
  void running.ended.then(() => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await delay(50);
  }
  console.error(running.output());
  return false;
}

function serverPid() {
  return JSON.parse(readFileSync(path.join(dataDir(), 'server.json'), 'utf8')).pid;
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

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
