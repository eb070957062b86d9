import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnusableImport } from './import-problems.ts';
import { CSV_FIELDS, findCsvField, recogniseColumns } from './provider-csv-columns.ts';

const none = new Map<string, string>();
const header = ['Nombre', 'Especialidad', 'Dirección', 'Ciudad', 'Código Postal'];

test.each([
  ['Código Postal', 'zipCode'],
  ['codigo_postal', 'zipCode'],
  ['ZIP Code', 'zipCode'],
  ['DIRECCION', 'address'],
  ['Teléfono', 'phone'],
  ['Correo electrónico', 'email'],
  ['Acepta nuevos pacientes', 'acceptingNewPatients'],
  ['Aceptan nuevos pacientes', 'acceptingNewPatients'],
  ['Accepting New Patients', 'acceptingNewPatients'],
  ['Panel A', 'panelA'],
  ['Idiomas', 'languages'],
  ['latitude', undefined],
  ['', undefined],
])('the column "%s" is %s', (name, field) => expect(findCsvField(name)).toBe(field));

test('every field is found by its own name in any case and spacing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CSV_FIELDS), fc.constantFrom(' ', '_', '-', '.'), (field, separator) => {
      const spaced = field.replace(/[A-Z]/g, (letter) => separator + letter);
      for (const name of [field, spaced, spaced.toUpperCase()]) expect(findCsvField(name)).toBe(field);
    }),
  );
});

test('a Spanish header is recognised, other columns are named', () => {
  const columns = recogniseColumns([...header, 'Notas'], none);
  expect(Object.fromEntries(columns.positions)).toEqual({
    name: 0,
    specialty: 1,
    address: 2,
    city: 3,
    zipCode: 4,
  });
  expect(columns.ignored).toEqual(['Notas']);
});

test('a mapping wins over recognition, and the first of two columns counts', () => {
  const columns = recogniseColumns([...header, 'Tipo', 'Ciudad'], new Map([['tipo', 'specialty']]));
  expect(columns.positions.get('specialty')).toBe(5);
  expect(columns.positions.get('city')).toBe(3);
  expect(columns.ignored).toEqual(['Especialidad', 'Ciudad']);
});

test.each([
  [['a', 'b'], none, /no column recognised as name .*specialty, address, city, zipCode/],
  [header, new Map([['Tipo', 'specialty']]), /no column "Tipo"/],
  [header, new Map([['Ciudad', 'planet']]), /no field "planet"/],
])('a header that does not do says why', (names, mapping, message) => {
  expect(() => recogniseColumns(names, mapping)).toThrow(UnusableImport);
  expect(() => recogniseColumns(names, mapping)).toThrow(message);
});
