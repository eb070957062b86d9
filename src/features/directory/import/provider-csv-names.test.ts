import { expect, test } from 'vitest';
import { recogniseColumns } from './provider-csv-columns.ts';
import { readNames } from './provider-csv-names.ts';
import { RowCells } from './row-cells.ts';

function read(cells: Record<string, string>) {
  const all = { specialty: 'x', address: 'x', city: 'x', zip: 'x', ...cells };
  const row = new RowCells(Object.values(all), recogniseColumns(Object.keys(all), new Map()), new Map());
  const names = readNames(row);
  return {
    ...names,
    rejected: row.rejections.map(({ key }) => key),
    warned: row.warnings.map(({ key }) => key),
  };
}

test.each([
  ['Na', 'Li', 'Na Li'],
  ['Jin', 'Na', 'Jin Na'],
  ['NA', 'KIM', 'Na Kim'],
  ['Ana', 'Null', 'Ana Null'],
  ['Ann', 'Unknown', 'Ann Unknown'],
  ['Pat', 'None', 'Pat None'],
  ['Desi', 'Desconocido', 'Desi Desconocido'],
  ['JOHN PAUL', 'DO', 'John Paul Do'],
  ['JOSE', 'DE LA CRUZ', 'Jose de la Cruz'],
  ['Vi', 'TRAN', 'Vi Tran'],
  ['Dr. Ana', 'Ruiz', 'Ana Ruiz'],
])('%s and %s are %s', (firstName, lastName, doctor) =>
  expect(read({ firstName, lastName })).toMatchObject({ doctor, center: doctor, rejected: [] }),
);

test.each(['Ana Null', 'Ann Unknown', 'Na Li', 'Unknown Pérez'])('%s in one cell is a name', (doctor) =>
  expect(read({ doctor })).toMatchObject({ doctor, rejected: [] }),
);

test('a name that may be meant as none is kept with a warning, Na Li without', () => {
  expect(read({ firstName: 'Ana', lastName: 'Null' }).warned).toEqual(['name.looksUnknown']);
  expect(read({ firstName: 'Na', lastName: 'Li' }).warned).toEqual([]);
});

test.each([
  '<UNAVAIL>',
  'TBD',
  'Dr. TBD',
  'N/A',
  '#N/A',
  'NULL',
  'Unknown',
  'Unknown Unknown',
  'NULL, NULL',
  'Unknown Provider',
  'To be determined',
  'Por determinar',
  '---',
  '(none)',
])('%s is nobody', (text) => {
  expect(read({ doctor: text }).rejected).toEqual(['name.placeholder']);
  expect(read({ name: text }).rejected).toEqual(['name.placeholder']);
  expect(read({ doctor: text, center: 'Clínica Sol' })).toMatchObject({
    doctor: 'Clínica Sol',
    rejected: [],
  });
});

test.each([
  ['#REF!', 'text.spreadsheetError'],
  ['#NAME?', 'text.spreadsheetError'],
  ['TBD Smith', 'name.placeholder'],
  ['Ana <UNAVAIL>', 'name.placeholder'],
  ['Jos? P?rez', 'text.lettersLost'],
])('%s never becomes a doctor', (text, key) => {
  expect(read({ doctor: text, center: 'Clínica Sol' }).rejected).toContain(key);
  expect(read({ firstName: text, lastName: 'Ruiz' }).rejected).toContain(key);
});

test('half a name that says nothing is left out and named', () => {
  expect(read({ firstName: '<UNAVAIL>', lastName: 'Pérez' })).toMatchObject({
    doctor: 'Pérez',
    warned: ['name.partLeftOut'],
  });
  expect(read({ firstName: '-', lastName: 'Pérez' })).toMatchObject({ doctor: 'Pérez', warned: [] });
  expect(read({ firstName: '<UNAVAIL>', lastName: 'TBD' }).rejected).toEqual(['name.placeholder']);
});
