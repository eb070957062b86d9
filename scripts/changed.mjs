import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './run-command.mjs';

/*
 * What a change can reach, for `npm test -- --changed`. Vitest follows imports by itself, Playwright those of the
 * journeys; that a page shows a feature no import says, so here a feature's journeys go by their names.
 */

/** Journeys about a feature whose files are not named after its folder, by the beginnings of their names. */
const JOURNEYS_OF_FEATURE = {
  'accessibility-panel': ['accessibility', 'corner-buttons'],
  assistant: ['assistant', 'corner-buttons'],
  directory: ['directory', 'provider-page', 'recommend', 'shortlist', 'admin-accessibility'],
  faq: ['faq', 'home', 'without-script'],
  home: ['home', 'without-script'],
  inbox: ['admin-inbox', 'contact'],
  'member-portal': ['portal'],
  news: ['news', 'without-script', 'admin-articles', 'admin-publishing'],
  pictures: ['admin-publishing'],
  policies: ['policies', 'without-script'],
  'preventive-care': ['home'],
  services: ['home', 'dialog-history', 'without-script'],
  shell: ['navigation', 'not-found', 'without-script', 'language-switch'],
  statements: ['accessibility', 'policies'],
  sync: ['admin-sync'],
};

/** What pages are made of, besides the features: a change here may show anywhere. */
const EVERY_PAGE = /^(?:src\/(?!features\/)|public\/|package-lock\.json$|vite\.config\.ts$)/;

/**
 * @param {string} [commit] the change is everything since this commit's last common one; by default what is not
 *   committed yet
 * @returns {Promise<{ base: string, files: string[] }>} the commit to compare with, and what differs from it
 */
export async function findChange(commit = 'HEAD') {
  const base = (await git('merge-base', commit, 'HEAD')).trim();
  const tracked = await git('diff', '--name-only', '-z', base, '--');
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
  return { base, files: `${tracked}${untracked}`.split('\0').filter((file) => file !== '') };
}

/**
 * The journeys that a change can reach.
 *
 * @param {{ base: string, files: string[] }} change
 * @param {string} node24
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ journeys: string[], unknown: string[] }>} files of journeys, and the changed files of which
 *   nobody can say which journeys they reach
 */
export async function findJourneys({ base, files }, node24, env) {
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [playwright, 'test', '--list', '--reporter=json', `--only-changed=${base}`];
  const report = JSON.parse(await runCommand(node24, args, { quiet: true, env }));
  const journeys = new Set(report.suites.map((/** @type {{ file: string }} */ { file }) => file));
  const prefixes = [...new Set(files.map(featureOf))].flatMap((feature) =>
    feature === undefined ? [] : (JOURNEYS_OF_FEATURE[feature] ?? [feature]),
  );
  for (const file of readdirSync(path.join(root, 'tests', 'e2e'))) {
    const isAbout = prefixes.some((prefix) => file === `${prefix}.spec.ts` || file.startsWith(`${prefix}-`));
    if (isAbout) journeys.add(file);
  }
  const unknown = files.filter((file) => EVERY_PAGE.test(file) && !isTest(file));
  return { journeys: [...journeys].sort(), unknown };
}

/** @param {string} file */
function featureOf(file) {
  return isTest(file) ? undefined : /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** @param {string[]} args */
function git(...args) {
  return runCommand('git', args, { quiet: true });
}
