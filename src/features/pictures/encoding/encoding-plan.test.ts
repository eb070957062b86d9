import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PictureHeader, planEncoding } from './encoding-plan.ts';

function header(given: Partial<PictureHeader> & { width: number; height: number }): PictureHeader {
  return {
    format: 'jpeg',
    upright: { width: given.width, height: given.height },
    channels: 3,
    bytesPerSample: 1,
    isProgressive: false,
    chromaSubsampling: '4:2:0',
    isTurned: false,
    frames: 1,
    ...given,
  };
}

test.each([
  [4000, 3000, [1600, 960, 480]],
  [1600, 1000, [1600, 960, 480]],
  [1200, 750, [1200, 960, 480]],
  [480, 300, [480]],
  [300, 200, [300]],
  [1, 1, [1]],
])('a picture of %i by %i is encoded in the widths %j', (width, height, widths) => {
  expect(planEncoding(header({ width, height }))).toEqual({ widths });
});

test('a picture that is turned is measured as it is looked at', () => {
  const turned = header({
    width: 3000,
    height: 1000,
    isTurned: true,
    upright: { width: 1000, height: 3000 },
  });
  expect(planEncoding(turned)).toEqual({ widths: [800, 480] });
});

test('several frames are not encoded', () => {
  expect(planEncoding(header({ format: 'gif', width: 10, height: 10, frames: 2 }))).toEqual({
    problem: 'animated',
  });
});

test.each([
  ['a side of 30,000 pixels', { width: 30_000, height: 10 }],
  ['too many pixels', { width: 8_000, height: 8_000 }],
  [
    'many pixels that come in passes',
    { width: 6_000, height: 6_000, isProgressive: true, chromaSubsampling: '4:4:4' },
  ],
  [
    'an interlaced bomb',
    { format: 'png', width: 6_000, height: 6_000, isProgressive: true, bytesPerSample: 2 },
  ],
  ['a bomb in WebP', { format: 'webp', width: 6_000, height: 6_000 }],
  ['a bomb in GIF', { format: 'gif', width: 6_000, height: 6_000 }],
])('%s is refused before anything is decoded', (_name, given) => {
  expect(planEncoding(header(given))).toEqual({ problem: 'tooManyPixels' });
});

test('a large photo of a phone is encoded', () => {
  expect(planEncoding(header({ width: 5_000, height: 4_000, isProgressive: true }))).toHaveProperty('widths');
  expect(planEncoding(header({ format: 'png', width: 7_000, height: 5_000 }))).toHaveProperty('widths');
});

test('no file is wider than the picture, or higher than 2,400 pixels', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const plan = planEncoding(header({ width, height }));
      if ('problem' in plan) return;
      const [widest = 0] = plan.widths;
      expect(widest).toBeGreaterThan(0);
      expect(widest).toBeLessThanOrEqual(Math.min(width, 1600));
      expect(widest === 1 || (height * widest) / width <= 2_400).toBe(true);
      expect(plan.widths).toEqual(plan.widths.toSorted((a, b) => b - a));
      expect(new Set(plan.widths).size).toBe(plan.widths.length);
    }),
  );
});
