import { expect, test } from 'vitest';
import { sharedSettings } from './shared-settings.ts';

const store = {
  bucket: 'pictures',
  region: 'us-east-1',
  endpoint: 'https://store.example',
  accessKeyId: 'id',
  secretAccessKey: 'a secret',
  forcePathStyle: true,
};
const valuesOf = (origin: string, s3?: typeof store) =>
  sharedSettings({ site: { origin }, s3 }).map(([, value]) => value);

test('servers of a public address agree on it and on where pictures lie; its secrets are none of that', () => {
  expect(valuesOf('https://a.example', store)).toEqual([
    'https://a.example',
    'pictures at https://store.example',
  ]);
  expect(valuesOf('https://a.example', { ...store, endpoint: 'https://other.example' })[1]).not.toEqual(
    valuesOf('https://a.example', store)[1],
  );
  expect(valuesOf('https://a.example')[1]).not.toEqual(valuesOf('https://a.example', store)[1]);
});

test('servers that only this machine reaches say nothing', () => {
  expect(valuesOf('http://localhost:3000', store)).toEqual([undefined, undefined]);
  expect(valuesOf('http://127.0.0.1:3001')).toEqual([undefined, undefined]);
});
