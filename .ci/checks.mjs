/* What the checks have in common that only CI makes: lines with ✓ and ✗, counts, and servers that are started. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** @typedef {{ pid: number, ended: Promise<number | null>, output: () => string }} Running */

export const root = fileURLToPath(new URL('..', import.meta.url));

const counts = { passed: 0, failed: 0 };
/** @type {Set<{ child: import('node:child_process').ChildProcess, ended: Promise<number | null> }>} */
const started = new Set();

/**
 * Makes one check and prints its line.
 *
 * @param {string} name
 * @param {number} seconds the longest it may take
 * @param {() => Promise<boolean>} step an error is printed and counts as failed
 */
export async function check(name, seconds, step) {
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

/**
 * Leaves the counts for count.mjs, and the exit code.
 *
 * @param {string} name of the file in test-results
 */
export function saveCounts(name) {
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, 'test-results', name), JSON.stringify(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

/**
 * Starts a program as its own process, so that signals reach exactly it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Running}
 */
export function start(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', (error) => {
      text += error.message;
      resolve(null);
    });
  });
  const entry = { child, ended };
  started.add(entry);
  void ended.then(() => started.delete(entry));
  return { pid: child.pid ?? 0, ended, output: () => text };
}

/** Ends what was started and still runs. */
export async function stopAll() {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {Running} running
 * @param {number} port
 * @returns {Promise<boolean>} true when the site answers and reaches its database; false when its process ended first
 */
export async function isReady(running, port) {
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

/** @returns {Promise<number>} a port on which nobody listens */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
