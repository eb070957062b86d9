import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** `npm run providers:import` as an operator runs it: exit codes, and what is said when something fails. */
const command = path.join(import.meta.dirname, '..', '..', 'scripts', 'import-providers.ts');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'));
  await writeFile(
    path.join(folder, 'providers.csv'),
    'npi,name,specialty,address,city,zip\n1234567893,Ana Ruiz,Dental,1 Main St,Miami,33126\n',
  );
});
afterEach(async () => {
  await database.discard();
  await rm(folder, { recursive: true });
});

function importFile(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'providers.csv', ...options], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: database.connectionString },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const countProviders = async () => (await database.db.execute(sql`SELECT FROM providers`)).rowCount;

test('a file is imported, and the report written', async () => {
  expect(importFile('--report', 'report.json').status).toBe(0);
  expect(await countProviders()).toBe(1);
  expect(JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'))).toMatchObject({ inserted: 1 });
});

test.for(['--report', '--rejected'])('%s that cannot be written is refused beforehand', async (option) => {
  const { status, output } = importFile(option, 'nowhere/file');
  expect(output.trim()).toBe('nowhere/file cannot be written (ENOENT). Nothing was imported.');
  expect(status).toBe(2);
  expect(await countProviders()).toBe(0);
});

test('an unexpected error says what was kept, and nothing about persons', async () => {
  await database.db.execute(sql`ALTER TABLE providers ADD CONSTRAINT no_miami CHECK (city <> 'Miami')`);
  const { status, output } = importFile();
  expect(status).toBe(2);
  expect(output).toContain('The import failed (DatabaseError 23514). Nothing was imported.');
  expect(output).not.toMatch(/Ruiz|Main St|1234567893|\bat /);
  expect(existsSync(path.join(folder, 'providers.rejected.csv'))).toBe(false);
});

test('a file in another encoding than UTF-8 waits for a confirmation', async () => {
  const text = 'name,specialty,address,city,zip\nJosé Peña,Dental,1 Main St,Miami,33126\n';
  await writeFile(path.join(folder, 'providers.csv'), text, 'latin1');
  const asked = importFile();
  expect(asked.output).toMatch(
    /line 2: José Peña\n[\s\S]*--encoding windows-1252\.[\s\S]*Nothing was imported/,
  );
  expect(asked.status).toBe(2);
  expect(importFile('--encoding', 'klingon').output).toMatch(
    /no encoding "klingon".*windows-1252, macintosh/,
  );
  expect(await countProviders()).toBe(0);
  expect(importFile('--encoding', 'latin1').status).toBe(0);
  expect(await countProviders()).toBe(1);
});

test('a values file that is not in UTF-8 is refused', async () => {
  await writeFile(path.join(folder, 'values.json'), '{"specialty": {"médico": "Dental"}}', 'latin1');
  expect(importFile('--values', 'values.json')).toMatchObject({
    status: 2,
    output: expect.stringContaining('values.json is not in UTF-8'),
  });
});
