import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, expect, test } from 'vitest';
import { type ArchiveEntry, textEntry } from './archive-entries.ts';
import type { BackupKey } from './backup-key.ts';
import { FACTS_FILE } from './backup-names.ts';
import { inspectArchive, unpackArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

/* Archives that somebody else made, or changed, who knows how the site writes its own. */

const home = mkdtempSync(path.join(tmpdir(), 'costa-clara-foreign-'));
afterAll(() => rmSync(home, { recursive: true }));

const FACTS = {
  format: 1,
  madeAt: '2026-11-23T10:15:00.000Z',
  siteVersion: '0.1.0',
  postgresVersion: '18',
  platform: 'linux-x64',
  migrations: [1],
  pictures: 'inside',
};
const keyOf = (letter: string): BackupKey & { secret: Buffer } => ({
  file: '/srv/data/backup-key',
  secret: Buffer.alloc(32, letter),
});
const OURS = keyOf('o');

let made = 0;
const newFile = () => path.join(home, `archive-${++made}.tar.zst`);
async function archive(entries: readonly ArchiveEntry[], { secret } = OURS): Promise<string> {
  const file = newFile();
  await writeArchive(
    file,
    (async function* () {
      yield textEntry(FACTS_FILE, JSON.stringify(FACTS));
      yield* entries;
    })(),
    { key: secret },
  );
  return file;
}

/** Bytes before the seal and the sum behind it. */
const SUM_BYTES = 8 + 'sha-256:'.length + 32;
const SEAL_BYTES = 8 + 'hmac-sha-256:'.length + 32;

/** Puts the checksum that anybody can compute behind what anybody wrote. */
function withSum(bytes: Uint8Array): string {
  const file = newFile();
  const beginning = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 40, 0, 0, 0, ...Buffer.from('sha-256:')]);
  writeFileSync(file, Buffer.concat([bytes, beginning, createHash('sha256').update(bytes).digest()]));
  return file;
}

const refusalOf = (file: string, key: BackupKey = OURS) =>
  inspectArchive(file, { key, acceptsForeign: false }).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
const accept = (file: string) => inspectArchive(file, { key: OURS, acceptsForeign: true });

test('an archive that another key has sealed is refused with the way out, and taken with --foreign', async () => {
  const file = await archive([textEntry('postgres/PG_VERSION', '18')], keyOf('t'));
  expect(await refusalOf(file, keyOf('t'))).toBe('accepted');
  const refusal = await refusalOf(file);
  expect(refusal).toContain('sealed with another key than that in /srv/data/backup-key, or was changed');
  expect(refusal).toContain('--foreign');
  expect(await refusalOf(file, { ...OURS, secret: undefined })).toContain('put the key there that you kept');
  await expect(accept(file)).resolves.toMatchObject({ facts: FACTS });
});

test('one of a version whose seals had no key, or whose seal was cut off, too', async () => {
  const bytes = readFileSync(await archive([textEntry('postgres/PG_VERSION', '18')]));
  const file = withSum(bytes.subarray(0, bytes.length - SUM_BYTES - SEAL_BYTES));
  expect(await refusalOf(file)).toMatch(/no seal of a key.*version 0\.1\.0.*--foreign/);
  const sound = await accept(file);
  const into = mkdtempSync(path.join(home, 'into-'));
  await unpackArchive(sound, into, { staysThere: false });
  expect(readFileSync(path.join(into, 'postgres/PG_VERSION'), 'utf8')).toBe('18');
});

test('whoever changes a byte and computes the checksum anew has no seal of ours', async () => {
  const bytes = readFileSync(await archive([textEntry('postgres/PG_VERSION', '18')]));
  for (const place of [0, bytes.length >> 1, bytes.length - SUM_BYTES - 1]) {
    const changed = Buffer.from(bytes.subarray(0, bytes.length - SUM_BYTES));
    changed.writeUInt8((changed[place] ?? 0) ^ 1, place);
    expect(await refusalOf(withSum(changed)), `byte ${place}`).toContain('was changed');
  }
});

test.each([
  'postgres/recovery.signal',
  'postgres/standby.signal',
  'postgres/recovery.conf',
  'postgres/costa-clara.conf',
  'postgres/conf.d/more.conf',
  'postgres/PostgreSQL.conf',
  'postgres/./postgresql.conf',
  'postgres/tablespace_map',
  'postgres/postmaster.pid',
  'postgres/postmaster.opts',
  'postgres/pg_tblspc/16384/PG_18_202506291/5/1259',
  'postgres/base/5/library.so',
  'postgres-users.json',
  'backup-key',
  'anything',
])('%s in an archive is refused by its name, whoever sealed it', async (name) => {
  const sound = await accept(await archive([textEntry(name, 'anything')]));
  const into = mkdtempSync(path.join(home, 'into-'));
  await expect(unpackArchive(sound, into, { staysThere: false })).rejects.toThrow(
    `holds ${JSON.stringify(name)}, which no backup of this site holds`,
  );
  expect(existsSync(path.join(into, name))).toBe(false);
});

test.each(['SymbolicLink', 'Link'] as const)('a %s, which could lead elsewhere, is refused', async (type) => {
  const header = (name: string, more: object) => {
    const made = new Header({ path: name, mode: 0o600, mtime: new Date(), size: 0, ...more });
    made.encode();
    return made.block ?? Buffer.alloc(0);
  };
  const facts = Buffer.alloc(512, 0);
  const size = facts.write(JSON.stringify(FACTS));
  const link = header('objects/picture', { type, linkpath: '/etc/passwd' });
  const tar = Buffer.concat([header(FACTS_FILE, { type: 'File', size }), facts, link, Buffer.alloc(1024)]);
  const sound = await accept(withSum(zstdCompressSync(tar)));
  const into = mkdtempSync(path.join(home, 'into-'));
  await expect(unpackArchive(sound, into, { staysThere: false })).rejects.toThrow('holds "objects/picture"');
  expect(readdirSync(into)).toEqual([FACTS_FILE]);
});

test('settings of PostgreSQL, which earlier backups held, are left in the archive', async () => {
  const settings = ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'];
  const file = await archive([
    textEntry('postgres/PG_VERSION', '18'),
    ...settings.map((name) => textEntry(`postgres/${name}`, "archive_command = 'touch /tmp/marker'")),
  ]);
  const into = mkdtempSync(path.join(home, 'into-'));
  await unpackArchive(await accept(file), into, { staysThere: false });
  expect(readdirSync(path.join(into, 'postgres'))).toEqual(['PG_VERSION']);
});

test('no file of an archive may be run, and none is others’ to read', async () => {
  const sound = await accept(await archive([{ ...textEntry('objects/program', 'text'), mode: 0o4777 }]));
  const into = mkdtempSync(path.join(home, 'into-'));
  await unpackArchive(sound, into, { staysThere: false });
  expect(statSync(path.join(into, 'objects/program')).mode & 0o7117).toBe(0);
});
