import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/checklist-public-site.md names tests: what it names has to exist, or its ticks mean nothing. */

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const lines = readFileSync(fromRoot('docs/checklist-public-site.md'), 'utf8').split('\n');

/** The tests that a line names: `file` “title”, “title”; `file` “title”. Titles may be only the beginnings. */
function namedTests(line: string): { file: string; title: string }[] {
  const groups = line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)+)/g);
  return [...groups].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}

/** Every text that is the first argument of a call in a file: titles of tests are among them. */
function titlesIn(source: string): string[] {
  const calls = source.matchAll(/\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,/g);
  return [...calls].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

test('every tick of the checklist names a test that exists', () => {
  const problems = lines.flatMap((line) => {
    const named = namedTests(line);
    if (line.startsWith('- [x]') && named.length === 0) return [`no test: ${line}`];
    return named.flatMap(({ file, title }) => {
      if (!existsSync(fromRoot(file))) return [`no such file: ${file}`];
      const exists = titlesIn(readFileSync(fromRoot(file), 'utf8')).some((found) => found.startsWith(title));
      return exists ? [] : [`no such test: ${file} “${title}”`];
    });
  });
  expect(problems).toEqual([]);
});

test('every sentence of the checklist is ticked or open', () => {
  const sentences = lines.filter((line) => line.startsWith('- '));
  expect(sentences.length).toBeGreaterThan(80);
  for (const line of sentences) expect(line).toMatch(/^- \[[x ]\] \S/);
});
