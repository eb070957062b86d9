import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour tokens declared between a line that contains `from` and the next closing brace of that block. */
function coloursAfter(from: string): Map<string, string> {
  const start = css.indexOf(from);
  const block = css.slice(start, css.indexOf('\n  }', start) + 1 || undefined);
  return new Map(
    [...block.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

const daylight = coloursAfter('@theme static');
const highContrast = coloursAfter('@variant high-contrast');

/** Relative luminance after WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['white', 'sea-50', 'sea-100', 'sun-100'] as const;

/** Text colour on ground, as used by primitives and pages. */
const text: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((ground) => [
    ['ink', ground] as const,
    ['ink-soft', ground] as const,
    ['sea-700', ground] as const,
    ['coral-700', ground] as const,
  ]),
  ['sea-600', 'white'],
  ['sea-600', 'sea-50'],
  ['coral-600', 'white'],
  ['coral-700', 'coral-100'],
  ['ink', 'coral-100'],
  ['leaf-700', 'leaf-100'],
  ['leaf-700', 'white'],
  ['ink', 'leaf-100'],
  ['white', 'coral-600'],
  ['white', 'coral-700'],
  ['white', 'sea-900'],
  ['white', 'sea-700'],
  ['sea-100', 'sea-900'],
  ['sun-400', 'sea-900'],
  ['ink', 'sun-400'],
  ['sea-900', 'sun-400'],
];

/** Borders of controls, focus rings and meaningful marks on their ground (WCAG 1.4.11). */
const marks: readonly (readonly [string, string])[] = [
  ['line-strong', 'white'],
  ['line-strong', 'sea-50'],
  ['sea-600', 'white'],
  ['sea-600', 'sun-100'],
  ['sea-600', 'sea-100'],
  ['sun-400', 'sea-900'],
  ['coral-600', 'white'],
  ['coral-600', 'sea-100'],
];

/** The pairs of `pairs` that stay under `least`, each with its ratio, so that a failure names them all. */
function below(least: number, pairs: typeof text, colours: Map<string, string>): string[] {
  return pairs
    .map(([front, ground]) => {
      const [a, b] = [colours.get(front), colours.get(ground)];
      if (!a || !b) throw new Error(`no such colour: ${front} or ${ground}`);
      return { pair: `${front} on ${ground}`, ratio: contrast(a, b) };
    })
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
}

describe('contrast of the palette', () => {
  it('text reaches 4.5:1', () => expect(below(4.5, text, daylight)).toEqual([]));
  it('controls and marks reach 3:1', () => expect(below(3, marks, daylight)).toEqual([]));

  const high = new Map([...daylight, ...highContrast]);
  it('text reaches 7:1 under high contrast', () => expect(below(7, text, high)).toEqual([]));
  it('marks reach 4.5:1 under high contrast', () => expect(below(4.5, marks, high)).toEqual([]));
});
