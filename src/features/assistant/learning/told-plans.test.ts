import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plansAsSentences, readToldPlans } from './told-plans.server.ts';

let folder: string;
const write = (locale: 'en' | 'es', text: string) =>
  writeFileSync(path.join(folder, `plans/told.${locale}.txt`), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'told-'));
  mkdirSync(path.join(folder, 'plans'));
  write('en', 'im 34/age, my wife/couple too\n');
  write('es', '... y con mi hija/more?\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('messages of both languages, each with its place', () => {
  expect(readToldPlans(folder).plans).toEqual([
    { text: 'im 34/age, my wife/couple too', locale: 'en', isFollowUp: false, place: 'told.en.txt:1' },
    { text: 'y con mi hija/more?', locale: 'es', isFollowUp: true, place: 'told.es.txt:1' },
  ]);
});

test('a new message is noticed', () => {
  const { digest } = readToldPlans(folder);
  write('es', 'solo yo/alone\n');
  expect(readToldPlans(folder).digest).not.toBe(digest);
});

test('an empty line is refused, with its place', () => {
  write('en', 'im 40/age\n\nand you\n');
  expect(() => readToldPlans(folder)).toThrow('told.en.txt:2: a line without a message.');
});

test('a message that tells a plan asks for its price, without its marks; one that tells none does not', () => {
  write('en', 'im 34/age, not my wife/alone\nmy son is 9, are you open\n');
  write('es', '... y con mi hija/more\n');
  expect(plansAsSentences(folder, 'prices').sentences).toEqual([
    { sentence: 'im 34, not my wife', after: undefined, isLearnedOnce: true },
    { sentence: 'y con mi hija', after: 'prices', isLearnedOnce: true },
  ]);
});
