import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { createAssistantDatabase } from '../../../../tests/support/assistant-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { loadDemoProviders } from '../demo/load-demo-providers.server.ts';
import { UnusableImport } from './import-problems.ts';
import { type ImportOptions, importProviders } from './import-providers.server.ts';
import { readValueTranslations } from './provider-csv-values.ts';
import { describeReport, type ImportReport } from './provider-import-report.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'provider-import-'));
});
afterEach(async () => {
  await database.discard();
  await rm(folder, { recursive: true });
});

const HEADER = 'npi,name,specialty,address,city,zip,phone';
const ANA = '1234567893,Ana Ruiz,Dental,1 Main St,Miami,33126,3055550101';
const LUIS = ',Luis Peña,Pediatrics,2 Main St,Orlando,328370001,(407) 555-0102';
const BAD_ZIP = ',Eva Gil,Dental,3 Main St,Atlanta,30301,4045550103';

async function importText(
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const file = path.join(folder, 'providers.csv');
  await writeFile(file, content);
  return importFile(file, options);
}

async function importFile(file: string, options: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const report = await importProviders(database.db, file, {
    mapping: new Map(),
    translations: new Map(),
    dryRun: false,
    acceptValid: false,
    severalPlaces: false,
    onlyFlorida: false,
    removeDemo: false,
    rejectedPath: path.join(folder, 'rejected.csv'),
    ...options,
  });
  expect(report.read).toBe(report.accepted + report.rejected + report.leftOut);
  const mergedAway = report.duplicates + report.merged.rows - report.merged.providers;
  expect(report.accepted).toBe(report.inserted + report.updated + report.unchanged + mergedAway);
  return report;
}

async function storedProviders() {
  const { rows } = await database.db.execute<Record<string, unknown>>(
    sql`SELECT * FROM providers WHERE NOT is_demo ORDER BY doctor, address`,
  );
  return rows;
}

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

test('imports rows, the county from the ZIP, and fills the search vocabulary', async () => {
  const report = await importText(lines(HEADER, ANA, LUIS));
  expect(report).toMatchObject({ applied: true, read: 2, inserted: 2, rejected: 0, encoding: 'utf-8' });
  expect(await storedProviders()).toMatchObject([
    { doctor: 'Ana Ruiz', npi: '1234567893', county: 'Miami-Dade', phone: '(305) 555-0101', is_demo: false },
    { doctor: 'Luis Peña', npi: null, county: 'Orange', zip_code: '32837', specialty: 'Pediatría' },
  ]);
  const words = await database.db.execute(sql`SELECT word FROM provider_words ORDER BY word`);
  expect(words.rows.map((row) => row['word'])).toEqual(['ana', 'luis', 'pena', 'ruiz']);
  expect(existsSync(path.join(folder, 'rejected.csv'))).toBe(false);
});

test('the same file twice changes nothing, a changed row is an update', async () => {
  await importText(lines(HEADER, ANA, LUIS));
  const before = await storedProviders();
  expect(await importText(lines(HEADER, ANA, LUIS))).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
  expect(await storedProviders()).toEqual(before);

  const moved = ANA.replace('0101', '0199');
  expect(await importText(lines(HEADER, moved, LUIS))).toMatchObject({
    inserted: 0,
    updated: 1,
    unchanged: 1,
  });
  expect((await storedProviders())[0]).toMatchObject({ id: before[0]?.['id'], phone: '(305) 555-0199' });
});

test('an import is in the activity list, one that is not kept is not', async () => {
  await importText(lines(HEADER, ANA, LUIS));
  await importText(lines(HEADER, ANA), { dryRun: true });
  await importText(lines(HEADER, ANA, BAD_ZIP));
  const entries = await database.db.select().from(activity);
  expect(entries).toMatchObject([
    {
      username: null,
      action: 'providers-imported',
      subject: 'providers.csv',
      details: { inserted: 2, updated: 0, unchanged: 0, rejected: 0, demoRemoved: 0 },
    },
  ]);
});

