import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReadableLine, toReadableLines, toReadableText } from './readable-text.ts';

test.each([
  ["Word's line break", 'Uno\vDos', 'Uno\nDos'],
  ['a page break', 'Uno\fDos', 'Uno\nDos'],
  ['a line separator', 'Uno\u2028Dos', 'Uno\nDos'],
  ['a paragraph separator', 'Uno\u2029Dos', 'Uno\nDos'],
  ['the next-line character', 'Uno\u0085Dos', 'Uno\nDos'],
  ['a carriage return', 'Uno\rDos', 'Uno\nDos'],
  ['other control characters', 'U\0n\u0007o\u001b\u007f\u009f', 'Uno'],
  ['halves of characters', '\ud83dUno\ude00', 'Uno'],
  ['what can be read', 'Uno\n\n\tDos 😀 \u200bñ', 'Uno\n\n\tDos 😀 \u200bñ'],
])('%s: %j becomes %j', (_what, text, readable) => {
  expect(toReadableText(text)).toBe(readable);
  expect(toReadableLines(text)).toBe(readable);
});

test('line ends of two characters stay, become one, or a space', () => {
  expect(toReadableText('Uno\r\n\r\nDos')).toBe('Uno\r\n\r\nDos');
  expect(toReadableLines('Uno\r\n\r\nDos')).toBe('Uno\n\nDos');
  expect(toReadableLine('Uno\r\n\r\nDos\tTres\vCuatro')).toBe('Uno Dos Tres Cuatro');
});

test('whatever is given, what comes out is readable, no longer, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [toReadableText, toReadableLines, toReadableLine]) {
        const readable = read(text);
        expect(readable.isWellFormed()).toBe(true);
        expect(readable.length).toBeLessThanOrEqual(text.length);
        expect(read(readable)).toBe(readable);
      }
      expect(toReadableLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(toReadableLines(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029]/u);
    }),
  );
});
