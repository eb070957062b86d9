import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { createAssistantDatabase } from '../../../../tests/support/assistant-database.ts';
import {
  lines,
  openProviderImports,
  PROVIDER_ROWS,
  providerImportsPerTest,
} from '../../../../tests/support/provider-imports.ts';
import { loadDemoProviders } from '../demo/load-demo-providers.server.ts';
import type { ImportOptions } from './import-providers.server.ts';
import { readValueTranslations } from './provider-csv-values.ts';

const imports = providerImportsPerTest();
const { importText, importFile, storedProviders } = imports;

const { header: HEADER, ana: ANA, luis: LUIS, badZip: BAD_ZIP } = PROVIDER_ROWS;

test('imports rows, the county from the ZIP, and fills the search vocabulary', async () => {
  const report = await importText(lines(HEADER, ANA, LUIS));
  expect(report).toMatchObject({ applied: true, read: 2, inserted: 2, rejected: 0, encoding: 'utf-8' });
  expect(await storedProviders()).toMatchObject([
    { doctor: 'Ana Ruiz', npi: '1234567893', county: 'Miami-Dade', phone: '(305) 555-0101', is_demo: false },
    { doctor: 'Luis Peña', npi: null, county: 'Orange', zip_code: '32837', specialty: 'Pediatría' },
  ]);
  const words = await imports.database.db.execute(sql`SELECT word FROM provider_words ORDER BY word`);
  expect(words.rows.map((row) => row['word'])).toEqual(['ana', 'luis', 'pena', 'ruiz']);
  expect(existsSync(imports.rejectedPath)).toBe(false);
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

test('the place in the order of last names follows a name that was changed', async () => {
  await importText(lines(HEADER, ANA));
  expect(await storedProviders()).toMatchObject([{ sort_name: 'ruiz  ana' }]);
  await importText(lines(HEADER, ANA.replace('Ana Ruiz', 'Ana Soto')));
  expect(await storedProviders()).toMatchObject([{ doctor: 'Ana Soto', sort_name: 'soto  ana' }]);
});

test('an import is in the activity list, one that is not kept is not', async () => {
  await importText(lines(HEADER, ANA, LUIS));
  await importText(lines(HEADER, ANA), { dryRun: true });
  await importText(lines(HEADER, ANA, BAD_ZIP));
  const entries = await imports.database.db.select().from(activity);
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
  const { database, importText, discard } = await openProviderImports(await createAssistantDatabase());
  expect(await importText(lines(HEADER, ANA))).toMatchObject({ demoRemoved: 0 });
  expect(await importText(lines(HEADER, BAD_ZIP), { removeDemo: true })).toMatchObject({ applied: false });
  const demoCount = async () =>
    (await database.db.execute(sql`SELECT FROM providers WHERE is_demo`)).rowCount;
  expect(await demoCount()).toBe(10_500);
  expect(await importText(lines(HEADER, ANA), { removeDemo: true })).toMatchObject({ demoRemoved: 10_500 });
  expect(await demoCount()).toBe(0);
  expect(await loadDemoProviders(database.db)).toBe(0);
  await discard();
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

test('two imports at once take turns', async () => {
  const [first, second] = [path.join(imports.folder, 'a.csv'), path.join(imports.folder, 'b.csv')];
  await writeFile(first, lines(HEADER, ANA));
  await writeFile(second, lines(HEADER, ANA, LUIS));
  const reports = await Promise.all([importFile(first), importFile(second)]);
  expect(reports.map((report) => report.inserted).reduce((a, b) => a + b)).toBe(2);
  expect(await storedProviders()).toHaveLength(2);
});
