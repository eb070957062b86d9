import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBackups, prepareBackupFolder } from '#server/backup/backup-folder.ts';
import { startBackupJobs } from '#server/backup/backup-jobs.ts';
import { lastBackup } from '#server/backup/last-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { acquireInstanceLock } from '#server/lock-file.ts';
import { createLogger } from '#server/log.ts';
import { runScript } from '../support/run-script.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/* Scheduled backups, and everything for which a backup or a restore is refused: in words, with nothing changed. */

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
const KEEP = 4;
let home: string;
let dataDir: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  home = makeTemporaryFolder('backups');
  dataDir = path.join(home, 'data');
  postgres = await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

const settings = () => ({ DATA_DIR: dataDir, DATABASE_URL: '' });
const backup = (folder: string) => runScript('backup.ts', [folder], settings());
const restore = (...args: string[]) => runScript('restore.ts', args, settings());
const taskFor = (folder: string) => ({
  folder,
  keep: KEEP,
  dataDir,
  checkoutDir,
  superuserAddress: postgres.superuserAddress,
  picturesLieInStore: false,
});

/** The job as the queue would call it, at any moment. */
async function scheduledBackup(folder: string): Promise<() => Promise<void>> {
  const handlers: (() => Promise<void>)[] = [];
  const jobs: Pick<Jobs, 'registerJob'> = {
    registerJob: async (_name, _schedule, handler) => {
      handlers.push(handler);
    },
  };
  await startBackupJobs({ task: taskFor(folder), hours: 24, jobs, log: createLogger('silent') });
  const [handler] = handlers;
  if (!handler) throw new Error('no job was registered');
  return handler;
}

async function storeRow(number: number): Promise<void> {
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query("INSERT INTO activity (action, subject) VALUES ('test', $1)", [`row ${number}`]);
  await client.end();
}

