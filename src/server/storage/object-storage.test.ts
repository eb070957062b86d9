import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORAGE_KINDS, startS3Server, type TestStorage } from '../../../tests/support/object-stores.ts';
import { StartError, Unavailable } from '../errors.ts';
import { openObjectStorage } from './object-storage.ts';

describe.each(Object.entries(STORAGE_KINDS))('storage on %s', (_kind, open) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.discard());

  test('what is put is read back letter by letter, until it is removed', async () => {
    const content = randomBytes(700_000);
    await storage.objects.put('pictures/a/1.webp', content, 'image/webp');
    const read = await storage.objects.read('pictures/a/1.webp');
    expect(read?.byteLength).toBe(content.byteLength);
    expect(content.equals(read ?? new Uint8Array())).toBe(true);
    await storage.objects.remove('pictures/a/1.webp');
    expect(await storage.objects.read('pictures/a/1.webp')).toBeUndefined();
  });

  test('put again, it is replaced', async () => {
    await storage.objects.put('pictures/b/1.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    await storage.objects.put('pictures/b/1.webp', new Uint8Array([4]), 'image/webp');
    expect(Array.from((await storage.objects.read('pictures/b/1.webp')) ?? [])).toEqual([4]);
    await storage.objects.remove('pictures/b/1.webp');
  });

  test('removing what is not there is no error', async () => {
    await storage.objects.remove('pictures/nothing/1.webp');
  });

  test('a list has every object of its folder and no other', async () => {
    const put = (key: string) => storage.objects.put(key, new Uint8Array([1]), 'image/webp');
    await Promise.all(['pictures/x/480.webp', 'pictures/x/960.webp', 'pictures-of-others/y/1.webp'].map(put));
    const found = [];
    for await (const { key, changedAt } of storage.objects.list('pictures')) {
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
      found.push(key);
    }
    expect(found.sort()).toEqual(['pictures/x/480.webp', 'pictures/x/960.webp']);
  });
});

describe('storage that cannot be used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'costa-clara-objects-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a write that fails leaves no part behind, and is reported as an outage', async () => {
    const objects = await openObjectStorage({ folder });
    mkdirSync(path.join(folder, 'pictures/taken/1.webp/by-a-folder'), { recursive: true });
    await expect(objects.put('pictures/taken/1.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow(
      Unavailable,
    );
    expect(readdirSync(path.join(folder, 'pictures/taken'))).toEqual(['1.webp']);
  });

  test('a file in the place of the folder stops the start', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(openObjectStorage({ folder: file })).rejects.toThrow();
  });

  test('a bucket that is not there stops the start, without saying the secret', async () => {
    const { settings, stop } = await startS3Server();
    const opening = openObjectStorage({ s3: { ...settings, bucket: 'no-such-bucket' } });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow('no-such-bucket');
    await expect(opening).rejects.not.toThrow(settings.secretAccessKey);
    await stop();
  });

  test('a store that does not answer lets the site start, and is reported', async () => {
    const { settings, stop } = await startS3Server();
    await stop();
    const outages: unknown[] = [];
    const objects = await openObjectStorage({ s3: settings }, (error) => outages.push(error));
    expect(outages).toHaveLength(1);
    await expect(objects.read('pictures/a/1.webp')).rejects.toThrow(Unavailable);
  });

  test('something else that answers 200 at its address has stored nothing', async () => {
    const page = createServer((_request, response) => response.end('<p>Welcome</p>'));
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { port } = page.address() as AddressInfo;
    const { settings, stop } = await startS3Server();
    await stop();
    const endpoint = `http://127.0.0.1:${port}`;
    const objects = await openObjectStorage({ s3: { ...settings, endpoint } });
    const storing = objects.put('pictures/a/1.webp', new Uint8Array(9), 'image/webp');
    await expect(storing).rejects.toThrow(Unavailable);
    page.closeAllConnections();
    page.close();
  });

  test('one that falls silent is given up within the ten seconds of a request', {
    timeout: 10_000,
  }, async () => {
    let isSilent = false;
    const store = createServer((request, response) => {
      if (!isSilent) response.setHeader('ETag', '"1"').end();
      // Of a picture that is read the first byte still comes; of one that is stored nothing is heard any more.
      else if (request.method === 'GET') response.setHeader('Content-Length', 9).write('1');
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const { settings, stop } = await startS3Server();
    await stop();
    const objects = await openObjectStorage({ s3: { ...settings, endpoint: `http://127.0.0.1:${port}` } });
    isSilent = true;
    await Promise.all([
      expect(objects.put('pictures/a/1.webp', new Uint8Array(9), 'image/webp')).rejects.toThrow(Unavailable),
      expect(objects.read('pictures/a/1.webp')).rejects.toThrow(Unavailable),
    ]);
    store.closeAllConnections();
    store.close();
  });
});
