import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/*
 * Uppy itself, with a browser's XMLHttpRequest and fetch played by the test: what the server answers to each try
 * decides what is sent next.
 */
type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

const puts: string[] = [];
let answers: (Answer | 'never')[] = [];
let onPut = () => {};
let addresses = 0;
let addressStatus = 200;

class PlayedRequest {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  #url = '';
  #headers: Record<string, string> = {};

  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader(name: string) {
    return this.#headers[name.toLowerCase()] ?? null;
  }
  send() {
    puts.push(this.#url);
    onPut();
    const answer = answers.shift();
    if (answer === 'never') return;
    if (!answer) throw new Error('the test expected no further upload');
    this.status = answer.status;
    this.#headers = answer.headers ?? {};
    this.responseText = JSON.stringify(answer.body ?? {});
    queueMicrotask(() => (answer.status === 0 ? this.onerror?.() : this.onload?.()));
  }
}

beforeEach(() => {
  puts.length = 0;
  addresses = 0;
  addressStatus = 200;
  onPut = () => {};
  const online = { onLine: true, userAgent: 'test' };
  vi.stubGlobal('navigator', online);
  vi.stubGlobal('window', { navigator: online, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  vi.stubGlobal('fetch', async () => {
    addresses += 1;
    const uploadURL = `https://clinic.example/api/objects/upload/${addresses}`;
    return Response.json(addressStatus === 200 ? { uploadURL } : {}, { status: addressStatus });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function upload(file = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' })): Promise<string> {
  const { uploadPicture } = await import('./upload-with-uppy.ts');
  return uploadPicture(file, new AbortController().signal);
}

const address = (number: number) => `https://clinic.example/api/objects/upload/${number}`;
const expired = {
  status: 403,
  body: { code: 'upload-expired', status: 403, message: 'Request has expired' },
};
const refusal = (status: number, key?: string) => ({
  status,
  body: { code: 'x', status, message: 'x', fields: key ? [{ field: 'file', key }] : [] },
});

test('a file is sent by one PUT to the address that was given', async () => {
  answers = [{ status: 200, headers: { etag: '"1"' } }];
  expect(await upload()).toBe(address(1));
  expect(puts).toEqual([address(1)]);
});

test('an address that has expired is asked for anew, once', async () => {
  answers = [expired, { status: 200 }];
  expect(await upload()).toBe(address(2));
  expect(puts).toEqual([address(1), address(2)]);

  answers = [expired, expired];
  await expect(upload()).rejects.toMatchObject({ reason: 'failed' });
});

test('a passing fault is tried again at the same address', async () => {
  answers = [refusal(409), { status: 200 }];
  expect(await upload()).toBe(address(1));
  expect(puts).toEqual([address(1), address(1)]);
});

test.each([
  [refusal(415), 'type'],
  [refusal(413), 'tooLarge'],
  [refusal(422, 'picture.animated'), 'animated'],
  [refusal(401), 'signedOut'],
])('a refusal ends the upload with its reason: %#', async (answer, reason) => {
  answers = [answer];
  await expect(upload()).rejects.toMatchObject({ reason });
  expect(puts).toHaveLength(1);
});

test('without an address nothing is sent', async () => {
  addressStatus = 404;
  await expect(upload()).rejects.toMatchObject({ reason: 'address' });
  expect(puts).toEqual([]);
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
  await expect(upload(file)).rejects.toMatchObject({ reason });
  expect(addresses).toBe(0);
});

test.each(['before it begins', 'while it is sent'])('an upload that is stopped %s ends', async (moment) => {
  const { uploadPicture } = await import('./upload-with-uppy.ts');
  const controller = new AbortController();
  const file = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' });
  if (moment === 'before it begins') controller.abort();
  else onPut = () => controller.abort();
  answers = ['never'];
  await expect(uploadPicture(file, controller.signal)).rejects.toThrow();
  expect(puts).toHaveLength(moment === 'before it begins' ? 0 : 1);
});
