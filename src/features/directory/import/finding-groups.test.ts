import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingGroups } from './finding-groups.ts';
import type { RowFinding } from './import-problems.ts';

const unknown = (value: string): RowFinding => ({ field: 'specialty', key: 'specialty.unknown', value });

test('the same value is one group whatever its case and accents, most rows first, with its first lines', () => {
  const groups = new FindingGroups();
  groups.add(2, [unknown('Alergía')]);
  for (const line of [3, 4, 5, 6]) groups.add(line, [unknown(line % 2 ? 'ONCOLOGY' : 'Oncology')]);
  groups.add(7, [unknown('ALERGIA'), { field: 'zipCode', key: 'zipCode.format', value: 'x' }]);
  expect(groups.list()).toEqual([
    { ...unknown('ONCOLOGY'), rows: 4, lines: [3, 4, 5] },
    { ...unknown('Alergía'), rows: 2, lines: [2, 7] },
    { field: 'zipCode', key: 'zipCode.format', value: 'x', rows: 1, lines: [7] },
  ]);
  expect(JSON.parse(JSON.stringify(groups))).toEqual(groups.list());
});

test('however many values a file has, few are kept, and no row of those is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 6000 }), (values) => {
      const groups = new FindingGroups();
      for (const [line, value] of values.entries()) groups.add(line, [unknown(String(value))]);
      const list = groups.list();
      expect(list.length).toBe(Math.min(new Set(values).size, 2000));
      for (const { value, rows } of list) {
        expect(rows).toBe(values.filter((other) => String(other) === value).length);
      }
    }),
    { numRuns: 20 },
  );
});

test('many values of one reason leave room for those of another', () => {
  const groups = new FindingGroups();
  for (let line = 2; line < 2500; line++)
    groups.add(line, [{ field: 'phone', key: 'phone.invalid', value: String(line) }]);
  groups.add(2500, [unknown('Oncology')]);
  expect(groups.list()).toContainEqual({ ...unknown('Oncology'), rows: 1, lines: [2500] });
});
