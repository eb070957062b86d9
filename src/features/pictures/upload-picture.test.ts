import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configurePicture, uploadPicture } from './upload-picture.ts';
import type { UploadWait } from './upload-retries.ts';

/*
 * What the server answers to each try is played by the test, and so is the time: what is sent next, and when, is the
 * promised one (docs/product/article-administration.md, Uploading).
 */
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'broken' | 'never';

const ADDRESS_PATH = '/api/objects/upload';
const address = (number: number) => `https://clinic.example/api/objects/upload/${number}`;
const photo = () => new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' });

let answers: Answer[] = [];
let addressAnswers: Answer[] = [];
let puts: { url: string; atMs: number }[] = [];
let addressesAtMs: number[] = [];
let waits: (UploadWait | undefined)[] = [];
let connection: { onLine: boolean };
let page: EventTarget;
let begunAt = 0;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  addressAnswers = [];
  puts = [];
  addressesAtMs = [];
  waits = [];
  connection = { onLine: true };
  page = new EventTarget();
  begunAt = Date.now();
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', play);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function play(path: string, { signal }: RequestInit): Promise<Response> {
  const atMs = Date.now() - begunAt;
  let answer: Answer | undefined;
  if (path === ADDRESS_PATH) {
    addressesAtMs.push(atMs);
    answer = addressAnswers.shift() ?? { status: 200, body: { uploadURL: address(addressesAtMs.length) } };
  } else {
    puts.push({ url: path, atMs });
    answer = answers.shift() ?? { status: 200 };
  }
  if (answer === 'broken') throw new TypeError('Failed to fetch');
  if (answer !== 'never') {
    const { status, body = {}, headers = {} } = answer;
    return Response.json(body, { status, headers });
  }
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

type Outcome = { address: string } | { reason: unknown };

/** Uploads, and lets as much time pass as it takes. */
async function upload(file = photo(), signal = new AbortController().signal): Promise<Outcome> {
  const ended = begin(file, signal);
  await vi.runAllTimersAsync();
  return ended;
}

function begin(file = photo(), signal = new AbortController().signal): Promise<Outcome> {
  return uploadPicture(file, { signal, onWait: (wait) => waits.push(wait) }).then(
    (uploaded): Outcome => ({ address: uploaded }),
    (error): Outcome => ({ reason: error.reason ?? error.name }),
  );
}

const times = () => puts.map(({ atMs }) => atMs);
const expired = {
  status: 403,
  body: { code: 'upload-expired', status: 403, message: 'Request has expired' },
};
const refusal = (status: number, key?: string) => ({
  status,
  body: { code: 'x', status, message: 'x', fields: key ? [{ field: 'file', key }] : [] },
});

test('a file is sent by one PUT to the address that was given', async () => {
  expect(await upload()).toEqual({ address: address(1) });
  expect(puts).toEqual([{ url: address(1), atMs: 0 }]);
  expect(waits).toEqual([]);
});

describe('a file that does not arrive', () => {
  test.each([500, 503, 408, 418])(
    'is sent five times when the answer is always %i, with the promised delays alone',
    async (status) => {
      answers = Array.from({ length: 30 }, () => refusal(status));
      expect(await upload()).toEqual({ reason: 'refused' });
      expect(times()).toEqual([0, 0, 1_000, 4_000, 9_000]);
      expect(addressesAtMs).toEqual([0]);
    },
  );

  test('is sent five times when the connection always breaks', async () => {
    answers = Array.from({ length: 30 }, () => 'broken' as const);
    expect(await upload()).toEqual({ reason: 'failed' });
    expect(times()).toEqual([0, 0, 1_000, 4_000, 9_000]);
  });

  test.each([400, 404, 501, 505])('is sent once when the answer is %i', async (status) => {
    answers = Array.from({ length: 30 }, () => refusal(status));
    expect(await upload()).toEqual({ reason: 'refused' });
    expect(puts).toHaveLength(1);
  });

  test('goes to the same address after a passing fault', async () => {
    answers = [refusal(409)];
    expect(await upload()).toEqual({ address: address(1) });
    expect(puts.map(({ url }) => url)).toEqual([address(1), address(1)]);
  });

  test('waits as long as 429 asks, and says so', async () => {
    answers = [{ status: 429, headers: { 'Retry-After': '7' } }];
    expect(await upload()).toEqual({ address: address(1) });
    expect(times()).toEqual([0, 7_000]);
    expect(waits).toEqual([{ for: 'nextTry', step: 'upload', seconds: 7 }, undefined]);
  });

  test.each([
    [refusal(415), 'type'],
    [refusal(413), 'tooLarge'],
    [refusal(422, 'picture.animated'), 'animated'],
    [refusal(401), 'signedOut'],
  ])('says why it was refused: %#', async (answer, reason) => {
    answers = [answer];
    expect(await upload()).toEqual({ reason });
    expect(puts).toHaveLength(1);
  });
});

