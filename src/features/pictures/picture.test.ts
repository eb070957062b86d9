import { expect, test } from 'vitest';
import { picturePath, pictureSources, readPicturePath } from './picture.ts';

const ID = '0b54e1c2-6c1f-4d3e-9a58-0d5b3f6d7e11';

test('a path names its picture', () => {
  expect(readPicturePath(picturePath(ID))).toBe(ID);
});

test.each([
  '',
  'heat',
  '/objects/',
  '/objects/1',
  `/objects/${ID}/`,
  `/objects/${ID}?w=480`,
  `//x/objects/${ID}`,
])('"%s" names none', (path) => {
  expect(readPicturePath(path)).toBeUndefined();
  expect(pictureSources(path)).toBeUndefined();
});

test('a picture is offered in all widths', () => {
  expect(pictureSources(picturePath(ID))).toBe(
    `/objects/${ID}?w=480 480w, /objects/${ID}?w=960 960w, /objects/${ID}?w=1600 1600w`,
  );
});