test('each of the scheduled backups that are kept proves itself; a damaged one is refused', async () => {
  const folder = path.join(home, 'scheduled');
  const run = await scheduledBackup(folder);
  for (let number = 0; number < KEEP + 1; number += 1) {
    await storeRow(number);
    await run();
  }
  expect(lastBackup()).toMatchObject({ ok: true });
  const kept = findBackups(folder);
  expect(kept).toHaveLength(KEEP);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  const damaged = kept[1]?.file ?? '';
  const bytes = readFileSync(damaged);
  bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1);
  writeFileSync(damaged, bytes);
  const began = performance.now();
  const { status, output } = await restore(folder, '--check');
  console.log(`${KEEP} backups proven in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const lines = output.split('\n').filter((line) => /^[✓✗]/.test(line));
  expect(lines).toHaveLength(KEEP);
  for (const [index, line] of lines.entries()) {
    if (index === 1) expect(line).toContain('does not match. Take another backup');
    else expect(line).toMatch(/^✓ .* rows in \d+ tables/);
  }
  // Each holds one row more than the one before.
  const rows = lines.map((line) => Number(/(\d+) rows/.exec(line)?.[1]));
  expect(rows.filter(Number.isFinite)).toEqual([0, 2, 3].map((more) => (rows[0] ?? 0) + more));
  expect(output).toContain(`1 of ${KEEP} backups cannot be restored.`);
  expect(status).toBe(2);
  expect(readdirSync(home).filter((name) => name.includes('restore'))).toEqual([]);
}, 240_000);

describe('a folder that backups cannot lie in', () => {
  test('one that holds other things', async () => {
    const folder = path.join(home, 'letters');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'letter.txt'), 'dear');
    const { status, output } = await backup(folder);
    expect(output).toContain('holds other things than backups ("letter.txt")');
    expect(status).toBe(2);
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  test('one in the data folder, and a file', () => {
    const inside = path.join(dataDir, 'backups');
    expect(() => prepareBackupFolder(inside, dataDir)).toThrow('lies in the data folder');
    expect(existsSync(inside)).toBe(false);
    const file = path.join(home, 'a-file');
    writeFileSync(file, '');
    expect(() => prepareBackupFolder(file, dataDir)).toThrow('is not a folder');
    expect(() => prepareBackupFolder(path.join(file, 'deeper'), dataDir)).toThrow(
      'it is a file, or lies in one',
    );
  });

  test.skipIf(process.getuid?.() === 0)('one that may not be written', () => {
    const folder = path.join(home, 'locked');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(() => prepareBackupFolder(folder, dataDir)).toThrow('may not write there');
  });

  test.runIf(mayMount())(
    'a full disk and a read-only one: the older backup stays, no part is left',
    async () => {
      const disk = path.join(home, 'disk');
      mkdirSync(disk);
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]);
      try {
        const older = path.join(disk, 'costa-clara-2026-01-01T00-00-00-000Z.tar.zst');
        writeFileSync(older, 'older');
        await expect(takeBackup({ ...taskFor(disk), keep: 1 })).rejects.toThrow('the disk is full');
        expect(readdirSync(disk)).toEqual([path.basename(older)]);
        const run = await scheduledBackup(disk);
        await expect(run()).rejects.toThrow('the disk is full');
        expect(lastBackup()).toMatchObject({ ok: false });
        spawnSync('mount', ['-o', 'remount,ro', disk]);
        expect(() => prepareBackupFolder(disk, dataDir)).toThrow('the disk is read-only');
      } finally {
        spawnSync('umount', [disk]);
      }
    },
  );

  test('what a killed backup left there is removed by the next, and is never taken for a backup', async () => {
    const folder = path.join(home, 'half-written');
    mkdirSync(folder);
    const partial = path.join(folder, 'costa-clara-2026-11-23T10-15-00-000Z.tar.zst.partial');
    writeFileSync(partial, 'half');
    expect((await restore(folder)).output).toContain('There are no backups in');
    expect((await restore(partial, '--check')).output).toContain('only a part of one');
    await takeBackup(taskFor(folder));
    expect(existsSync(partial)).toBe(false);
    expect(findBackups(folder)).toHaveLength(1);
  });
});

describe('a restore', () => {
  let good: string;
  beforeAll(async () => {
    const folder = path.join(home, 'good');
    prepareBackupFolder(folder, dataDir);
    good = (await takeBackup(taskFor(folder))).file;
  });

  test('while the site or an import works on the data folder, and with a database of one’s own', async () => {
    const site = await acquireInstanceLock({ dataDir });
    if (site.state === 'acquired') site.lock.publish('http://localhost:3000');
    const whileItRuns = await restore(good);
    expect(whileItRuns.output).toContain('The site runs on the data folder');
    expect(whileItRuns.output).toContain('at http://localhost:3000');
    expect(whileItRuns.status).toBe(2);
    if (site.state === 'acquired') site.lock.release();
    // This process uses the database, as an import does.
    expect((await restore(good)).output).toContain('Another command works on the database');

    for (const name of ['backup.ts', 'restore.ts']) {
      const own = { ...settings(), DATABASE_URL: 'postgresql://site:hunter2@localhost/site' };
      const { status, output } = await runScript(name, [good], own);
      expect(output).toContain('pg_dump and pg_restore');
      expect(output).not.toContain('hunter2');
      expect(status).toBe(2);
    }
    expect(existsSync(path.join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
  });

  test.runIf(process.platform === 'linux')('while a site in another container has the data', async () => {
    const shared = path.join(home, 'shared', 'data');
    mkdirSync(path.join(shared, 'postgres'), { recursive: true });
    writeFileSync(path.join(shared, 'postgres', 'PG_VERSION'), '18\n');
    // No process of another container can be seen from here; the lock of its database can.
    const marks = ['server.json', 'postgres-users.json'].map((name) => path.join(shared, name));
    const unseen = JSON.stringify({ pid: 4_194_305, startedAt: 'elsewhere', address: null });
    for (const mark of marks) writeFileSync(mark, mark.endsWith('users.json') ? `[${unseen}]` : unseen);
    const lock = path.join(shared, 'postgres', 'costa-clara.lock');
    const other = spawn('flock', [lock, '-c', 'echo held; read end'], { stdio: ['pipe', 'pipe', 'ignore'] });
    await once(other.stdout, 'data');
    const { status, output } = await runScript('restore.ts', [good], { DATA_DIR: shared, DATABASE_URL: '' });
    other.stdin.end('\n');
    expect(output).toContain('A site in another container or on another machine');
    expect(status).toBe(2);
    expect(marks.map((mark) => readFileSync(mark, 'utf8'))).toEqual([unseen, `[${unseen}]`]);
    expect(readdirSync(path.dirname(shared))).toEqual(['data']);
    expect(readFileSync(path.join(shared, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
  });

  test('of what is damaged, foreign or not there changes nothing, also where there is no data folder yet', async () => {
    const empty = path.join(home, 'clone', 'data');
    const bytes = readFileSync(good);
    bytes.writeUInt8((bytes[1000] ?? 0) ^ 1, 1000);
    const damaged = path.join(home, 'damaged.tar.zst');
    writeFileSync(damaged, bytes);
    const foreign = path.join(home, 'foreign.zip');
    writeFileSync(foreign, 'PK\u0003\u0004'.repeat(100));
    for (const [file, words] of [
      [damaged, 'is damaged or was changed'],
      [foreign, 'is no backup of this site'],
      [path.join(home, 'nothing'), 'There is no'],
    ] as const) {
      const { status, output } = await runScript('restore.ts', [file], { DATA_DIR: empty, DATABASE_URL: '' });
      expect(output).toContain(words);
      expect(status).toBe(2);
      expect(existsSync(empty)).toBe(false);
    }
  });

  test('keeps the data of before beside the new ones', async () => {
    const place = path.join(home, 'moved', 'data');
    mkdirSync(path.join(place, 'objects'), { recursive: true });
    writeFileSync(path.join(place, 'objects', 'before.txt'), 'before');
    const restoreThere = () => runScript('restore.ts', [good], { DATA_DIR: place, DATABASE_URL: '' });
    const withoutKey = await restoreThere();
    expect(withoutKey.output).toContain('put the key there that you kept');
    expect(withoutKey.status).toBe(2);
    expect(readdirSync(path.dirname(place))).toEqual(['data']);
    copyFileSync(path.join(dataDir, 'backup-key'), path.join(place, 'backup-key'));
    const { status, output } = await restoreThere();
    expect(output).toContain('What was there before lies in');
    expect(status).toBe(0);
    const [before = ''] = readdirSync(path.dirname(place)).filter((name) =>
      name.startsWith('data.before-restore-'),
    );
    expect(readFileSync(path.join(path.dirname(place), before, 'objects', 'before.txt'), 'utf8')).toBe(
      'before',
    );
    expect(existsSync(path.join(place, 'postgres/PG_VERSION'))).toBe(true);
  });
});

/** Whether this test may mount a small disk. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = makeTemporaryFolder('mount');
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
}
