/*
 * npm start: install when the lockfile changed, build when sources changed, then run the server on Node 24.
 * npm run dev (--dev): no build; pages reload by themselves and the server restarts when its files change.
 * Plain JavaScript without dependencies: the machine's own Node (20 or newer) runs it on a fresh clone.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { root, runMain } from './run-command.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';

await runMain(async () => {
  const isDevelopment = process.argv.includes('--dev');
  await installWhenNeeded();
  const node24 = findNode24();
  if (!isDevelopment) await buildWhenNeeded(node24);
  const args = isDevelopment
    ? ['--watch', '--watch-preserve-output', path.join('src', 'main.ts'), '--dev']
    : serverArguments;
  process.exitCode = await runServer(node24, args, isDevelopment ? 'development' : 'production');
});

/**
 * Runs the server until it ends and hands every signal on to it, once: a terminal's Ctrl-C would otherwise
 * reach it twice, from the terminal and from here.
 *
 * @param {string} node24
 * @param {string[]} args
 * @param {string} mode
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
function runServer(node24, args, mode) {
  const child = spawn(node24, args, {
    cwd: root,
    env: {
      ...serverEnvironment,
      ...toolEnvironment(node24),
      NODE_ENV: process.env.NODE_ENV ?? mode,
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let forwardedAt = Number.NEGATIVE_INFINITY;
    process.on(signal, () => {
      // npm hands a terminal's signal on as well; one press of Ctrl-C is one signal.
      if (performance.now() - forwardedAt < 1_000) return;
      forwardedAt = performance.now();
      // A closed terminal is a request to stop like any other.
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
