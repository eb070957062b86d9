import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { Unavailable } from '#server/errors.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { sessions } from '#server/sessions/sessions.table.ts';
import { storeAdministrator, type TestAdministrator } from '../../../tests/support/administrator-session.ts';
import { STORAGE_KINDS, type TestStorage } from '../../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type ObjectsApiDependencies, objectsApi, oneAtATime } from './objects.api.server.ts';
import { pictureFiles } from './picture-files.server.ts';
import { pictures } from './pictures.table.ts';

const ORIGIN = 'http://localhost:3000';
const UPLOAD_LIMIT = 5 * 1024 * 1024;

let database: TestDatabase;
let storage: TestStorage;
let admin: TestAdministrator;
/** One that is encoded in two widths: larger ones take longer, and are for the tests about widths. */
let photo: Buffer;
let widePhoto: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  [photo, widePhoto] = await Promise.all([takePhoto(800, 500), takePhoto(2000, 1250)]);
});

function takePhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a5563' } })
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}
afterAll(() => database.discard());

function site(given: Partial<ObjectsApiDependencies> = {}): Hono {
  const log = createLogger('silent');
  const guard = sessionGuard({ database: database.db, publicOrigin: ORIGIN });
  const shared = { database: database.db, objects: storage.objects };
  const app = new Hono();
  app.onError((error, context) => problemResponse(error, context, log));
  app.route(
    '/api/objects',
    objectsApi({
      ...shared,
      guard,
      publicOrigin: ORIGIN,
      uploadsPerMinute: 1000,
      ...given,
    }),
  );
  app.route('/', pictureFiles({ ...shared, countCall: async () => {}, log }));
  return app;
}

async function addressFor(app: Hono, headers: Record<string, string> = admin.headers): Promise<string> {
  const response = await app.request('/api/objects/upload', { method: 'POST', headers });
  expect(response.status).toBe(200);
  return (await response.json()).uploadURL;
}

type Body = BodyInit | ReadableStream<Uint8Array>;

function send(app: Hono, address: string, body: Body, headers: Record<string, string> = {}) {
  const init = { method: 'PUT', body, duplex: 'half', headers: { ...admin.headers, ...headers } };
  return app.request(new URL(address).pathname, init);
}

function configure(app: Hono, imageURL: unknown) {
  return app.request('/api/objects/acl', {
    method: 'PUT',
    headers: { ...admin.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageURL }),
  });
}

const asBody = (bytes: Buffer) => new Uint8Array(bytes);
const stored = () => database.db.select().from(pictures);
const message = async (response: Response) => (await response.json()).message;

async function expectNothingStored() {
  expect(await stored()).toEqual([]);
  expect(await storage.keys()).toEqual([]);
}

