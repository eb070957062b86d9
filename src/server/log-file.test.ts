import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from '#server/errors.ts';
import { createLogger } from '#server/log.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openLogFile } from './log-file.ts';

const WAIT = { timeout: 15_000, interval: 50 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeTemporaryFolder('log-file');
  file = path.join(folder, 'logs', 'site.log');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (name: string) =>
  readFileSync(name, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

test('lines are appended, also by the next start, in a folder that is made, readable for group at most', async () => {
  for (const start of [1, 2]) {
    const destination = openLogFile({ path: file, megabytes: 1, kept: 2 });
    createLogger('info', destination).info({ start }, 'listening');
    await destination.close();
  }
  expect(linesOf(file).map((line) => JSON.parse(line).start)).toEqual([1, 2]);
  expect(statSync(file).mode & 0o007).toBe(0);
});

test('a full file is put aside whole, and of those only so many are kept', async () => {
  const destination = openLogFile({ path: file, megabytes: 1, kept: 2 });
  const log = createLogger('info', destination);
  // Five megabytes: more than the file and the two that are kept hold.
  for (let number = 0; number < 5200; number += 1) log.info({ number, filler: 'x'.repeat(1000) });
  await destination.close();
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  const numbers = ['site.log.2', 'site.log.1', 'site.log'].flatMap((name) =>
    linesOf(path.join(path.dirname(file), name)).map((line) => JSON.parse(line).number),
  );
  expect(numbers.at(-1)).toBe(5199);
  const [first] = numbers;
  expect(numbers, 'no line is lost or broken').toEqual(numbers.map((_, index) => first + index));
  expect(statSync(`${file}.1`).size).toBeLessThan(1.1 * 1024 * 1024);
});

test.skipIf(process.getuid?.() === 0)('a folder that may not be written stops the start in words', () => {
  chmodSync(folder, 0o500);
  const opening = () => openLogFile({ path: file, megabytes: 1, kept: 2 });
  expect(opening).toThrow(StartError);
  expect(opening).toThrow(/LOG_FILE/);
});

test('a place that is a file stops the start in words', () => {
  writeFileSync(path.join(folder, 'logs'), '');
  const opening = () => openLogFile({ path: file, megabytes: 1, kept: 2 });
  expect(opening).toThrow(StartError);
  expect(opening).toThrow(/site\.log cannot be written .*LOG_FILE/s);
});

test('when the file cannot be written any more, lines go to standard output', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const destination = openLogFile({ path: file, megabytes: 1, kept: 1 });
  const log = createLogger('info', destination);
  log.info('first');
  await vi.waitFor(() => expect(linesOf(file)).toHaveLength(1), WAIT);
  // Nothing can be put aside here any more.
  rmSync(path.dirname(file), { recursive: true });
  writeFileSync(path.dirname(file), '');
  for (let number = 0; number < 1100; number += 1) log.info({ filler: 'x'.repeat(1000) });
  await vi.waitFor(() => expect(written.join('')).toContain('cannot be written any more'), WAIT);
  log.info('after');
  expect(written.join('')).toContain('"msg":"after"');
  await destination.close();
  expect(existsSync(file)).toBe(false);
});
