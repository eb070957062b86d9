import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_KEPT, readIds, readSharedList } from './shortlist.ts';

/* The ids of a list that somebody sends (docs/product/directory.md, Shortlist). */

const [A, B] = ['0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11', '1f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11'] as const;
const many = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  );

describe('a list of ids', () => {
  test.each([
    ['', [], true],
    [A, [A], true],
    [`${A},${B}`, [A, B], true],
    [`${B},${A},${B}`, [B, A], true],
    [` ${A.toUpperCase()}, ${B}.`, [A, B], true],
    [`${A},1f8e7a52-5d0b`, [A], false],
    [`${A},ana`, [A], false],
    ['ana', [], false],
  ])('%j', (text, ids, isWhole) => {
    expect(readIds(text)).toEqual({ ids, isWhole });
  });

  test('is as long as a list may be, and says when there were more', () => {
    expect(readIds(many(MOST_KEPT).join(','))).toEqual({ ids: many(MOST_KEPT), isWhole: true });
    expect(readIds(many(MOST_KEPT + 1).join(','))).toEqual({ ids: many(MOST_KEPT), isWhole: false });
    expect(readIds(many(1000).join(','))).toEqual({ ids: many(MOST_KEPT), isWhole: false });
  });

  test('whatever is written, a few ids come out of it, each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.uuid()).map(String)), (text) => {
        const { ids } = readIds(text);
        expect(ids.length).toBeLessThanOrEqual(MOST_KEPT);
        expect(new Set(ids).size).toBe(ids.length);
        expect(readSharedList({ ids: ids.join(',') })).toEqual({ ids, isWhole: true });
      }),
    );
  });
});
