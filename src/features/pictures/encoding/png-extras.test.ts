import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { craftPng, pngChunk } from '../../../../tests/support/png-chunks.ts';
import { pngFrames, withoutPngExtras } from './png-extras.server.ts';

const plain = craftPng({ width: 1, height: 1 }, Buffer.alloc(4));
const pngWith = (...chunks: Buffer[]) => craftPng({ width: 1, height: 1 }, Buffer.alloc(4), chunks);

test('texts and unknown chunks go, the picture stays letter by letter', () => {
  const extras = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((type) => pngChunk(type, Buffer.from('x')));
  expect(withoutPngExtras(pngWith(...extras))).toEqual(plain);
  expect(withoutPngExtras(plain)).toEqual(plain);
});

/** A colour profile as a PNG packs it: name, zero, method, bytes. */
const profile = (bytes: Buffer) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('sRGB\0\0'), deflateSync(bytes)]));

test('a colour profile stays, however large profiles are', () => {
  const small = pngWith(profile(Buffer.alloc(3_000)));
  expect(withoutPngExtras(small)).toEqual(small);
  const large = pngWith(profile(randomBytes(2_000_000)));
  expect(withoutPngExtras(large)).toEqual(large);
});

test('what says it is a colour profile and unpacks to something huge, or to nothing, goes', () => {
  expect(withoutPngExtras(pngWith(profile(Buffer.alloc(9_000_000))))).toEqual(plain);
  expect(withoutPngExtras(pngWith(pngChunk('iCCP', Buffer.from('sRGB\0\0no profile'))))).toEqual(plain);
});

test.for([
  [[], 1],
  [[1], 1],
  [[3], 3],
] as const)('an animation of %j pictures counts as %i', ([claims, frames]) => {
  const chunks = claims.map((count) => pngChunk('acTL', Buffer.from([0, 0, 0, count, 0, 0, 0, 0])));
  expect(pngFrames(pngWith(...chunks))).toBe(frames);
});

test('a GIF, and a PNG whose animation says nothing, are one picture', () => {
  expect(pngFrames(Buffer.from('GIF89a'))).toBe(1);
  expect(pngFrames(pngWith(pngChunk('acTL', Buffer.alloc(2))))).toBe(1);
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
      expect(pngFrames(file)).toBeGreaterThanOrEqual(0);
    }),
  );
});
