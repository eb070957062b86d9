import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMarkedMessages } from './marked-messages.server.ts';

let folder: string;
const write = (locale: 'en' | 'es', text: string) =>
  writeFileSync(path.join(folder, `told.${locale}.txt`), text);
const read = () => readMarkedMessages(folder);
const marked = () =>
  read().messages.map(({ words, marks, isFollowUp }) => ({
    isFollowUp,
    said: words.flatMap((word, at) => (marks[at] === undefined ? [] : [`${word}/${marks[at]}`])).join(' '),
  }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marked-'));
  write('en', 'im34yo/age, my wife/couple and two/children kids of 3 and 5\n');
  write(
    'es',
    'tengo treinta y dos/age años, mi señora/couple también\n... y con un par/children de niños?\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each mark stands at its word, as the words are read', () => {
  expect(marked()).toEqual([
    { isFollowUp: false, said: '34/age wife/couple 2/children' },
    { isFollowUp: false, said: '32/age senora/couple' },
    { isFollowUp: true, said: 'par/children' },
  ]);
});

test('a new message is noticed', () => {
  const { digest } = read();
  write('es', 'solo yo\n');
  expect(read().digest).not.toBe(digest);
});

test.each([
  ['an empty line', 'im 40/age\n\nand you\n', 'told.en.txt:2: a line without a message.'],
  ['a mark that is none', 'im 40/years\n', 'told.en.txt:1: "years" is no mark.'],
  ['a number’s mark without a number', 'me, forty/age\nme/age\n', 'told.en.txt:2: "age" has no number.'],
])('%s is refused, with its place', (_, text, message) => {
  write('en', text);
  expect(read).toThrow(message);
});