describe.each(Object.entries(STORAGE_KINDS))('uploads, kept on %s', (_kind, open) => {
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.discard());
  beforeEach(async () => {
    admin = await storeAdministrator(database.db, { origin: ORIGIN });
  });
  afterEach(async () => {
    await database.db.delete(pictures);
    for (const key of await storage.keys()) await storage.objects.remove(key);
  });

  test('a photo is uploaded, configured and shown, re-encoded and without its metadata', async () => {
    const app = site();
    const address = await addressFor(app);
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/objects\/upload\/[\w.-]+$/);
    const uploaded = await send(app, address, asBody(widePhoto));
    expect(uploaded.status).toBe(200);
    expect(uploaded.headers.get('ETag')).toMatch(/^"[0-9a-f-]{36}"$/);
    const configured = await configure(app, address);
    const { objectPath } = await configured.json();
    expect(objectPath).toMatch(/^\/objects\/[0-9a-f-]{36}$/);
    expect(uploaded.headers.get('Location')).toBe(objectPath);

    const shown = await app.request(objectPath);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { format, width, height, exif, icc } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc }).toEqual({
      format: 'webp',
      width: 1600,
      height: 1000,
      exif: undefined,
      icc: undefined,
    });
    expect(bytes.includes('somebody')).toBe(false);
  });

  test('a picture is there in its widths, and kept by browsers', async () => {
    const app = site();
    const { objectPath } = await (await send(app, await addressFor(app), asBody(widePhoto))).json();
    for (const [asked, given] of Object.entries({
      '?w=480': 480,
      '?w=960': 960,
      '?w=1600': 1600,
      '': 1600,
    })) {
      const bytes = await (await app.request(`${objectPath}${asked}`)).arrayBuffer();
      expect((await sharp(bytes).metadata()).width).toBe(given);
    }
    const tag = (await app.request(objectPath)).headers.get('ETag') ?? '';
    expect((await app.request(objectPath, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await app.request(`${objectPath}?w=481`)).status).toBe(404);
  });

  test('a small picture is not made larger; the next width answers for one that it lacks', async () => {
    const app = site();
    const small = await sharp({ create: { width: 700, height: 300, channels: 4, background: '#ffc24b80' } })
      .png()
      .toBuffer();
    const { objectPath } = await (await send(app, await addressFor(app), asBody(small))).json();
    const widthAt = async (query: string) =>
      (await sharp(await (await app.request(`${objectPath}${query}`)).arrayBuffer()).metadata()).width;
    expect([await widthAt('?w=480'), await widthAt('?w=960'), await widthAt('')]).toEqual([480, 700, 700]);
    expect(await stored()).toMatchObject([{ width: 700, height: 300, widths: [700, 480] }]);
  });

  test('a photo taken upright is stored upright', async () => {
    const turned = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const app = site();
    await send(app, await addressFor(app), asBody(turned));
    expect(await stored()).toMatchObject([{ width: 500, height: 1000 }]);
  });

  test('who uploaded it is in the activity list', async () => {
    const app = site();
    const { objectPath } = await (await send(app, await addressFor(app), asBody(photo))).json();
    const entries = await database.db.select().from(activity);
    expect(entries.filter(({ subject }) => subject === objectPath)).toMatchObject([
      { action: 'picture-uploaded', username: admin.username, details: { width: 800, height: 500 } },
    ]);
    expect(await stored()).toMatchObject([{ uploadedBy: admin.username }]);
  });

  test('sent again to the same address, it is the same picture', async () => {
    const app = site();
    const address = await addressFor(app);
    const both = await Promise.all([send(app, address, asBody(photo)), send(app, address, asBody(photo))]);
    const again = await send(app, address, 'anything at all');
    const tags = [...both, again].map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(1);
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await storage.keys()).toHaveLength(2);
  });

  test('two uploads at once are two pictures', async () => {
    const app = site();
    const addresses = [await addressFor(app), await addressFor(app)];
    const answers = await Promise.all(addresses.map((address) => send(app, address, asBody(photo))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(2);
  });

  test('a file above 5 MB is refused, while it is read or before, and leaves nothing behind', async () => {
    const app = site();
    const tooLarge = new Uint8Array(UPLOAD_LIMIT + 1);
    tooLarge.set(photo.subarray(0, 1000));
    const declared = { 'Content-Length': String(tooLarge.byteLength) };
    expect((await send(app, await addressFor(app), tooLarge, declared)).status).toBe(413);

    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(tooLarge.subarray(0, 100_000));
        pulled += 100_000;
      },
    });
    expect((await send(app, await addressFor(app), endless)).status).toBe(413);
    expect(pulled).toBeLessThan(UPLOAD_LIMIT + 1_000_000);
    await expectNothingStored();
  });

  test('half an upload leaves nothing behind', async () => {
    const app = site();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(photo.subarray(0, 1000)),
      pull: (controller) => controller.error(new Error('the connection broke')),
    });
    expect((await send(app, await addressFor(app), broken)).status).toBe(400);
    expect(
      (await send(app, await addressFor(app), asBody(photo.subarray(0, photo.length - 400)))).status,
    ).toBe(422);
    await expectNothingStored();
  });

  test('a storage that fails answers 503, and neither row nor entry says otherwise', async () => {
    const before = await database.db.$count(activity);
    const failing = { ...storage.objects, put: () => Promise.reject(new Unavailable()) };
    const app = site({ objects: failing });
    expect((await send(app, await addressFor(app), asBody(photo))).status).toBe(503);
    await expectNothingStored();
    expect(await database.db.$count(activity)).toBe(before);
  });
});

