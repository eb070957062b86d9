import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ArchiveEntry, textEntry } from './archive-entries.ts';
import { type BackupFacts, backupName } from './backup-facts.ts';
import { explainFolder } from './backup-folder.ts';
import { FACTS_FILE } from './backup-names.ts';
import { BackupRefused } from './backup-refused.ts';
import { inspectArchive, unpackArchive } from './read-archive.ts';
import { refuseUnsuitable } from './refuse-unsuitable.ts';
import { writeArchive } from './write-archive.ts';

const home = mkdtempSync(path.join(tmpdir(), 'costa-clara-archive-'));
afterAll(() => rmSync(home, { recursive: true }));

const FACTS: BackupFacts = {
  format: 2,
  madeAt: '2026-11-23T10:15:00.000Z',
  siteVersion: '0.1.0',
  postgresVersion: '18',
  platform: 'linux-x64',
  migrations: [1, 2],
  pictures: 'inside',
};
const HERE = { siteVersion: '0.1.0', postgresVersion: '18', platform: 'linux-x64', migrations: [1, 2, 3] };

const KEY = Buffer.alloc(32, 'k');
const key = { file: 'data/backup-key', secret: KEY };
const OURS = { key, acceptsForeign: false };
let made = 0;
/** Writes an archive of these texts. */
async function archive(...texts: [name: string, text: string][]): Promise<string> {
  made += 1;
  const file = path.join(home, `archive-${made}.tar.zst`);
  await writeArchive(
    file,
    (async function* (): AsyncGenerator<ArchiveEntry> {
      for (const [name, text] of texts) yield textEntry(name, text);
    })(),
    { key: KEY },
  );
  return file;
}
const factsFile = (facts: object = FACTS): [string, string] => [FACTS_FILE, JSON.stringify(facts)];
const emptyFolder = () => mkdtempSync(path.join(home, 'into-'));

test('what is put in comes out, letter by letter, readable by its owner alone', async () => {
  const long = 'ñandú '.repeat(40_000);
  const file = await archive(
    factsFile(),
    ['postgres/PG_VERSION', '18\n'],
    ['objects/long', long],
    ['objects/empty', ''],
  );
  const sound = await inspectArchive(file, OURS);
  expect(sound.facts).toEqual(FACTS);
  const into = emptyFolder();
  await unpackArchive(sound, into, { staysThere: true });
  expect(readFileSync(path.join(into, 'objects/long'), 'utf8')).toBe(long);
  expect(readFileSync(path.join(into, 'objects/empty'), 'utf8')).toBe('');
  expect(readdirSync(into).sort()).toEqual(['SHA256SUMS', FACTS_FILE, 'objects', 'postgres']);
});

test('a single changed byte is refused, wherever it is; so is a file that was cut off', async () => {
  const whole = readFileSync(await archive(factsFile(), ['postgres/PG_VERSION', '18\n']));
  const file = path.join(home, 'changed.tar.zst');
  for (let place = 0; place < whole.length; place += 1) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[place] ?? 0) ^ 1, place);
    writeFileSync(file, changed);
    await expect(inspectArchive(file, OURS), `byte ${place}`).rejects.toThrow(BackupRefused);
  }
  for (const bytes of [0, 1, 40, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, bytes));
    await expect(inspectArchive(file, OURS), `${bytes} bytes`).rejects.toThrow('only a part of one');
  }
});

test('what is no backup of this site is refused in words', async () => {
  const missing = path.join(home, 'nothing.tar.zst');
  await expect(inspectArchive(missing, OURS)).rejects.toThrow(`There is no file ${missing}.`);
  await expect(inspectArchive(home, OURS)).rejects.toThrow('is not a file');
  for (const texts of [
    [['other.txt', 'text'] as [string, string], factsFile()],
    [[FACTS_FILE, 'no JSON'] as [string, string]],
    [factsFile({ ...FACTS, madeAt: 'yesterday' })],
  ]) {
    await expect(inspectArchive(await archive(...texts), OURS)).rejects.toThrow('not a backup of this site');
  }
});

test('a newer version, another PostgreSQL and another kind of machine are refused', async () => {
  const file = await archive(factsFile({ ...FACTS, format: 3, more: true }));
  await expect(inspectArchive(file, OURS)).rejects.toThrow(/newer version of the site \(its format is 3\)/);
  const refused = (change: Partial<BackupFacts>) => () =>
    refuseUnsuitable('file', { ...FACTS, ...change }, HERE);
  expect(refused({ migrations: [1, 2, 4], siteVersion: '0.2.0' })).toThrow(
    /newer version of the site \(0\.2\.0;/,
  );
  expect(refused({ postgresVersion: '17' })).toThrow(/PostgreSQL 17.*brings PostgreSQL 18/);
  expect(refused({ platform: 'darwin-arm64' })).toThrow(/darwin-arm64.*linux-x64/);
  expect(refused({})).not.toThrow();
});

test('names that lead out of the folder write nothing there', async () => {
  const into = path.join(emptyFolder(), 'inside');
  mkdirSync(into);
  const sound = await inspectArchive(await archive(factsFile(), ['../outside', 'text']), OURS);
  await expect(unpackArchive(sound, into, { staysThere: false })).rejects.toThrow();
  expect(existsSync(path.join(into, '..', 'outside'))).toBe(false);
});

test('a disk that fills up in the middle leaves no file, and is reported in words', async () => {
  const folder = emptyFolder();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const entries = (async function* (): AsyncGenerator<ArchiveEntry> {
    yield textEntry('a', 'text'.repeat(1_000_000));
    throw full;
  })();
  const failure = await writeArchive(path.join(folder, 'a.tar.zst'), entries, { key: KEY }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBe(full);
  expect(readdirSync(folder)).toEqual([]);
  expect(String(explainFolder(failure, folder))).toContain('the disk is full');
  for (const [code, words] of [
    ['EROFS', 'read-only'],
    ['EACCES', 'may not write there'],
  ]) {
    expect(String(explainFolder(Object.assign(new Error(), { code }), folder))).toContain(words);
  }
});

test('an archive that is put in the place of the one that was inspected is not taken', async () => {
  const ours = await archive(factsFile(), ['postgres/PG_VERSION', '18\n']);
  const sound = await inspectArchive(ours, OURS);
  const other = await archive(factsFile(), ['postgres/PG_VERSION', '81\n']);
  renameSync(other, ours);
  const refusal = expect(unpackArchive(sound, emptyFolder(), { staysThere: false })).rejects;
  await refusal.toThrow('was exchanged while it was read');
});

test('an old backup by the name of a new one is refused, one by a name of its own is not', async () => {
  const file = await archive(factsFile());
  const rightly = path.join(home, backupName(new Date(FACTS.madeAt)));
  const wrongly = path.join(home, backupName(new Date('2026-11-26T03:00:00.000Z')));
  for (const name of [rightly, wrongly]) copyFileSync(file, name);
  await expect(inspectArchive(wrongly, OURS)).rejects.toThrow(/was made at 2026-11-23T10:15:00.000Z/);
  expect((await inspectArchive(rightly, OURS)).facts).toEqual(FACTS);
  expect((await inspectArchive(file, OURS)).facts).toEqual(FACTS);
});
