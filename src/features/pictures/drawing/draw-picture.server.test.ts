import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { craftPng } from '../../../../tests/support/png-chunks.ts';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { RefusedPicture } from '../refused-picture.server.ts';
import { drawPicture } from './draw-picture.server.ts';

let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder('drawing');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that reads its file and then says this, in place of the one that draws. */
function processSaying(message: string): string {
  const program = path.join(folder, 'taken-over.mjs');
  const source = `process.stdin.resume().on('end', () => process.send(${message}));`;
  writeFileSync(program, source);
  return program;
}

const PICTURE = [craftPng({ width: 1, height: 1 }, Buffer.from([0, 1, 2, 3]))];
const FILE = '{ width: 1, content: new Uint8Array(3) }';

test('a picture is drawn', async () => {
  const { width, height, files } = await drawPicture(PICTURE);
  expect([width, height, files.map((file) => file.width)]).toEqual([1, 1, [1]]);
  expect(Buffer.from(files[0]?.content ?? []).toString('latin1')).toMatch(/^RIFF[\s\S]{4}WEBP/);
});

test.each([
  ['a text for a width', `{ drawn: { width: '1', height: 1, files: [${FILE}] } }`],
  ['no file', '{ drawn: { width: 1, height: 1, files: [] } }'],
  ['a file that is a text', `{ drawn: { width: 1, height: 1, files: [{ width: 1, content: '../x' }] } }`],
  ['a width that is none', `{ drawn: { width: -1, height: 1, files: [${FILE}] } }`],
  ['more than was asked', `{ drawn: { width: 1, height: 1, files: [${FILE}], id: 'other' } }`],
  ['a problem that nobody knows', `{ problem: 'constructor' }`],
  ['a text', `'drawn'`],
])('a compromised process that says %s has drawn nothing', async (_, message) => {
  const drawing = drawPicture(PICTURE, processSaying(message));
  await expect(drawing).rejects.toThrow(RefusedPicture);
  await expect(drawing).rejects.toMatchObject({ fields: [{ field: 'file', key: 'picture.unreadable' }] });
});
