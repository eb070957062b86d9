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
  const source = `process.stdin.resume().on('end', () => process.send(${message}));`;
  writeFileSync(program, source);
  return program;
}

const PICTURE = [craftPng({ width: 1, height: 1 }, Buffer.from([0, 1, 2, 3]))];
const FILE = '{ width: 1, content: new Uint8Array(3) }';

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
  ['a problem that nobody knows', `{ problem: 'constructor' }`],
  ['a text', `'encoded'`],
])('a compromised process that says %s has encoded nothing', async (_, message) => {
  const drawing = reencodePicture(PICTURE, processSaying(message));
  await expect(drawing).rejects.toThrow(RefusedPicture);
  await expect(drawing).rejects.toMatchObject({ fields: [{ field: 'file', key: 'picture.unreadable' }] });
});
