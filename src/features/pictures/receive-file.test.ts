import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPictureType } from './receive-file.server.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF87a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
] as const)('%s is recognized by its first bytes', (type, head) => {
  expect(readPictureType(bytes(head))).toBe(type);
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['a program', 'MZ\x90\0\x03\0\0\0'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['BMP', 'BM\x46\0\0\0'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a sound', 'RIFF\x10\0\0\0WAVEfmt '],
  ['nothing', ''],
  ['half a name', 'GIF8'],
])('%s is no picture', (_name, head) => {
  expect(readPictureType(bytes(head))).toBeUndefined();
});

test('no bytes at all break it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (head) => {
      readPictureType(head);
    }),
  );
});
