import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readExamples } from './read-examples.server.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = () =>
  readExamples(
    new Map([
      ['cat', 'pets'],
      ['dog', 'pets'],
    ] as const),
    folder,
  );

const sentences = (examples: ReturnType<typeof read>['examples'], label: 'cat' | 'dog') =>
  examples.get(label)?.map(({ sentence }) => sentence);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  write('cat.en.txt', 'it says meow\nit purrs\n');
  write('cat.es.txt', 'maúlla\n');
  write('dog.en.txt', 'it barks\n');
  write('dog.es.txt', 'ladra\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the sentences of both languages are read, and a new one is noticed', () => {
  const { examples, digest } = read();
  expect(sentences(examples, 'cat')).toEqual(['it says meow', 'it purrs', 'maúlla']);
  expect(sentences(examples, 'dog')).toEqual(['it barks', 'ladra']);
  write('dog.es.txt', 'ladra\nmueve la cola\n');
  expect(sentences(read().examples, 'dog')).toContain('mueve la cola');
  expect(read().digest).not.toBe(digest);
});

// Weights are stored without names, in the order of the labels: read in another order they would be those of others.
test('labels in another order are noticed, too', () => {
  const turned = new Map([
    ['dog', 'pets'],
    ['cat', 'pets'],
  ] as const);
  expect(readExamples(turned, folder).digest).not.toBe(read().digest);
});

test.each([
  ['an empty file', 'dog.es.txt', '', 'dog.es.txt:1: a line without a sentence.'],
  ['an empty line', 'dog.es.txt', 'ladra\n\nmuerde\n', 'dog.es.txt:2: a line without a sentence.'],
  [
    'a sentence of another label',
    'dog.en.txt',
    'it barks\nIt purrs\n',
    'dog.en.txt:2: stands in cat.en.txt:2 already.',
  ],
  [
    'a follow-up to no group',
    'dog.es.txt',
    'ladra\n...[birds] y vuela?\n',
    'dog.es.txt:2: there is no group "birds".',
  ],
  ['a file of no label', 'cow.en.txt', 'it moos\n', 'cow.en.txt: belongs to none of cat, dog.'],
])('%s is refused, with its place', (_, name, text, message) => {
  write(name, text);
  expect(read).toThrow(message);
});

test('a missing file is named', () => {
  rmSync(path.join(folder, 'dog.es.txt'));
  expect(read).toThrow('dog.es.txt');
});

test('a follow-up is learned after its own group, and may be one of another', () => {
  write('dog.en.txt', 'it barks\n... and at night?\n');
  const [, followUp] = read().examples.get('dog') ?? [];
  expect(followUp).toEqual({ sentence: 'and at night?', after: 'pets' });
  const groups = new Map([
    ['cat', 'cats'],
    ['dog', 'dogs'],
  ]);
  write('cat.en.txt', 'it purrs\n... and at night?\n...[dogs] do yours?\n');
  expect(readExamples(groups, folder).examples.get('cat')).toMatchObject([
    { sentence: 'it purrs' },
    { sentence: 'and at night?', after: 'cats' },
    { sentence: 'do yours?', after: 'dogs' },
    { sentence: 'maúlla' },
  ]);
});