describe('an answer that is OK and does not say what it has to', () => {
  test('a page that a network in between shows is no picture that was sent', async () => {
    answers = [{ status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } }];
    expect(await upload()).toEqual({ reason: 'failed' });
    expect(puts).toHaveLength(1);
  });

  test.each([{}, { uploadURL: '' }, { uploadURL: 7 }, null])(
    'gives no address: %j is asked for once, and nothing is sent anywhere',
    async (body) => {
      addressAnswers = [{ status: 200, body }];
      expect(await upload()).toEqual({ reason: 'address' });
      expect(addressesAtMs).toEqual([0]);
      expect(puts).toEqual([]);
    },
  );

  test.each([{}, { objectPath: '' }, { objectPath: 7 }, null])(
    'makes no picture the site’s: %j is a refusal',
    async (body) => {
      answers = [{ status: 200, body }];
      const { signal } = new AbortController();
      await expect(configurePicture(address(1), signal)).rejects.toMatchObject({
        status: 200,
        message: `200: ${JSON.stringify(body)}`,
      });
    },
  );
});

describe('an address that has expired', () => {
  test('is requested again', async () => {
    answers = [expired];
    expect(await upload()).toEqual({ address: address(2) });
    expect(puts.map(({ url }) => url)).toEqual([address(1), address(2)]);
  });

  test('says so when the second one has expired too', async () => {
    answers = [expired, expired, expired];
    expect(await upload()).toEqual({ reason: 'expired' });
    expect(puts).toHaveLength(2);
  });
});

describe('without an address', () => {
  test.each([404, 501])('nothing is sent, and %i is final', async (status) => {
    addressAnswers = [refusal(status)];
    expect(await upload()).toEqual({ reason: 'address' });
    expect(addressesAtMs).toEqual([0]);
    expect(puts).toEqual([]);
  });

  test('the request is made again ten times, each pause twice as long', async () => {
    addressAnswers = Array.from({ length: 30 }, () => refusal(503));
    expect(await upload()).toEqual({ reason: 'address' });
    expect(addressesAtMs).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023].map((s) => s * 1_000));
    expect(waits[0]).toEqual({ for: 'nextTry', step: 'address', seconds: 1 });
  });
});

describe('without a connection', () => {
  test('nothing is sent until there is one', async () => {
    connection.onLine = false;
    const ended = begin();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(addressesAtMs).toEqual([]);
    expect(waits).toEqual([{ for: 'connection' }]);

    connection.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(await ended).toEqual({ address: address(1) });
    expect(waits.at(-1)).toBeUndefined();
  });

  test('a connection that goes while the file is sent costs no try', async () => {
    answers = ['never', ...Array.from({ length: 3 }, () => 'broken' as const)];
    let breakOff = () => {};
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path !== ADDRESS_PATH && puts.length === 0
        ? new Promise((_, reject) => {
            puts.push({ url: path, atMs: 0 });
            answers.shift();
            breakOff = () => {
              connection.onLine = false;
              reject(new TypeError('Failed to fetch'));
            };
          })
        : play(path, init),
    );
    const ended = begin();
    await vi.advanceTimersByTimeAsync(0);
    breakOff();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waits).toEqual([{ for: 'connection' }]);
    connection.onLine = true;
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(await ended).toEqual({ address: address(1) });
    expect(times()).toEqual([0, 60_000, 60_000, 61_000, 64_000]);
  });
});

test.each([
  [
    'a file above 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
    'tooLarge',
  ],
  ['a file that is no picture', new File(['text'], 'a.txt', { type: 'text/plain' }), 'type'],
  ['an empty file', new File([], 'a.jpg', { type: 'image/jpeg' }), 'empty'],
])('%s is refused before anything is asked', async (_name, file, reason) => {
  expect(await upload(file)).toEqual({ reason });
  expect(addressesAtMs).toEqual([]);
});

test.each(['before it begins', 'while it is sent', 'while it pauses', 'while it waits for the connection'])(
  'an upload that is stopped %s ends, and sends nothing more',
  async (moment) => {
    const controller = new AbortController();
    if (moment === 'before it begins') controller.abort();
    if (moment === 'while it is sent') answers = ['never'];
    if (moment === 'while it pauses') answers = [refusal(503), refusal(503), refusal(503)];
    if (moment === 'while it waits for the connection') connection.onLine = false;
    const ended = begin(photo(), controller.signal);
    await vi.advanceTimersByTimeAsync(500);
    const sent = puts.length;
    controller.abort();
    expect(await ended).toEqual({ reason: 'AbortError' });
    connection.onLine = true;
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(puts).toHaveLength(sent);
    expect(waits.at(-1)).toBeUndefined();
  },
);
