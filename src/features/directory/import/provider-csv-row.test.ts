import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recogniseColumns } from './provider-csv-columns.ts';
import { readProviderRow } from './provider-csv-row.ts';

const good = {
  name: 'CLINICA SOL',
  specialty: 'dental',
  address: '1 MAIN ST',
  city: 'MIAMI',
  zip: '33126-0001',
};
const places = new Map([['33126', { city: 'Miami', county: 'Miami-Dade' }]]);

function read(row: Record<string, string>) {
  return readProviderRow(Object.values(row), {
    columns: recogniseColumns(Object.keys(row), new Map()),
    translations: new Map(),
    findZipCode: (zipCode) => places.get(zipCode),
  });
}

function accepted(row: Record<string, string>) {
  const reading = read(row);
  if ('rejections' in reading) throw new Error(JSON.stringify(reading.rejections));
  return reading;
}

test('a facility is listed under its own name, in readable case, with the county of its ZIP', () => {
  expect(accepted(good).provider).toMatchObject({
    doctor: 'Clinica Sol',
    center: 'Clinica Sol',
    specialty: 'Dental',
    address: '1 Main St',
    city: 'Miami',
    county: 'Miami-Dade',
    zipCode: '33126',
    npi: null,
    phone: null,
    languages: null,
    certified: null,
    sourceKey: 'name:clinica sol|1 main st|33126',
  });
});

test('doctor, center and names in parts', () => {
  expect(accepted({ ...good, doctor: 'Dra. Ana Ruiz' }).provider).toMatchObject({
    doctor: 'Ana Ruiz',
    center: 'Clinica Sol',
  });
  const { name: _, ...rest } = good;
  expect(accepted({ nombre: 'Ana', apellidos: 'Ruiz Peña', ...rest }).provider).toMatchObject({
    doctor: 'Ana Ruiz Peña',
    center: 'Ana Ruiz Peña',
  });
});

test('values are normalised, unknown ones are null', () => {
  const { provider } = accepted({
    ...good,
    npi: '1234567893',
    phone: '305.555.0142',
    fax: 'N/A',
    email: 'A@Example.COM',
    languages: 'español, Creole y ASL; English',
    certified: 'Sí',
    accepting_new_patients: '',
    state: 'Florida',
  });
  expect(provider).toMatchObject({
    npi: '1234567893',
    phone: '(305) 555-0142',
    fax: null,
    email: 'A@example.com',
    languages: ['Spanish', 'Haitian Creole', 'American Sign Language', 'English'],
    certified: true,
    acceptingNewPatients: null,
  });
});

test.each(['N/A', 'null', 'none', 'Unknown', 'TBD', '<UNAVAIL>', '#N/A', '-', '?'])(
  '%s is not known where that may be',
  (nothing) => {
    const fields = ['npi', 'phone', 'email', 'languages', 'certified', 'ages', 'date_added', 'suite'];
    const { provider } = accepted({
      ...good,
      ...Object.fromEntries(fields.map((field) => [field, nothing])),
    });
    expect(provider).toMatchObject({
      npi: null,
      phone: null,
      email: null,
      languages: null,
      certified: null,
      ages: null,
      dateAdded: null,
      suite: null,
    });
  },
);

test('entities are decoded in any cell', () => {
  const { provider } = accepted({
    ...good,
    name: 'Cl&iacute;nica O&#39;Brien',
    specialty: 'Cardiolog&iacute;a',
    address: '1 Main St &amp; 2nd Ave',
    languages: 'Espa&ntilde;ol',
  });
  expect(provider).toMatchObject({
    doctor: "Clínica O'Brien",
    specialty: 'Cardiología',
    address: '1 Main St & 2nd Ave',
    languages: ['Spanish'],
  });
});

test("a county beside the ZIP's own is kept with a warning, an extension is left out with one", () => {
  const { provider, warnings } = accepted({ ...good, county: 'Condado de Broward', phone: '3055550142 x9' });
  expect(provider.county).toBe('Broward');
  expect(warnings.map((warning) => warning.key).toSorted()).toEqual([
    'county.differsFromZip',
    'phone.extensionDropped',
  ]);
});

test.each([
  [{ npi: '1234567890' }, 'npi.invalid'],
  [{ specialty: 'Astrology' }, 'specialty.unknown'],
  [{ state: 'GA' }, 'state.notFlorida'],
  [{ zip: 'ABC' }, 'zipCode.format'],
  [{ zip: '10001' }, 'zipCode.notInFlorida'],
  [{ county: 'Cook' }, 'county.unknown'],
  [{ phone: '3520000000' }, 'phone.invalid'],
  [{ fax: '12' }, 'phone.invalid'],
  [{ email: 'nobody' }, 'email.invalid'],
  [{ languages: 'Klingon' }, 'languages.unknown'],
  [{ certified: 'perhaps' }, 'answer.unknown'],
  [{ date_added: '2024-13-01' }, 'date.invalid'],
  [{ address: '' }, 'required'],
  [{ address: 'TBD' }, 'placeholder'],
  [{ city: 'N/A' }, 'placeholder'],
  [{ address: '1 Ca?on St' }, 'text.lettersLost'],
  [{ suite: '#REF!' }, 'text.spreadsheetError'],
  [{ name: '' }, 'required'],
  [{ city: 'x'.repeat(201) }, 'tooLong'],
])('%o is rejected as %s', (change, key) => {
  const reading = read({ ...good, ...change });
  expect('rejections' in reading && reading.rejections.map((rejection) => rejection.key)).toEqual([key]);
});

test('everything wrong with a row is named at once', () => {
  const reading = read({ ...good, zip: '10001', npi: '1', phone: '2', specialty: '' });
  expect('rejections' in reading && reading.rejections).toHaveLength(4);
});

test('a shifted row is rejected, empty cells beyond the header are not', () => {
  const columns = recogniseColumns(Object.keys(good), new Map());
  const context = { columns, translations: new Map(), findZipCode: (zip: string) => places.get(zip) };
  const cells = Object.values(good);
  for (const wrong of [cells.slice(1), [...cells, 'more']]) {
    expect(readProviderRow(wrong, context)).toMatchObject({ rejections: [{ key: 'columns.count' }] });
  }
  expect(readProviderRow([...cells, ' '], context)).toHaveProperty('provider');
});

test('cells that a file need not have may be missing at the end, with a warning', () => {
  const columns = recogniseColumns([...Object.keys(good), 'phone', 'fax', ''], new Map());
  const context = { columns, translations: new Map(), findZipCode: (zip: string) => places.get(zip) };
  const cells = Object.values(good);
  expect(readProviderRow(cells, context)).toMatchObject({
    provider: { phone: null, fax: null },
    warnings: [{ key: 'columns.missing' }],
  });
  expect(readProviderRow([...cells, '3055550142', ''], context)).toMatchObject({ warnings: [] });
});

test('no cells whatever break the reader', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 300 });
  const columns = [
    'name',
    'specialty',
    'address',
    'city',
    'zip',
    'phone',
    'email',
    'languages',
    'npi',
    'date_added',
  ];
  fc.assert(
    fc.property(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), (cells) => {
      const reading = read(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
      expect('rejections' in reading && reading.rejections.length > 0).toBe(true);
    }),
  );
});

test('a cell far too long is rejected without being read', () => {
  const reading = read({ ...good, phone: `${','.repeat(300_000)}a` });
  expect(reading).toMatchObject({ rejections: [{ field: 'phone', key: 'tooLong' }, { field: 'phone' }] });
});