describe('uploads that must not be', () => {
  beforeAll(async () => {
    storage = await STORAGE_KINDS.disk();
  });
  afterAll(() => storage.discard());
  beforeEach(async () => {
    admin = await storeAdministrator(database.db, { origin: ORIGIN });
  });

  const calls = [
    ['POST', '/api/objects/upload'],
    ['PUT', '/api/objects/upload/anything'],
    ['PUT', '/api/objects/acl'],
  ];

  test.each(calls)('%s %s needs an administrator who is signed in', async (method, path) => {
    expect((await site().request(path, { method, headers: { Origin: ORIGIN } })).status).toBe(401);
  });

  test.each(calls)('%s %s needs a page of this site', async (method, path) => {
    const headers = { ...admin.headers, Origin: 'https://elsewhere.example' };
    expect((await site().request(path, { method, headers })).status).toBe(403);
  });

  test('an address is good for a quarter of an hour, then says so', async () => {
    const address = await addressFor(site());
    const later = site({ now: () => new Date(Date.now() + 15 * 60_000) });
    const response = await send(later, address, asBody(photo));
    expect(response.status).toBe(403);
    expect(await message(response)).toBe('Request has expired');
    await expectNothingStored();
  });

  test('an address is good for the session that asked for it', async () => {
    const app = site();
    const address = await addressFor(app);
    admin = await storeAdministrator(database.db, { origin: ORIGIN });
    expect((await send(app, address, asBody(photo))).status).toBe(403);
    await database.db.delete(sessions);
    expect((await send(app, address, asBody(photo))).status).toBe(401);
    await expectNothingStored();
  });

  test.each(['nothing', '%00', '..%2f..%2fetc', 'a'.repeat(300)])(
    'nothing is at the address %s',
    async (token) => {
      expect((await send(site(), `${ORIGIN}/api/objects/upload/${token}`, asBody(photo))).status).toBe(404);
    },
  );

  test('what is no picture is refused by its content, whatever it is called', async () => {
    const app = site();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const response = await send(app, await addressFor(app), svg, { 'Content-Type': 'image/png' });
    expect(response.status).toBe(415);
    expect((await send(app, await addressFor(app), 'MZ\x90\0 a program')).status).toBe(415);
    await expectNothingStored();
  });

  test('an empty file is refused with its field', async () => {
    const app = site();
    const response = await send(app, await addressFor(app), new Uint8Array());
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual([{ field: 'file', key: 'picture.empty' }]);
  });

  test('a picture that moves is refused with its field', async () => {
    const frame = { width: 10, height: 10, channels: 3 as const };
    const frames = ['#f00', '#00f'].map((background) =>
      sharp({ create: { ...frame, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const app = site();
    const response = await send(app, await addressFor(app), asBody(moving));
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual([{ field: 'file', key: 'picture.animated' }]);
    await expectNothingStored();
  });

  test('only a few files are in hand at one time; the next is told when to come back', async () => {
    const app = site();
    const open: ReadableStreamDefaultController<Uint8Array>[] = [];
    const waiting: Promise<Response>[] = [];
    for (const address of await Promise.all(Array.from({ length: 4 }, () => addressFor(app)))) {
      const begun = Promise.withResolvers<void>();
      const body = new ReadableStream<Uint8Array>(
        { start: (controller) => void open.push(controller), pull: () => begun.resolve() },
        { highWaterMark: 0 },
      );
      waiting.push(Promise.resolve(send(app, address, body)));
      await begun.promise;
    }
    const response = await send(app, await addressFor(app), asBody(photo));
    for (const controller of open) controller.close();
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('5');
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(422);
    expect((await send(app, await addressFor(app), asBody(photo))).status).toBe(200);
    await database.db.delete(pictures);
  });

  test('addresses are given out so many times a minute', async () => {
    const app = site({ uploadsPerMinute: 2 });
    await addressFor(app);
    await addressFor(app);
    const response = await app.request('/api/objects/upload', { method: 'POST', headers: admin.headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('configuring what was uploaded', () => {
  const NO_PICTURE = '/objects/0b54e1c2-6c1f-4d3e-9a58-0d5b3f6d7e11';
  beforeAll(async () => {
    storage = await STORAGE_KINDS.disk();
    admin = await storeAdministrator(database.db, { origin: ORIGIN });
  });
  afterAll(() => storage.discard());

  test('a path of ours is as good as the address', async () => {
    const app = site();
    const { objectPath } = await (await send(app, await addressFor(app), asBody(photo))).json();
    expect(await (await configure(app, objectPath)).json()).toEqual({ objectPath });
    expect(await (await configure(app, `${ORIGIN}${objectPath}`)).json()).toEqual({ objectPath });
  });

  test('an address at which nothing was uploaded is not found', async () => {
    const app = site();
    expect((await configure(app, await addressFor(app))).status).toBe(404);
    expect((await configure(app, NO_PICTURE)).status).toBe(404);
    expect((await configure(app, `${ORIGIN}/api/objects/upload/nothing`)).status).toBe(404);
  });

  test.each([
    [undefined, 'field.type'],
    [42, 'field.type'],
    ['', 'imageURL.format'],
    ['heat', 'imageURL.format'],
    ['/admin', 'imageURL.format'],
    [`${NO_PICTURE}\0`, 'imageURL.format'],
    ['javascript:alert(1)', 'imageURL.foreign'],
    [`https://elsewhere.example${NO_PICTURE}`, 'imageURL.foreign'],
    [`//elsewhere.example${NO_PICTURE}`, 'imageURL.format'],
  ])('%s is refused: %s', async (imageURL, key) => {
    const response = await configure(site(), imageURL);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual([{ field: 'imageURL', key }]);
  });

  test('other formats and sizes than a small JSON object are refused', async () => {
    const put = (body: string, type = 'application/json') =>
      site().request('/api/objects/acl', {
        method: 'PUT',
        headers: { ...admin.headers, 'Content-Type': type },
        body,
      });
    expect((await put('imageURL=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await put('[]')).status).toBe(400);
    expect((await put(JSON.stringify({ imageURL: 'x'.repeat(20_000) }))).status).toBe(413);
  });

  test.each([NO_PICTURE, '/objects/1', '/objects/%00', `${NO_PICTURE}?w=960`])(
    '%s shows nothing',
    async (path) => {
      const response = await site().request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('a picture whose files were lost shows nothing', async () => {
    const app = site();
    const { objectPath } = await (await send(app, await addressFor(app), asBody(photo))).json();
    for (const key of await storage.keys()) await storage.objects.remove(key);
    expect((await app.request(objectPath)).status).toBe(404);
  });
});

test('tasks run one after the other, in their order, also after one that failed', async () => {
  const run = oneAtATime();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    run(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
