import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { caseFile, providerImportsPerTest } from '../../../../tests/support/provider-imports.ts';
import { describeReport } from './provider-import-report.ts';

/* Several rows of a file about one provider, and one row with several specialties. */

const imports = providerImportsPerTest();
const { importRows } = imports;

async function stored() {
  const { rows } = await imports.database.db.execute<Record<string, unknown>>(
    sql`SELECT npi, doctor, center, specialty, specialties, address, suite, phone, languages,
               accepting_new_patients AS accepting, ages
        FROM providers ORDER BY npi, address`,
  );
  return rows;
}

const caseRows = async (name: string) => (await readFile(caseFile(name), 'utf8')).trim().split('\n');

const HEADER = 'npi,doctor,center,specialty,address,city,zip,phone,languages,new patients,ages';
const MARTA = '1604450738,Marta Rey,Centro Rey';
const CARDIOLOGY = `${MARTA},Cardiology,9 Main St,Miami,33126,3055550101,Spanish,,`;
const INTERNAL = `${MARTA},Internal Medicine,9 Main St,Miami,33126,3055550101,English,yes,18+`;

test('rows about one provider and place become one with all specialties and languages', async () => {
  const report = await importRows(await caseRows('two-rows-for-two-specialties'));
  expect(report).toMatchObject({
    applied: true,
    inserted: 4,
    rejected: 0,
    duplicates: 1,
    merged: { rows: 4, providers: 2 },
    mergedRows: [
      { lines: [2, 3], specialties: ['Medicina Interna', 'Cardiología'], languages: ['English', 'Spanish'] },
      { lines: [4, 5], specialties: ['Obstetricia', 'Ginecología'], languages: ['Spanish'] },
    ],
    duplicateRows: [{ line: 7, sameAsLine: 6, differs: false }],
  });
  expect(await stored()).toMatchObject([
    {
      doctor: 'Marta Rey Sosa',
      specialty: 'Medicina Interna',
      specialties: ['Medicina Interna', 'Cardiología'],
    },
    { doctor: 'Tomás Leal', specialties: ['Obstetricia', 'Ginecología'], phone: '(305) 555-0151' },
    { doctor: 'Inés Vega', specialties: ['Pediatría'] },
    { doctor: 'Saúl Ortiz', specialties: ['Cardiología', 'Medicina Interna'] },
  ]);
  const text = describeReport(report).join('\n');
  expect(text).toContain('4 rows became 2 providers with several specialties');
  expect(text).toContain('lines 2, 3: Internal Medicine, Cardiology, English, Spanish');
});

test('of two telephone numbers and two spellings the first is kept, the other is said', async () => {
  const { warningRows } = await importRows(await caseRows('two-rows-for-two-specialties'));
  const warnings = warningRows.find(({ line }) => line === 5)?.warnings.join('\n');
  for (const [said, kept] of [
    ['doctor "Tomas Leal"', 'Tomás Leal'],
    ['address "900 N.W. 42nd Avenue, #4"', '900 NW 42nd Ave, Suite 4'],
    ['phone "(305) 555-0159"', '(305) 555-0151'],
  ]) {
    expect(warnings).toContain(`${said} (line 4: "${kept}") is not what another row`);
  }
});

test('a name or city that is written shorter is no contradiction', async () => {
  const other = INTERNAL.replace('Marta Rey', '"Marta Rey, MD"').replace('Miami', 'Doral');
  expect(await importRows([HEADER, CARDIOLOGY, other])).toMatchObject({
    inserted: 1,
    rejected: 0,
    warningRows: [
      { line: 3, warnings: [expect.stringContaining('Marta Rey, MD'), expect.stringContaining('Doral')] },
    ],
  });
});

test('what one row leaves open another one tells', async () => {
  await importRows([HEADER, CARDIOLOGY, INTERNAL]);
  expect(await stored()).toMatchObject([{ accepting: true, ages: '18+', center: 'Centro Rey' }]);
  const nowhere = CARDIOLOGY.replace('Centro Rey', '');
  expect(await importRows([HEADER, nowhere, INTERNAL])).toMatchObject({ unchanged: 1, rejected: 0 });
});

