/*
 * npm run test:mutation: would the tests notice a wrong line? Changes the parts of mutation-parts.mjs line by line (all of
 * them, or those given: npm run test:mutation -- quote forms) and prints how many changes some test noticed;
 * test-results/mutation.md lists those that nobody noticed. Not part of npm test: it takes long. What did not change since
 * the last run is not tried again, except with --force; only so a new test counts for what is made while a file is loaded.
 * Ends with code 1 when a part is below the least score.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MUTATION_PARTS } from './mutation-parts.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { Problem, root, runCommand, runMain } from './run-command.mjs';

/** Percent of the changes that some test has to notice. */
const LEAST_SCORE = 85;

await runMain(async () => {
  const node24 = findNode24();
  const env = toolEnvironment(node24);
  const all = Object.keys(MUTATION_PARTS);
  const isForced = process.argv.includes('--force');
  const given = process.argv.slice(2).filter((argument) => argument !== '--force');
  const unknown = given.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Problem(`No such part: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  const parts = given.length > 0 ? given : all;

  const stryker = path.join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  for (const name of parts) {
    console.log(`\n=== ${name}`);
    await runCommand(node24, [stryker, 'run', ...(isForced ? ['--force'] : [])], {
      env: { ...env, MUTATION_PART: name },
    });
  }

  const told = all.flatMap((name) => readResult(name));
  const table = [
    '| part | changes | noticed | not noticed | of those, in lines no test runs | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...told.map(
      ({ name, noticed, missed, unrun, score }) =>
        `| ${name} | ${noticed + missed.length} | ${noticed} | ${missed.length} | ${unrun} | ${score.toFixed(1)} % |`,
    ),
  ].join('\n');
  const lists = told.map(({ name, missed }) => `## Not noticed: ${name}\n\n${missed.join('\n')}`);
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(
    path.join(root, 'test-results', 'mutation.md'),
    `# Mutation tests\n\n${[table, ...lists].join('\n\n')}\n`,
  );
  console.log(`\n${table}\n\nEvery change that no test noticed: test-results/mutation.md`);
  const low = told.filter(({ name, score }) => parts.includes(name) && score < LEAST_SCORE);
  if (low.length > 0) {
    throw new Problem(`Below ${LEAST_SCORE} %: ${low.map(({ name }) => name).join(', ')}.`);
  }
});

/**
 * The last result of a part, if it was ever run here.
 *
 * @param {string} name
 */
function readResult(name) {
  const file = path.join(root, '.cache', 'mutation', name, 'mutation.json');
  if (!existsSync(file)) return [];
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  let noticed = 0;
  let unrun = 0;
  const missed = [];
  for (const [place, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, location, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') noticed += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      if (status === 'NoCoverage') unrun += 1;
      const { start, end } = location;
      const last = start.line === end.line ? end.column - 1 : undefined;
      const was = lines[start.line - 1].slice(start.column - 1, last).trim();
      const now = (replacement ?? '').split('\n').join(' ').trim();
      missed.push(
        `- ${place}:${start.line}: \`${was}\` → \`${now}\`${status === 'NoCoverage' ? ' (not run)' : ''}`,
      );
    }
  }
  const score = (100 * noticed) / (noticed + missed.length || 1);
  return [{ name, noticed, missed, unrun, score }];
}
