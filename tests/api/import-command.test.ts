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

test('words that are not known come as a file to be filled in, and what was filled in is read', async () => {
  const rows = ['Oncology', 'ONCOLOGY', 'Dental'].map(
    (word, row) => `Ana Ruiz,${word},${row} Main St,Miami,33126`,
  );
  await writeFile(
    path.join(folder, 'providers.csv'),
    ['name,specialty,address,city,zip', ...rows].join('\n'),
  );
  const valuesPath = path.join(folder, 'providers.values.json');
  const asked = importFile();
  expect(asked.output).toMatch(
    /specialty "Oncology": 2 rows \(line 2, 3\)[\s\S]*--values providers\.values\.json/,
  );
  expect(asked.status).toBe(1);
  const values = await readFile(valuesPath, 'utf8');
  expect(JSON.parse(values)).toEqual({ specialty: { Oncology: '' } });
  // Not filled in yet: the same again, and nothing else.
  expect(importFile('--values', 'providers.values.json').status).toBe(1);
  expect(await readFile(valuesPath, 'utf8')).toBe(values);
  await writeFile(valuesPath, values.replace('""', '"Internal Medicine"'));
  expect(importFile('--values', 'providers.values.json').status).toBe(0);
  expect(await countProviders()).toBe(3);
});

test('rows of other states are left out where that is asked for', async () => {
  const rows = ['FL', 'Georgia', '', 'Fla.', 'ga', 'N/A'].map(
    (state, row) => `Ana Ruiz,Dental,${row} Main St,Miami,${state},33126`,
  );
  await writeFile(
    path.join(folder, 'providers.csv'),
    ['name,specialty,address,city,state,zip', ...rows].join('\n'),
  );
  expect(importFile().output).toContain('leave such rows out with --state FL');
  expect(importFile('--state', 'GA')).toMatchObject({ status: 2 });
  const { status, output } = importFile('--state', 'fl');
  expect(output).toContain('2  of other states, left out');
  expect(status).toBe(0);
  expect(await countProviders()).toBe(4);
});

test('two columns for one field are refused, and files are found from where npm was called', async () => {
  const twice = importFile('--map', 'specialty=specialty', '--map', 'city=specialty');
  expect(twice).toMatchObject({ status: 2, output: expect.stringContaining('both mapped to specialty') });
  const { status, stdout } = spawnSync(process.execPath, [command, 'providers.csv', '--dry-run'], {
    env: {
      ...process.env,
      DATABASE_URL: database.connectionString,
      npm_lifecycle_event: 'providers:import',
      INIT_CWD: folder,
    },
    encoding: 'utf8',
  });
  expect(stdout).toContain(path.join(folder, 'providers.csv'));
  expect(status).toBe(0);
});

test('a file without states says so instead of leaving nothing out', () => {
  expect(importFile('--state', 'FL')).toMatchObject({
    status: 2,
    output: expect.stringContaining('has no column of states'),
  });
});

test('a values file that is not in UTF-8 is refused', async () => {
  await writeFile(path.join(folder, 'values.json'), '{"specialty": {"médico": "Dental"}}', 'latin1');
  expect(importFile('--values', 'values.json')).toMatchObject({
    status: 2,
    output: expect.stringContaining('values.json is not in UTF-8'),
  });
});
