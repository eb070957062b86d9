import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

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
 * Runs a script's main function; prints a Problem without its stack and ends with code 1. A script that npm started is
 * asked to stop when npm was.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  stopWithNpm();
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message.trim()}\n` : error);
    process.exitCode = 1;
  }
}

/**
 * npm hands a SIGTERM to the shell in which it runs a script. Shells such as Debian's end at once and tell nobody; the
 * script then gets another parent, whichever one that is (process 1, systemd, npm itself in a container). Only the program
 * that npm's script names watches: who starts it otherwise may end before it.
 */
function stopWithNpm() {
  const program = path.basename(process.argv[1] ?? '');
  if (program === '' || !process.env.npm_lifecycle_script?.includes(program)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/**
 * Runs one step that takes a while and shows its progress: on a terminal a line that counts the seconds, elsewhere a
 * line at the beginning, one every 15 seconds and one at the end.
 *
 * @template Result
 * @param {string} title what is being done, "Installing packages"
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function showProgress(title, step) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const live = process.stdout.isTTY === true;
  const tell = (/** @type {string} */ text) => process.stdout.write(live ? `\r\x1b[K${text}` : `${text}\n`);

  tell(`${title} …`);
  const timer = setInterval(() => tell(`${title} … ${seconds()} s`), live ? 1_000 : 15_000);
  try {
    const result = await step();
    tell(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s${live ? '\n' : ''}`);
    return result;
  } catch (error) {
    tell(`${title}: failed after ${seconds()} s${live ? '\n' : ''}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
