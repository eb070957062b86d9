import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { readSimpleArray } from './text-arrays.ts';

test('arrays of texts come back as they were sent, whatever stands in them', async () => {
  const { pool, close } = await openDatabase(inject('maintenanceAddress'), { max: 1, statementTimeoutMs: 0 });
  const element = fc.oneof(
    fc.constantFrom('English', 'Haitian Creole', '', 'NULL', 'null', 'a,b', '{', '}', '"', '\\', ' x', null),
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  );
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(element, { maxLength: 6 }), async (texts) => {
        const { rows } = await pool.query<{ texts: unknown }>('SELECT $1::text[] AS texts', [texts]);
        expect(rows).toEqual([{ texts }]);
      }),
      { numRuns: 300 },
    );
  } finally {
    await close();
  }
});

test('what the directory has in its arrays is read without the driver', () => {
  expect(readSimpleArray('{English,"Haitian Creole",Spanish}')).toEqual([
    'English',
    'Haitian Creole',
    'Spanish',
  ]);
  expect(readSimpleArray('{}')).toEqual([]);
  expect(readSimpleArray('{{a},{b}}')).toBeUndefined();
});