test('what a file has no column for stays as it is', async () => {
  await importText(lines(HEADER, ANA));
  const withoutPhone = lines(
    'npi,name,specialty,address,city,zip',
    '1234567893,Ana Ruiz,Surgery,"1 Main Street",Miami,33126',
  );
  expect(await importText(withoutPhone)).toMatchObject({ updated: 1 });
  expect(await storedProviders()).toMatchObject([{ specialty: 'Cirugía', phone: '(305) 555-0101' }]);
});

test('a suite never stands in the address and beside it', async () => {
  await importText(
    lines(
      'npi,name,specialty,address,suite,city,zip',
      '1234567893,Ana Ruiz,Dental,1 Main St,Suite 5,Miami,33126',
    ),
  );
  const inAddress = lines(
    'npi,name,specialty,address,city,zip',
    '1234567893,Ana Ruiz,Dental,"1 Main St, Suite 5",Miami,33126',
  );
  expect(await importText(inAddress)).toMatchObject({ inserted: 0, updated: 1 });
  expect(await storedProviders()).toMatchObject([{ address: '1 Main St, Suite 5', suite: null }]);
});

test.runIf(process.platform === 'linux')(
  'rejected rows that cannot be written keep the file out',
  async () => {
    const attempt = importText(lines(HEADER, ANA, BAD_ZIP), { acceptValid: true, rejectedPath: '/dev/full' });
    await expect(attempt).rejects.toThrow(/\/dev\/full cannot be written \(ENOSPC\). Nothing was imported/);
    expect(await storedProviders()).toEqual([]);
  },
);

test('Spanish headers, semicolons, a byte order mark and quoted line breaks', async () => {
  const text = [
    '\ufeffNombre;Apellidos;Centro;Especialidad;Dirección;Ciudad;Código Postal;Condado;Idiomas;Aceptan nuevos pacientes',
    '"José";"Núñez Ávila";"Clínica',
    'La Luz";Cardiología;"9 Calle Ocho, 2";Miami;33126;Miami Dade;español e inglés;Sí',
    '',
    'Eva;Gil;X;Cardiología;10 Calle;Miami;99999;;;',
  ].join('\r\n');
  const report = await importText(text, { acceptValid: true });
  expect(report).toMatchObject({ delimiter: ';', inserted: 1, rejected: 1 });
  expect(report.rejectedRows).toEqual([
    { line: 5, reasons: [expect.stringContaining('zipCode "99999" is not a ZIP code of Florida')] },
  ]);
  expect(await storedProviders()).toMatchObject([
    {
      doctor: 'José Núñez Ávila',
      center: 'Clínica La Luz',
      address: '9 Calle Ocho, 2',
      county: 'Miami-Dade',
      languages: ['Spanish', 'English'],
      accepting_new_patients: true,
    },
  ]);
});

test('Windows-1252 is read once it is confirmed, tabs too', async () => {
  const text = Buffer.from(lines(HEADER, LUIS).replaceAll(',', '\t'), 'latin1');
  await expect(importText(text)).rejects.toThrow(/line 2: Luis Peña\n.*--encoding windows-1252/);
  expect(await storedProviders()).toEqual([]);
  const report = await importText(text, { encoding: 'windows-1252' });
  expect(report).toMatchObject({ encoding: 'windows-1252', delimiter: '\t', inserted: 1 });
  expect((await storedProviders())[0]).toMatchObject({ doctor: 'Luis Peña' });
});

test('a byte order mark says nothing about the lines behind it', async () => {
  const text = Buffer.concat([Buffer.from('\ufeff'), Buffer.from(lines(HEADER, LUIS), 'latin1')]);
  await expect(importText(text)).rejects.toThrow(/line 2: Luis Peña/);
  expect(await importText(text, { encoding: 'windows-1252' })).toMatchObject({ inserted: 1 });
});

const caseFile = (name: string, kind = 'csv') =>
  path.join(import.meta.dirname, '../../../../tests/cases/import', `${name}.${kind}`);

