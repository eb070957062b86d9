import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A reason to end that a person can act on; printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a program in the checkout and waits for its end. A signal to stop ends the program, then this process.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, quiet?: boolean }} [options] `quiet` keeps the output
 *   for the error of a failed run instead of showing it
 * @returns {Promise<string>} what a quiet run printed
 * @throws {Problem} when it ends with another code than 0
 */
export function runCommand(file, args, { env = process.env, shell = false, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    // Who ends this program by a signal wants the one it waits for to end first, and nothing to come after it.
    /** @type {NodeJS.Signals | undefined} */
    let endedBy;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      endedBy = signal;
      child.kill();
    };
    for (const signal of stopSignals) process.once(signal, stop);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const stopSignal of stopSignals) process.off(stopSignal, stop);
      if (endedBy) process.kill(process.pid, endedBy);
      else if (code === 0) resolve(output);
      else {
        const name = [path.basename(file), ...args].join(' ');
        reject(new Problem(`${output}\n"${name}" ended with ${signal ?? `code ${code}`}.`));
      }
    });
  });
}

/**
 * Runs a script's main function; prints a Problem without its stack and ends with code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message.trim()}\n` : error);
    process.exitCode = 1;
  }
}
