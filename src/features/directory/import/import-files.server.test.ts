import path from 'node:path';
import { expect, test } from 'vitest';
import {
  caseFile,
  lines,
  PROVIDER_ROWS,
  providerImportsPerTest,
} from '../../../../tests/support/provider-imports.ts';
import { UnusableImport } from './import-problems.ts';

/* Files as offices and health plans make them: what of them is read, and what is refused before anything is stored. */

const imports = providerImportsPerTest();
const { importText, importFile, storedProviders } = imports;

const { header: HEADER, ana: ANA, luis: LUIS, badZip: BAD_ZIP } = PROVIDER_ROWS;

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
      list_date: '2026-03-01',
    },
    {
      doctor: 'Niños Sanos, P.A.',
      list_date: '2026-03-02',
      specialties: ['Pediatría'],
      accepting_new_patients: null,
    },
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
  await expect(importFile(path.join(imports.folder, 'none.csv'))).rejects.toThrow(/does not exist/);
  await expect(importFile(imports.folder)).rejects.toThrow(/not a file/);
});