test('a health plan’s providers.json is read as it is', async () => {
  const report = await importFile(caseFile('providers', 'json'), { onlyFlorida: true, acceptValid: true });
  expect(report).toMatchObject({ read: 7, leftOut: 2, rejected: 2, inserted: 2 });
  expect(report.rejectedByReason).toMatchObject({ required: 2 });
  expect(await storedProviders()).toMatchObject([
    {
      npi: '1234567893',
      doctor: 'Inés María Peña, MD',
      specialties: ['Medicina Interna', 'Cardiología'],
      address: '100 Biscayne Blvd',
      languages: ['English', 'Spanish'],
      accepting_new_patients: true,
    },
    { doctor: 'Niños Sanos, P.A.', specialties: ['Pediatría'], accepting_new_patients: null },
  ]);
});

test('a file of a Macintosh is read once it is confirmed', async () => {
  await expect(importFile(caseFile('macintosh'))).rejects.toThrow(
    /line 2: José Ñáñez Peña\n.*line 3: María/s,
  );
  expect(await storedProviders()).toEqual([]);
  expect(await importFile(caseFile('macintosh'), { encoding: 'macintosh' })).toMatchObject({ inserted: 12 });
  expect((await storedProviders()).map(({ doctor }) => doctor)).toContain('Ángela Núñez de Cañas');
});

test('one byte of Windows in a file of UTF-8 keeps it out, and its line is named', async () => {
  const file = caseFile('one-windows-byte-in-utf8');
  await expect(importFile(file)).rejects.toThrow(/1 line is not in UTF-8:\n {2}line 14: Clínica Sol/);
  await expect(importFile(file, { encoding: 'windows-1252' })).rejects.toThrow(/line 14/);
  expect(await storedProviders()).toEqual([]);
});

test('names that have lost letters are refused by line and overwrite nothing', async () => {
  await importFile(caseFile('macintosh'), { encoding: 'macintosh' });
  const before = await storedProviders();
  const report = await importFile(caseFile('letters-already-lost'), { acceptValid: true });
  expect(report).toMatchObject({ rejected: 12, updated: 0 });
  expect(report.rejectedRows[0]).toMatchObject({
    line: 2,
    reasons: [expect.stringContaining('lost letters'), expect.anything()],
  });
  expect(await storedProviders()).toEqual(before);
});

test('names that look like nothing, capitals and entities become doctors as they are called', async () => {
  for (const name of ['names-na-null', 'capitals', 'html-entities']) {
    expect(await importFile(caseFile(name))).toMatchObject({ rejected: 0, applied: true });
  }
  const doctors = (await storedProviders()).map(({ doctor }) => doctor);
  for (const name of [
    'Na Li',
    'Ana Null',
    'Minh To, MD',
    'Vi Tran',
    "Patricia O'Brien",
    'José Pérez',
    'Ana Ruiz',
  ]) {
    expect(doctors).toContain(name);
  }
});

test('a rejected row keeps the whole file out, and says so', async () => {
  const report = await importText(lines(HEADER, ANA, BAD_ZIP, LUIS));
  expect(report).toMatchObject({ applied: false, read: 3, accepted: 2, rejected: 1 });
  expect(report.rejectedByReason).toEqual({ 'zipCode.notInFlorida': 1 });
  expect(await storedProviders()).toEqual([]);
  expect(describeReport(report).at(-1)).toMatch(/^NOTHING WAS IMPORTED .*1 of 3 rows/);
  const rejected = await readFile(path.join(folder, 'rejected.csv'), 'utf8');
  expect(rejected).toBe(
    `\ufeffline,reasons,${HEADER}\r\n3,"zipCode ""30301"" is not a ZIP code of Florida: correct it if the place is in Florida, else leave the row out",${BAD_ZIP}\r\n`,
  );
});

test('the file of rejected rows can be corrected and imported', async () => {
  await importText(lines(HEADER, ANA, BAD_ZIP), { acceptValid: true });
  const rejected = path.join(folder, 'rejected.csv');
  await writeFile(rejected, (await readFile(rejected, 'utf8')).replace('Atlanta,30301', 'Miami,33126'));
  const report = await importFile(rejected, { rejectedPath: path.join(folder, 'again.csv') });
  expect(report).toMatchObject({ inserted: 1, rejected: 0, ignoredColumns: ['line', 'reasons'] });
  expect(await storedProviders()).toHaveLength(2);
});

