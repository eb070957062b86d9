import { expect, test } from 'vitest';
import { explainFailure, PackageProblem } from './explain-failure.ts';

const place = { target: '/srv/site', freeBytes: 9e9 };

test.each([
  ['ENOSPC: no space left on device, write', place, 'The disk that holds /srv/site is full'],
  ["EIO, Input/output error '/srv/site.partial/lib'", { ...place, freeBytes: 4096 }, 'The disk that holds'],
  ['tar ended with 2: tar: -: Wrote only 4096 bytes: No space left on device', place, 'The disk that holds'],
  ["EACCES: permission denied, mkdir '/srv/site.partial'", place, '/srv/site cannot be written'],
])('%s is explained in words', (message, where, words) => {
  expect(explainFailure(new Error(message), where)).toContain(words);
});

test('a disk that is broken, not full, and every fault of ours are not explained away', () => {
  expect(explainFailure(new Error("EIO, Input/output error '/srv/site.partial'"), place)).toBeUndefined();
  expect(explainFailure(new TypeError('undefined is not a function'), place)).toBeUndefined();
});

test('what is a reason already stays as it is', () => {
  expect(explainFailure(new PackageProblem('left-pad 1.0.0 names no licence.'), place)).toBe(
    'left-pad 1.0.0 names no licence.',
  );
});
