import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepBackupKey, provideBackupKey, readBackupKey } from './backup-key.ts';

const home = mkdtempSync(path.join(tmpdir(), 'costa-clara-key-'));
afterAll(() => rmSync(home, { recursive: true }));
const dataFolder = () => mkdtempSync(path.join(home, 'data-'));

test('a key is made once, for its owner alone, and read again', async () => {
  const dataDir = dataFolder();
  expect(readBackupKey(dataDir).secret).toBeUndefined();
  // What a process left that was killed while it wrote is no key, and goes. No process has so high a number.
  const left = path.join(dataDir, 'backup-key.999999999');
  writeFileSync(left, 'ha');
  const atWork = `backup-key.${process.ppid}`;
  writeFileSync(path.join(dataDir, atWork), 'ha');
  const made = await provideBackupKey(dataDir);
  expect(made).toMatchObject({ file: path.join(dataDir, 'backup-key'), isNew: true });
  expect(statSync(made.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).sort()).toEqual(['backup-key', atWork]);
  writeFileSync(left, 'killed after the key had its name');
  const again = await provideBackupKey(dataDir);
  expect(again).toEqual({ ...made, isNew: false });
  expect(readdirSync(dataDir).sort()).toEqual(['backup-key', atWork]);
  expect((await provideBackupKey(dataFolder())).secret).not.toEqual(made.secret);
});

test('processes that need one at the same moment get the same', async () => {
  const dataDir = dataFolder();
  const module = JSON.stringify(path.join(import.meta.dirname, 'backup-key.ts'));
  const program = `const { provideBackupKey } = await import(${module});
    process.stdout.write('ready');
    await new Promise((go) => process.stdin.once('data', go));
    const { secret, isNew } = await provideBackupKey(${JSON.stringify(dataDir)});
    process.stdout.write(secret.toString('hex') + (isNew ? ' new' : ''));
    process.stdin.destroy();`;
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  const answers = children.map(({ stdout }) => stdout.setEncoding('utf8').toArray());
  for (const { stdin } of children) stdin.write('go');
  const keys = (await Promise.all(answers)).map((chunks) => chunks.join(''));
  const secret = readBackupKey(dataDir).secret?.toString('hex');
  expect(keys.sort()).toEqual([secret, secret, `${secret} new`]);
  expect(readdirSync(dataDir)).toEqual(['backup-key']);
});

test('what is no key is reported with its file and what to do; its content is not', () => {
  const dataDir = dataFolder();
  const file = path.join(dataDir, 'backup-key');
  writeFileSync(file, 'hunter2');
  expect(() => readBackupKey(dataDir)).toThrow(`${file} does not hold a key of backups`);
  expect(() => readBackupKey(dataDir)).not.toThrow('hunter2');
  rmSync(file);
  mkdirSync(file);
  expect(() => readBackupKey(dataDir)).toThrow('cannot be read (EISDIR)');
});

test('the folder that takes a data folder’s place gets its key', async () => {
  const [before, next] = [dataFolder(), dataFolder()];
  keepBackupKey(before, next);
  expect(readdirSync(next)).toEqual([]);
  const { file } = await provideBackupKey(before);
  keepBackupKey(before, next);
  expect(readFileSync(path.join(next, 'backup-key'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  expect(statSync(path.join(next, 'backup-key')).mode & 0o777).toBe(0o600);
});