test('in the file of rejected rows no cell is a formula, and corrected it gives what it said before', async () => {
  const row = ',"Gil\n=1+1;x",Dental,3 Main St,Atlanta,30301,+1 (404) 555-0103';
  await importText(lines(HEADER, ANA, row), { acceptValid: true });
  const rejected = path.join(folder, 'rejected.csv');
  const text = await readFile(rejected, 'utf8');
  expect(text).toContain(`"Gil\n'=1+1;x",Dental,3 Main St,Atlanta,30301,'+1 (404) 555-0103`);
  await writeFile(rejected, text.replace('Atlanta,30301', 'Miami,33126'));
  await importFile(rejected, { rejectedPath: path.join(folder, 'again.csv') });
  expect((await storedProviders()).map(({ doctor, phone }) => [doctor, phone])).toContainEqual([
    'Gil =1+1;x',
    '(404) 555-0103',
  ]);
});

test('the same provider at the same address is one row, the first one', async () => {
  const again = '1234567893,Ana Ruiz,Dental,1 MAIN STREET,Miami,33126-4444,3055550109';
  const elsewhere = '1234567893,Ana Ruiz,Dental,1 Main St Suite 2,Miami,33126,3055550101';
  const report = await importText(lines(HEADER, ANA, again, elsewhere, ANA));
  expect(report).toMatchObject({ inserted: 2, duplicates: 2 });
  expect(report.duplicateRows).toEqual([
    { line: 3, sameAsLine: 2, differs: true },
    { line: 5, sameAsLine: 2, differs: false },
  ]);
  expect((await storedProviders())[0]).toMatchObject({ phone: '(305) 555-0101' });
});

test('a dry run tells what would happen and changes nothing', async () => {
  await importText(lines(HEADER, ANA));
  const report = await importText(lines(HEADER, ANA.replace('0101', '0110'), LUIS), { dryRun: true });
  expect(report).toMatchObject({ applied: false, dryRun: true, inserted: 1, updated: 1 });
  expect(await storedProviders()).toMatchObject([{ phone: '(305) 555-0101' }]);
});

test('columns and values of other words are mapped', async () => {
  const text = lines(
    'name,address,city,state,zip,source_file',
    'SUN DIALYSIS LLC,1 MAIN ST,MIAMI,FL,331260001,dialysis',
  );
  const report = await importText(text, {
    mapping: new Map([['source_file', 'specialty']]),
    translations: readValueTranslations({ specialty: { dialysis: 'Internal Medicine' } }),
  });
  expect(report.inserted).toBe(1);
  expect(await storedProviders()).toMatchObject([
    { doctor: 'Sun Dialysis LLC', center: 'Sun Dialysis LLC', specialty: 'Medicina Interna', city: 'Miami' },
  ]);
});

test('demonstration providers stay, or go in the same transaction and do not come back', async () => {
  await database.discard();
  database = await createAssistantDatabase();
  expect(await importText(lines(HEADER, ANA))).toMatchObject({ demoRemoved: 0 });
  expect(await importText(lines(HEADER, BAD_ZIP), { removeDemo: true })).toMatchObject({ applied: false });
  const demoCount = async () =>
    (await database.db.execute(sql`SELECT FROM providers WHERE is_demo`)).rowCount;
  expect(await demoCount()).toBe(10_500);
  expect(await importText(lines(HEADER, ANA), { removeDemo: true })).toMatchObject({ demoRemoved: 10_500 });
  expect(await demoCount()).toBe(0);
  expect(await loadDemoProviders(database.db)).toBe(0);
});

