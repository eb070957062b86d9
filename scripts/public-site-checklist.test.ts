import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* The checklists name tests: what they name has to exist, or their ticks mean nothing. */

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const CHECKLISTS = [
  'docs/checklist-public-site.md',
  'docs/checklist-administration.md',
  'docs/checklist-assistant.md',
];
const linesOf = (path: string) => readFileSync(fromRoot(path), 'utf8').split('\n');

/** The tests that a line names: `file` “title”, “title”; `file`: "title". Titles may be only the beginnings. */
function namedTests(line: string): { file: string; title: string }[] {
  const groups = line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`:?((?:,? (?:“[^”]+”|"[^"]+"))+)/g);
  return [...groups].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”|"([^"]+)"/g)].map(([, curly, straight]) => ({
      file,
      title: curly ?? straight ?? '',
    })),
  );
}

/** Every text that is the first argument of a call in a file: titles of tests are among them. */
function titlesIn(source: string): string[] {
  const calls = source.matchAll(/\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,/g);
  return [...calls].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

test.each(CHECKLISTS)('every tick of %s names a test that exists', (path) => {
  const problems = linesOf(path).flatMap((line) => {
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

test.each(CHECKLISTS)('every sentence of %s is ticked or open', (path) => {
  const sentences = linesOf(path).filter((line) => line.startsWith('- '));
  expect(sentences.length).toBeGreaterThan(20);
  for (const line of sentences) expect(line).toMatch(/^- \[[x ]\] \S/);
});
