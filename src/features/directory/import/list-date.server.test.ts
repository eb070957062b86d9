import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lines, PROVIDER_ROWS, providerImportsPerTest } from '../../../../tests/support/provider-imports.ts';
import { readListDate } from './list-date.ts';

const imports = providerImportsPerTest();
const { importText, importFile, importRows, storedProviders } = imports;
const { header, ana, luis } = PROVIDER_ROWS;
const datedHeader = `${header},last updated`;

const listDates = async () => (await storedProviders()).map((row) => row['list_date']);

test('each row has the date of the list that it came from', async () => {
  await importText(lines(header, ana, luis), { listDate: '2024-10-03' });
  expect(await listDates()).toEqual(['2024-10-03', '2024-10-03']);
});

test('a list that says no date is as old as its file', async () => {
  const file = path.join(imports.folder, 'october.csv');
  await writeFile(file, lines(header, ana));
  // Seven in the evening of the second, in Florida.
  const written = new Date('2024-10-02T23:00:00Z');
  await utimes(file, written, written);
  expect(await importFile(file, { listDate: undefined })).toMatchObject({ listDate: '2024-10-02' });
  expect(await listDates()).toEqual(['2024-10-02']);
  expect((await stat(file)).mtime).toEqual(written);
});

test('a row that says its own date keeps it; rows about one provider are as new as the newest', async () => {
  const rows = [`${ana},2023-05-06`, `${ana.replace('Dental', 'Pediatrics')},6/7/2023`, `${luis},`];
  await importRows([datedHeader, ...rows], { listDate: '2024-10-03' });
  expect(await listDates()).toEqual(['2023-06-07', '2024-10-03']);
});

test('what a later list confirms has its date, and nothing else of it is changed', async () => {
  await importText(lines(header, ana, luis), { listDate: '2024-10-03' });
  const [before] = await storedProviders();
  const report = await importText(lines(header, ana), { listDate: '2024-11-03' });
  expect(report).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, confirmed: 1 });
  const [after, other] = await storedProviders();
  expect(after).toEqual({ ...before, list_date: '2024-11-03', updated_at: expect.anything() });
  expect(other).toMatchObject({ list_date: '2024-10-03' });
  // The file of all providers is another one now, and says so by its date.
  expect(after?.['updated_at']).not.toEqual(before?.['updated_at']);
});

test('an older list takes no date away from what it confirms, and gives its own to what it changes', async () => {
  await importText(lines(header, ana, luis), { listDate: '2024-10-03' });
  const older = lines(header, ana.replace('0101', '0199'), luis);
  expect(await importText(older, { listDate: '2023-01-01' })).toMatchObject({
    updated: 1,
    unchanged: 1,
    confirmed: 0,
  });
  expect(await storedProviders()).toMatchObject([
    { phone: '(305) 555-0199', list_date: '2023-01-01' },
    { list_date: '2024-10-03' },
  ]);
});

test('a row whose date is yet to come is refused', async () => {
  const report = await importRows([datedHeader, `${ana},2099-01-01`]);
  expect(report).toMatchObject({ applied: false, rejectedByReason: { 'listDate.invalid': 1 } });
});

test.each([
  ['October 3, 2024', '2024-10-03'],
  ['3 de octubre de 2024', '2024-10-03'],
  ['2099-01-01', undefined],
  ['2024-02-30', undefined],
  ['yesterday', undefined],
])('%s as the date of a list is %s', (text, day) => expect(readListDate(text)).toBe(day));