test('next month in another order nothing changes, not even what comes first', async () => {
  const other = INTERNAL.replace('0101', '0102').replace('Marta', 'MARTA');
  await importRows([HEADER, CARDIOLOGY, other]);
  const before = await stored();
  expect(before).toMatchObject([{ specialty: 'Cardiología', phone: '(305) 555-0101' }]);
  expect(await importRows([HEADER, other, CARDIOLOGY])).toMatchObject({ updated: 0, unchanged: 1 });
  const inOneCell = CARDIOLOGY.replace('Cardiology', 'Internal Medicine; Cardiology').replace(
    'Spanish,,',
    '"English, Spanish",yes,18+',
  );
  expect(await importRows([HEADER, inOneCell])).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await stored()).toEqual(before);
});

test('a specialty that the file has no longer goes, and the next one is first', async () => {
  await importRows([HEADER, CARDIOLOGY, INTERNAL]);
  expect(await importRows([HEADER, INTERNAL])).toMatchObject({ updated: 1 });
  expect(await stored()).toMatchObject([{ specialties: ['Medicina Interna'] }]);
});

test('rows that contradict each other are refused with both values and lines', async () => {
  const rows = await caseRows('rows-that-contradict');
  const report = await importRows(rows, { acceptValid: true });
  expect(report).toMatchObject({
    accepted: 1,
    inserted: 1,
    rejected: 4,
    rejectedByReason: { 'merge.contradiction': 2, 'merge.twoAddresses': 2 },
  });
  const reasons = report.rejectedRows.map((row) => `${row.line}: ${row.reasons.join('; ')}`);
  expect(reasons).toEqual([
    expect.stringMatching(
      /^2: doctor "Marta Rey Sosa" \(line 3: "Raúl Peña"\) .*acceptingNewPatients "yes" \(line 3: "no"\)/,
    ),
    expect.stringMatching(/^3: doctor "Raúl Peña" \(line 2: "Marta Rey Sosa"\) .* correct the NPI/),
    expect.stringMatching(/^4: address "900 NW 42nd Ave, Suite 4" \(line 5: "940 NW 42nd Ave, Suite 4"\) /),
    expect.stringMatching(/^5: address "940 .* \(line 4: "900 .*--several-places/),
  ]);
  const rejected = await readFile(imports.rejectedPath, 'utf8');
  for (const row of rows.slice(1, 5)) expect(rejected).toContain(row);
  expect(await stored()).toMatchObject([{ doctor: 'Inés Vega' }]);
});

test('one contradiction keeps the whole file out, unless the good rows are asked for', async () => {
  expect(await importRows(await caseRows('rows-that-contradict'))).toMatchObject({ applied: false });
  expect(await stored()).toEqual([]);
});

test('a doctor may be at two addresses of one center once that is confirmed', async () => {
  const [header = '', , , first = '', second = ''] = await caseRows('rows-that-contradict');
  expect(await importRows([header, first, second], { severalPlaces: true })).toMatchObject({ inserted: 2 });
});

test.each([
  ['another telephone number', '3055550109', '33126', 'Centro Rey'],
  ['another ZIP code', '3055550101', '33135', 'Centro Rey'],
  ['another center', '3055550101', '33126', 'Centro Sol'],
])('two addresses are two places without a question where there is %s', async (_, phone, zip, center) => {
  const elsewhere = `1604450738,Marta Rey,${center},Cardiology,5 Oak St,Miami,${zip},${phone},Spanish,,`;
  expect(await importRows([HEADER, CARDIOLOGY, elsewhere])).toMatchObject({ inserted: 2, rejected: 0 });
});

test('more rows than are merged at once', async () => {
  const rows = Array.from({ length: 2500 }, (_, n) => [
    `,Ana ${n},Centro Rey,Cardiology,${n + 1} Main St,Miami,33126,,English,,`,
    `,Ana ${n},Centro Rey,Urology,${n + 1} Main St,Miami,33126,,,,`,
  ]).flat();
  const report = await importRows([HEADER, ...rows]);
  expect(report).toMatchObject({ inserted: 2500, merged: { rows: 5000, providers: 2500 } });
  expect(await importRows([HEADER, ...rows])).toMatchObject({ unchanged: 2500, updated: 0 });
});
