import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const DOCUMENTS = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/**/*.md', { cwd: ROOT })];

test.each(DOCUMENTS)('every file that %s links to is there', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\(\s*([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  const missing = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)));
  expect(missing).toEqual([]);
});

test('docs/commands.md and docs/testing.md name every command of package.json and no other', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const rows = ['docs/commands.md', 'docs/testing.md'].flatMap((document) => [
    ...readFileSync(path.join(ROOT, document), 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm),
  ]);
  const named = new Set(rows.map(([, name = '']) => name));
  expect([...named].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each(DOCUMENTS.filter((document) => document.includes('decisions/')))(
  '%s says since when it holds, and whether another decision changed it',
  (document) => {
    const [, , status] = readFileSync(path.join(ROOT, document), 'utf8').split('\n');
    expect(status).toMatch(/^\d{4}-\d\d-\d\d · (in force|superseded by \d+)/);
  },
);
