import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lines, PROVIDER_ROWS, providerImportsPerTest } from '../../../../tests/support/provider-imports.ts';
import { describeReport } from './provider-import-report.ts';

/* Rows that are refused: what they do to the rest of their file, and the file that they are written into. */

const imports = providerImportsPerTest();
const { importText, importFile, storedProviders } = imports;

const { header: HEADER, ana: ANA, luis: LUIS, badZip: BAD_ZIP } = PROVIDER_ROWS;

test.runIf(process.platform === 'linux')(
  'rejected rows that cannot be written keep the file out',
  async () => {
    const attempt = importText(lines(HEADER, ANA, BAD_ZIP), { acceptValid: true, rejectedPath: '/dev/full' });
    await expect(attempt).rejects.toThrow(/\/dev\/full cannot be written \(ENOSPC\). Nothing was imported/);
    expect(await storedProviders()).toEqual([]);
  },
);

test('a rejected row keeps the whole file out, and says so', async () => {
  const report = await importText(lines(HEADER, ANA, BAD_ZIP, LUIS));
  expect(report).toMatchObject({ applied: false, read: 3, accepted: 2, rejected: 1 });
  expect(report.rejectedByReason).toEqual({ 'zipCode.notInFlorida': 1 });
  expect(await storedProviders()).toEqual([]);
  expect(describeReport(report).at(-1)).toMatch(/^NOTHING WAS IMPORTED .*1 of 3 rows/);
  const rejected = await readFile(imports.rejectedPath, 'utf8');
  expect(rejected).toBe(
    `\ufeffline,reasons,${HEADER}\r\n3,"zipCode ""30301"" is not a ZIP code of Florida: correct it if the place is in Florida, else leave the row out",${BAD_ZIP}\r\n`,
  );
});

test('the file of rejected rows can be corrected and imported', async () => {
  await importText(lines(HEADER, ANA, BAD_ZIP), { acceptValid: true });
  const rejected = imports.rejectedPath;
  await writeFile(rejected, (await readFile(rejected, 'utf8')).replace('Atlanta,30301', 'Miami,33126'));
  const report = await importFile(rejected, { rejectedPath: path.join(imports.folder, 'again.csv') });
  expect(report).toMatchObject({ inserted: 1, rejected: 0, ignoredColumns: ['line', 'reasons'] });
  expect(await storedProviders()).toHaveLength(2);
});

test('in the file of rejected rows no cell is a formula, and corrected it gives what it said before', async () => {
  const row = ',"Gil\n=1+1;x",Dental,3 Main St,Atlanta,30301,+1 (404) 555-0103';
  await importText(lines(HEADER, ANA, row), { acceptValid: true });
  const rejected = imports.rejectedPath;
  const text = await readFile(rejected, 'utf8');
  expect(text).toContain(`"Gil\n'=1+1;x",Dental,3 Main St,Atlanta,30301,'+1 (404) 555-0103`);
  await writeFile(rejected, text.replace('Atlanta,30301', 'Miami,33126'));
  await importFile(rejected, { rejectedPath: path.join(imports.folder, 'again.csv') });
  expect((await storedProviders()).map(({ doctor, phone }) => [doctor, phone])).toContainEqual([
    'Gil =1+1;x',
    '(404) 555-0103',
  ]);
});
