import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { craftPng } from '../../../../tests/support/png-chunks.ts';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { RefusedPicture } from '../receive-file.server.ts';
import { reencodePicture } from './re-encode-picture.server.ts';

let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder('drawing');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that reads its file and then says this, in place of the encoder. */
function processSaying(message: string): string {
  const program = path.join(folder, 'taken-over.mjs');
  const source = `process.stdin.resume().on('end', () => process.stdout.write(JSON.stringify(${message})));`;
  writeFileSync(program, source);
  return program;
}

const PICTURE = [craftPng({ width: 1, height: 1 }, Buffer.from([0, 1, 2, 3]))];
/** Source text of a file whose bytes begin as a WebP of this length does. */
const file = (
  width: number,
  {
    length = 20,
    named,
    start = 'RIFF____WEBPVP8L',
  }: { length?: number; named?: number; start?: string } = {},
) =>
  `{ width: ${width}, content: (() => { const bytes = Buffer.alloc(${length}); bytes.write('${start}', 'latin1'); ` +
  `bytes.writeUInt32LE(${(named ?? length) - 8}, 4); return bytes.toString('base64'); })() }`;
const FILE = file(1);
const saying = (width: number, height: number, ...files: string[]) =>
  `{ encoded: { width: ${width}, height: ${height}, files: [${files.join()}] } }`;

test('a picture is encoded', async () => {
  const { width, height, files } = await reencodePicture(PICTURE);
  expect([width, height, files.map((file) => file.width)]).toEqual([1, 1, [1]]);
  expect(Buffer.from(files[0]?.content ?? []).toString('latin1')).toMatch(/^RIFF[\s\S]{4}WEBP/);
});

test.each([
  ['a text for a width', `{ encoded: { width: '1', height: 1, files: [${FILE}] } }`],
  ['no file', '{ encoded: { width: 1, height: 1, files: [] } }'],
  ['a file that is a text', `{ encoded: { width: 1, height: 1, files: [{ width: 1, content: '../x' }] } }`],
  ['a width that is none', `{ encoded: { width: -1, height: 1, files: [${FILE}] } }`],
  ['more than was asked', `{ encoded: { width: 1, height: 1, files: [${FILE}], id: 'other' } }`],
  ['a file that begins as another', saying(1, 1, file(1, { start: '<svg>...........' }))],
  ['a file whose header names another length', saying(1, 1, file(1, { named: 30 }))],
  ['a file that is too short', saying(1, 1, file(1, { length: 16 }))],
  ['a file larger than any is', saying(1600, 2400, file(1600, { length: 16_000_000 }))],
  ['a width that no plan has', saying(500, 1, file(500), file(300))],
  ['a width beyond all', saying(5000, 1, file(5000))],
  ['a height beyond all', saying(1, 9000, FILE)],
  ['a file too many', saying(1, 1, FILE, FILE)],
  ['a file of another width than the picture', saying(2, 1, FILE)],
  ['a problem that nobody knows', `{ problem: 'constructor' }`],
  [
    'a file that is no base64',
    `{ encoded: { width: 1, height: 1, files: [{ width: 1, content: [1, 2] }] } }`,
  ],
  ['a text', `'encoded'`],
  ['nothing that is JSON', 'undefined'],
  ['more than any picture takes', `{ problem: 'x'.repeat(40_000_000) }`],
])('a compromised process that says %s has encoded nothing', async (_, message) => {
  const drawing = reencodePicture(PICTURE, processSaying(message));
  await expect(drawing).rejects.toThrow(RefusedPicture);
  await expect(drawing).rejects.toMatchObject({ fields: [{ field: 'file', key: 'picture.unreadable' }] });
});

test('what the checks ask for passes them', async () => {
  const { files } = await reencodePicture(PICTURE, processSaying(saying(1, 1, FILE)));
  expect(files).toHaveLength(1);
});
