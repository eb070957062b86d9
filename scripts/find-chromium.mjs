import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Problem, runCommand, showProgress } from './run-command.mjs';

/** Headless Chromium without the windows of a browser comes first: the same pages in two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome for the end-to-end tests: CHROMIUM_PATH, else one that is installed, else Debian's or Ubuntu's,
 * installed by apt-get where that is possible (as root on Debian or Ubuntu).
 *
 * @returns {Promise<string>} path of the program
 * @throws {Problem} when none is found
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH is ${chosen}, and there is no program.`);
  }
  const installed = searchInstalled();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await showProgress('Installing Chromium (apt-get)', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await runCommand('apt-get', ['update', '-q'], { quiet: true, env });
      const install = (/** @type {string} */ name) =>
        runCommand('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { quiet: true, env });
      // Ubuntu has no package of the first name.
      await install('chromium-headless-shell').catch(() => install('chromium'));
    });
    const fresh = searchInstalled();
    if (fresh) return fresh;
  }
  throw new Problem(
    'The end-to-end tests need Chromium or Chrome, and none was found. Install one, or set CHROMIUM_PATH to ' +
      'its program. Everything else can be tested with: npm run check.',
  );
}

function searchInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find((file) => isProgram(file) && answers(file));
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ubuntu's chromium-browser is a placeholder for a snap package that containers cannot run.
 *
 * @param {string} file
 */
function answers(file) {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
