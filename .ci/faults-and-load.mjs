/*
 * The short forms of npm run test:faults and test:load: that nothing acknowledged is lost and nothing is answered wrongly,
 * whatever the machine. Times only inform; the commands by hand have budgets for them (docs/operations/bench.md).
 */
import { findNode24 } from '../scripts/node-24.mjs';
import { check, root, saveCounts, start, stopAll } from './checks.mjs';

/** What needs neither a disk of its own nor another service: kills, a silent and a dead database, callers that never finish. */
const FAULTS = ['kill', 'frozen', 'connections', 'half', 'hour back'];

try {
  await check('nothing is lost when the site and its database are killed, frozen and misused', 600, () =>
    passes('scripts/faults.mjs', [...FAULTS, '--rounds', '2', '--seconds', '2']),
  );
  await check('nothing is lost and nothing fails under load, and three times what is allowed', 600, () =>
    passes('scripts/load.mjs', ['--minutes', '0.3']),
  );
} catch (error) {
  console.error(error);
} finally {
  await stopAll();
  saveCounts('faults-and-load.json');
}

/**
 * Runs a command and shows its tables.
 *
 * @param {string} script
 * @param {string[]} args
 */
async function passes(script, args) {
  const running = start(findNode24(), [script, ...args, '--any-time'], { cwd: root, env: process.env });
  const code = await running.ended;
  console.log(running.output().replaceAll(/^(?=.)/gm, '  '));
  return code === 0;
}
