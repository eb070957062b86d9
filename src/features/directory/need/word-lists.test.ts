import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { checkWordLists, readWordLists } from './word-lists.server.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(text: string): string {
  const folder = makeTemporaryFolder('words');
  folders.push(folder);
  writeFileSync(path.join(folder, 'words.txt'), text);
  return folder;
}

const listsOf = (text: string) => readWordLists('words', folderWith(text));

test('a file has lists by name; remarks are left out, digits of a phrase are not', () => {
  const lists = listsOf('# Of the sea.\n[fish]\ncod, hake\n\n# Small.\n[shell]\n#|## days\nclam\n');
  expect(lists.all).toEqual({ fish: 'cod, hake', shell: '#|## days\nclam' });
  expect(() => lists.list('bird')).toThrow('words.txt has no list "bird".');
});

test.each([
  ['a line before any list', 'cod\n[fish]\nhake\n', 'words.txt:1'],
  ['an empty list', '[fish]\n[shell]\nclam\n', 'words.txt:1'],
  ['an empty list at the end', '[fish]\ncod\n[shell]\n', 'words.txt:3'],
  ['a list twice', '[fish]\ncod\n[fish]\nhake\n', 'words.txt:3'],
  ['a line twice', '[fish]\ncod\ncod\n', 'words.txt:3'],
  ['an empty file', '\n', 'words.txt:1'],
])('%s is refused with file and line', (_, text, place) => {
  expect(() => listsOf(text)).toThrow(place);
});

test('a build reads all files', () => {
  const folder = folderWith('[fish]\n');
  expect(() => checkWordLists(folder)).toThrow('words.txt:1');
  expect(() => checkWordLists()).not.toThrow();
});
