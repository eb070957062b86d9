import { expect, test } from 'vitest';
import type { FindingGroup } from './finding-groups.ts';
import { mergeValues, valuesToFillIn } from './values-file.ts';

const group = (facts: Pick<FindingGroup, 'field' | 'key' | 'value'>): FindingGroup => ({
  ...facts,
  rows: 1,
  lines: [2],
});

test('words that a person can translate are asked for, by field; what has to be corrected in its row is not', () => {
  const groups = [
    group({ field: 'specialty', key: 'specialty.unknown', value: 'Oncology' }),
    group({ field: 'zipCode', key: 'zipCode.format', value: '3312' }),
    group({ field: 'languages', key: 'languages.unknown', value: 'Klingon' }),
    group({ field: 'specialty', key: 'specialty.unknown', value: '__proto__' }),
  ];
  expect(JSON.stringify(valuesToFillIn(groups))).toBe(
    '{"specialty":{"Oncology":"","__proto__":""},"languages":{"Klingon":""}}',
  );
  expect(valuesToFillIn(groups.slice(1, 2))).toBeUndefined();
});

test('what was filled in earlier stays', () => {
  const unknown = { specialty: { Oncology: '' }, languages: { Klingon: '' } };
  const given = { specialty: { dialysis: 'Internal Medicine' } };
  const earlier = { specialty: { Oncology: 'Internal Medicine', dialysis: '' } };
  expect(mergeValues(unknown, given, earlier)).toEqual({
    specialty: { Oncology: 'Internal Medicine', dialysis: 'Internal Medicine' },
    languages: { Klingon: '' },
  });
});
