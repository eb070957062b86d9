import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DANGER_LABELS } from '../safety/danger.server.ts';
import { readExamples } from './read-examples.server.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = () => readExamples('pet', ['cat', 'dog'], folder);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  write('pet-cat.en.txt', 'it says meow\nit purrs\n');
  write('pet-cat.es.txt', 'maúlla\n');
  write('pet-dog.en.txt', 'it barks\n');
  write('pet-dog.es.txt', 'ladra\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the sentences of both languages are read, and a new one is noticed', () => {
  const { examples, digest } = read();
  expect(examples).toEqual({ cat: ['it says meow', 'it purrs', 'maúlla'], dog: ['it barks', 'ladra'] });
  write('pet-dog.es.txt', 'ladra\nmueve la cola\n');
  expect(read().examples.dog).toContain('mueve la cola');
  expect(read().digest).not.toBe(digest);
});

test.each([
  ['an empty file', 'pet-dog.es.txt', '', 'pet-dog.es.txt:1: a line without a sentence.'],
  ['an empty line', 'pet-dog.es.txt', 'ladra\n\nmuerde\n', 'pet-dog.es.txt:2: a line without a sentence.'],
  [
    'a sentence of another label',
    'pet-dog.en.txt',
    'it barks\nIt purrs\n',
    'pet-dog.en.txt:2: stands in pet-cat.en.txt:2 already.',
  ],
  ['a file of no label', 'pet-cow.en.txt', 'it moos\n', 'pet-cow.en.txt: belongs to none of cat, dog.'],
])('%s is refused, with its place', (_, name, text, message) => {
  write(name, text);
  expect(read).toThrow(message);
});

test('a missing file is named', () => {
  rmSync(path.join(folder, 'pet-dog.es.txt'));
  expect(read).toThrow('pet-dog.es.txt');
});

test('a line that the staff adds is learned from', () => {
  const own = path.join(import.meta.dirname, '..', 'examples');
  cpSync(own, folder, { recursive: true });
  const before = readExamples('danger', DANGER_LABELS, folder).examples.life.length;
  const added = 'the baby has gone all floppy and grey';
  writeFileSync(path.join(folder, 'danger-life.en.txt'), `${added}\n`, { flag: 'a' });
  const { examples } = readExamples('danger', DANGER_LABELS, folder);
  expect(examples.life.length).toBe(before + 1);
  expect(examples.life).toContain(added);
});
