import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectCsvFile } from './inspect-csv-file.server.ts';
import { readQhpRecords } from './qhp-file.server.ts';

/* Whole imports of such files are in import-files.server.test.ts. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'qhp-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, 'providers.json');
  await writeFile(file, content);
  const table: string[][] = [];
  for await (const { cells } of readQhpRecords(await inspectCsvFile(file))) table.push(cells);
  const [header = [], ...rows] = table;
  return rows.map((cells) => Object.fromEntries(header.map((field, place) => [field, cells[place]])));
}

test('a record is a row for each address and specialty', async () => {
  const record = {
    npi: '1',
    name: { first: 'Ana', middle: 'L', last: 'Paz', suffix: 'MD' },
    addresses: [
      { address: 'A', zip: '33126' },
      { address: 'B', zip: 33139 },
    ],
    specialty: ['Cardiology', 'Pediatrics'],
    languages: ['English', 'Spanish'],
  };
  const rows = await read(`\ufeff${JSON.stringify([record])}`);
  expect(rows.map(({ address, specialty }) => [address, specialty])).toEqual([
    ['A', 'Cardiology'],
    ['A', 'Pediatrics'],
    ['B', 'Cardiology'],
    ['B', 'Pediatrics'],
  ]);
  expect(rows[3]).toMatchObject({
    npi: '1',
    firstName: 'Ana L',
    lastName: 'Paz, MD',
    zipCode: '33139',
    languages: 'English; Spanish',
    center: '',
  });
});

test('what is of another kind than it should be is handed on, so that nothing is lost in silence', async () => {
  const [row, ...others] = await read(
    JSON.stringify([
      {
        npi: 7,
        specialty: 'Cardiology',
        languages: 'Spanish',
        accepting: true,
        addresses: [{ address: 'A', phone: [3055550101] }, 'oops'],
      },
      'no record',
    ]),
  );
  expect(row).toMatchObject({
    npi: '7',
    specialty: 'Cardiology',
    languages: 'Spanish',
    acceptingNewPatients: 'true',
    address: 'A',
    phone: '[3055550101]',
  });
  expect(others).toHaveLength(2);
});

test.each([
  ['a text', 'Dr. Ana Paz', 'Dr. Ana Paz'],
  ['in parts of another kind', { full: 'Ana Paz' }, '{"full":"Ana Paz"}'],
  ['in its parts', { first: 'Ana', last: 'Paz' }, ''],
  ['empty', { first: '', last: null }, ''],
  ['not there', undefined, ''],
])('a name that is %s does not vanish beside the name of a group', async (_, name, doctor) => {
  const [row] = await read(JSON.stringify([{ name, group_name: 'Centro Paz' }]));
  expect(row).toMatchObject({ doctor, center: 'Centro Paz' });
});

test('an address that is a text is the street of a place', async () => {
  const rows = await read(JSON.stringify([{ npi: '1', addresses: ['1 Main St, Miami', { address: 'A' }] }]));
  expect(rows.map(({ address, city }) => [address, city])).toEqual([
    ['1 Main St, Miami', ''],
    ['A', ''],
  ]);
});

test.each([
  ['not JSON', '[{"npi":"1"},{"npi": x}]', /behind record 1 \(.*position "21"/],
  ['cut off', '[{"npi":"1"},{"npi":"2"}', /behind record 2 \(it ends too soon/],
  ['no list', '{"providers":[{"npi":"1"}]}', /is no list of records/],
  ['not UTF-8', Buffer.from('[{"group_name":"Cl\xednica"}]', 'latin1'), /record 0 \(it is not in UTF-8/],
])('a file that is %s says where', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('whatever the records hold, each is at least one row of texts', async () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { npi: fc.jsonValue(), name: fc.jsonValue(), addresses: fc.jsonValue(), specialty: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 1 }), async (records) => {
      const rows = await read(JSON.stringify([{}, ...records]));
      expect(rows.length).toBeGreaterThan(records.length);
      for (const row of rows) for (const cell of Object.values(row)) expect(typeof cell).toBe('string');
    }),
    { numRuns: 50 },
  );
});
