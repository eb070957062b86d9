import { describe, expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpPicture } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238's appendix B for SHA-1, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SECOND = 1000;

/** Time in seconds, step in hexadecimal and code as RFC 6238 lists them; the codes there have eight digits. */
const VECTORS = [
  [59, '0000000000000001', '94287082'],
  [1111111109, '00000000023523EC', '07081804'],
  [1111111111, '00000000023523ED', '14050471'],
  [1234567890, '000000000273EF07', '89005924'],
  [2000000000, '0000000003F940AA', '69279037'],
  [20000000000, '0000000027BC86AA', '65353130'],
] as const;

describe('RFC 6238, appendix B', () => {
  // Six digits are the last six of eight: the number is taken modulo a power of ten (RFC 4226, 5.3).
  test.each(VECTORS)('at %i seconds the step is %s and the code ends %s', (seconds, step, digits) => {
    expect(findTotpStep(SECRET, digits.slice(2), seconds * SECOND)).toBe(Number.parseInt(step, 16));
  });
});

describe('a clock that differs', () => {
  const [seconds, step, digits] = VECTORS[4];
  const begin = Math.floor(seconds / 30) * 30;
  const findAt = (now: number) => findTotpStep(SECRET, digits.slice(2), now * SECOND);

  test('by one step either way is the same code', () => {
    for (const now of [begin - 30, begin - 1, begin, begin + 29, begin + 59]) {
      expect(findAt(now), String(now)).toBe(Number.parseInt(step, 16));
    }
  });

  test('by more, or an hour, is none', () => {
    for (const now of [begin - 31, begin + 60, begin + 3600])
      expect(findAt(now), String(now)).toBeUndefined();
  });
});

test('a secret has 160 bits and is never the same', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the picture is an SVG and has no text of its own', () => {
  const picture = totpPicture(SECRET, { brand: 'Clínica & Co', username: '<ana>' });
  const svg = Buffer.from(picture.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><rect/);
  expect(svg).not.toMatch(/ana|GEZD/);
});
