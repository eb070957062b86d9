import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormerConfiguration, isOfBackup } from './backup-names.ts';

test.each([
  'backup.json',
  'SHA256SUMS',
  'postgres-site-password',
  'objects/3f2c0a52-6a0e-4f0c-9d0c-0a1b2c3d4e5f/480.webp',
  'postgres/PG_VERSION',
  'postgres/backup_label',
  'postgres/base/16385/2619',
  'postgres/base/16385/2619_fsm',
  'postgres/base/16385/16390_vm.1',
  'postgres/base/16385/t3_16390_init',
  'postgres/base/16385/pg_filenode.map',
  'postgres/global/1262',
  'postgres/global/pg_control',
  'postgres/pg_multixact/offsets/0000',
  'postgres/pg_xact/0000',
  'postgres/pg_logical/replorigin_checkpoint',
  'postgres/pg_replslot',
  'postgres/pg_wal/000000010000000000000003',
])('%s belongs to a backup', (name) => {
  expect(isOfBackup(name)).toBe(true);
});

test.each([
  'postgres/base/16385/pg_internal.init.4711',
  'postgres/base/16385/pg_filenode.map.tmp',
  'postgres/base/pgsql_tmp/pgsql_tmp4711.0',
  'postgres/global/pg_internal.init',
  'postgres/pg_replslot/slot/state',
  'postgres/pg_wal/archive_status/000000010000000000000003.ready',
  'postgres/pg_wal/00000002.history',
  'postgres/server.log',
  'postgres/costa-clara.lock',
  'objects/.access-check',
  'objects/3f2c/480.webp.part',
  'objects/../postgres-password',
])('%s does not', (name) => {
  expect(isOfBackup(name)).toBe(false);
});

test('no name in PostgreSQL’s folder that ends as a setting, a signal or a library belongs to a backup', () => {
  const folder = fc.constantFrom(
    '',
    'base/',
    'base/5/',
    'global/',
    'pg_wal/',
    'pg_logical/snapshots/',
    'pg_tblspc/',
  );
  const ending = fc.constantFrom('.conf', '.signal', '.so', '.dll', '.dylib', '.pid', '.opts', '.sh', '_map');
  const word = fc.oneof(fc.string(), fc.stringMatching(/^[\w.-]*$/));
  fc.assert(
    fc.property(folder, word, ending, (place, before, after) => {
      expect(isOfBackup(`postgres/${place}${before}${after}`)).toBe(false);
    }),
  );
});

test('what backups of before held and no longer do is settings alone', () => {
  expect(isFormerConfiguration('postgres/postgresql.auto.conf')).toBe(true);
  expect(isFormerConfiguration('postgres/base/postgresql.conf')).toBe(false);
  expect(isFormerConfiguration('postgres/recovery.signal')).toBe(false);
});