test('many rows go through in chunks while others see nothing of them, and an interruption leaves nothing', async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => `,Doctor ${n},Dental,${n + 1} Main St,Miami,33126,`);
  const interruption = new AbortController();
  const seen: number[] = [];
  const onProgress: ImportOptions['onProgress'] = ({ rowsRead }) => {
    seen.push(rowsRead);
    if (rowsRead >= 4000) interruption.abort();
  };
  await expect(
    importText(lines(HEADER, ...rows), { onProgress, signal: interruption.signal }),
  ).rejects.toThrow(/abort/i);
  expect(seen[0]).toBe(2000);
  expect(await storedProviders()).toEqual([]);
  expect(await importText(lines(HEADER, ...rows))).toMatchObject({ inserted: 5000 });
});

test.each([
  ['sep-line', 6, ';', 0],
  ['header-crlf-rows-lf', 6, ',', 0],
  ['short-rows', 4, ',', 2],
])('the file %s is read', async (name, inserted, delimiter, short) => {
  const report = await importFile(caseFile(name));
  expect(report).toMatchObject({ applied: true, inserted, delimiter });
  expect(report.warningsByReason['columns.missing'] ?? 0).toBe(short);
  expect((await storedProviders()).map(({ doctor }) => doctor)).toContain('José Ñáñez Peña');
});

test.each([
  ['a title', ['Providers, Miami; November 2026', '', HEADER, ANA, LUIS]],
  ['a title in a cell of its own', ['Our providers,,,,,,', 'as of 11/25/2026,,,,,,', HEADER, ANA, LUIS]],
  ['an empty last column', [`${HEADER},`, ANA, `${LUIS},`]],
  ['quoted names', [HEADER.replaceAll(/\w+/g, '"$&"').replaceAll(',', ';'), ANA.replaceAll(',', ';')]],
  ['sep= with a comma', ['sep=,', HEADER, ANA]],
])('%s does not keep a file out', async (_, rows) => {
  expect(await importText(lines(...rows))).toMatchObject({
    applied: true,
    rejected: 0,
    warningsByReason: {},
  });
});

test('lines are counted from the beginning of the file, whatever ends them', async () => {
  const report = await importText(`Our providers\r\n\r\n${HEADER}\r\n${ANA}\n${LUIS}\r${BAD_ZIP}\r\n`);
  expect(report).toMatchObject({ accepted: 2, rejectedRows: [{ line: 6 }] });
});

test.each([
  ['specialties', 14, 0],
  ['languages', 13, 1],
  ['phones', 12, 0],
  ['numbers-as-floats', 11, 1],
  // Refused: 'Yes - referral only', 'ABIM', and a day before its month.
  ['answers-dates', 7, 3],
])('of the cells in %s %i rows are read, %i refused', async (name, accepted, rejected) => {
  expect(await importFile(caseFile(name), { acceptValid: true })).toMatchObject({ accepted, rejected });
});

test('two imports at once take turns', async () => {
  const [first, second] = [path.join(folder, 'a.csv'), path.join(folder, 'b.csv')];
  await writeFile(first, lines(HEADER, ANA));
  await writeFile(second, lines(HEADER, ANA, LUIS));
  const reports = await Promise.all([importFile(first), importFile(second)]);
  expect(reports.map((report) => report.inserted).reduce((a, b) => a + b)).toBe(2);
  expect(await storedProviders()).toHaveLength(2);
});

test.each([
  ['', /is empty/],
  ['\n\n', /nothing but blank lines/],
  [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /not a text file/],
  [Buffer.from('\ufeffname,zip', 'utf16le'), /not a text file/],
  ['a,b\n1,2\n', /no column recognised/],
  [`${HEADER}\n`, /header but no rows/],
  [`${HEADER}\n${ANA}\n,"Eva,Dental,3 Main St\n`, /quotation mark is never closed, from line 3/],
])('a file that is no table of providers is refused (%#)', async (content, message) => {
  const attempt = importText(content);
  await expect(attempt).rejects.toThrow(UnusableImport);
  await expect(attempt).rejects.toThrow(message);
  expect(await storedProviders()).toEqual([]);
});

test('a missing file and a folder are refused', async () => {
  await expect(importFile(path.join(folder, 'none.csv'))).rejects.toThrow(/does not exist/);
  await expect(importFile(folder)).rejects.toThrow(/not a file/);
});
