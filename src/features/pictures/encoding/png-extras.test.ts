import fc from 'fast-check';
import { expect, test } from 'vitest';
import { craftPng, pngChunk } from '../../../../tests/support/png-chunks.ts';
import { withoutPngExtras } from './png-extras.ts';

const plain = craftPng({ width: 1, height: 1 }, Buffer.alloc(4));
const pngWith = (...chunks: Buffer[]) => craftPng({ width: 1, height: 1 }, Buffer.alloc(4), chunks);

test('texts and unknown chunks go, the picture stays letter by letter', () => {
  const extras = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((type) => pngChunk(type, Buffer.from('x')));
  expect(withoutPngExtras(pngWith(...extras))).toEqual(plain);
  expect(withoutPngExtras(plain)).toEqual(plain);
});

test('a colour profile stays while it is small', () => {
  const small = pngWith(pngChunk('iCCP', Buffer.alloc(3_000)));
  expect(withoutPngExtras(small)).toEqual(small);
  expect(withoutPngExtras(pngWith(pngChunk('iCCP', Buffer.alloc(20_000))))).toEqual(plain);
});

test('what stands behind the end goes', () => {
  expect(withoutPngExtras(Buffer.concat([plain, Buffer.from('PK and more')]))).toEqual(plain);
});

test('a PNG that breaks off stays broken', () => {
  const half = plain.subarray(0, plain.length - 20);
  expect(plain.subarray(0, withoutPngExtras(half).length)).toEqual(withoutPngExtras(half));
  expect(withoutPngExtras(half).length).toBeLessThan(plain.length);
});

test('no bytes at all break it, and other files stay as they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isPng) => {
      const file = isPng ? Buffer.concat([plain.subarray(0, 8), bytes]) : Buffer.from(bytes);
      const kept = withoutPngExtras(file);
      if (!isPng) expect(kept).toEqual(file);
      expect(kept.length).toBeLessThanOrEqual(file.length);
    }),
  );
});
