import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

test.each(DOCUMENTS)('every file that %s links to is there', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\(\s*([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  const missing = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)));
  expect(missing).toEqual([]);
});
