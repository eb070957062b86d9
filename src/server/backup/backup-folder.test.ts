import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { backupName } from './backup-facts.ts';
import { findBackups, removeOldest } from './backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder('backup-folder');
});
afterEach(() => rmSync(folder, { recursive: true }));

function makeBackups(...days: string[]): string[] {
  const names = days.map((day) => backupName(new Date(`${day}T03:00:00Z`)));
  for (const name of names) writeFileSync(path.join(folder, name), '');
  return names;
}

test('the oldest are removed, and nothing that is no backup', () => {
  const [, second = '', third = ''] = makeBackups('2026-03-01', '2026-03-02', '2026-03-03');
  writeFileSync(path.join(folder, 'a-note.txt'), '');
  expect(removeOldest(folder, 2)).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(['a-note.txt', second, third]);
});

test('backups from a time when the clock was years ahead are no newer than those of today', () => {
  const [ahead = '', early = '', today = ''] = makeBackups('2999-05-01', '2026-03-01', '2026-03-02');
  expect(findBackups(folder).map(({ file }) => path.basename(file))).toEqual([ahead, early, today]);
  removeOldest(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([early, today]);
});
