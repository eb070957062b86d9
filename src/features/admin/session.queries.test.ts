import { expect, test } from 'vitest';
import { sendCredentials } from './session.queries.ts';

const CREDENTIALS = { username: 'ana', password: 'una clave larga' };
const answered = (body: BodyInit | null, status: number) => async () => new Response(body, { status });

test('the credentials travel as the contract says', async () => {
  const calls: [string, RequestInit | undefined][] = [];
  const outcome = await sendCredentials(async (path, init) => {
    calls.push([path, init]);
    return Response.json({ username: 'Ana', role: 'editor' });
  }, CREDENTIALS);
  expect(outcome).toEqual({ kind: 'signed-in', session: { username: 'Ana', role: 'editor' } });
  expect(calls).toEqual([
    [
      '/api/auth/login',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(CREDENTIALS),
      },
    ],
  ]);
});

test.each([400, 401, 403, 404, 413, 415, 422, 429, 500, 502, 503])(
  "the server's message is shown whatever the status: %i",
  async (status) => {
    const message = 'Espere 30 segundos.';
    for (const answer of [{ message }, { code: 'anything', message }, { message, status }]) {
      expect(await sendCredentials(answered(JSON.stringify(answer), status), CREDENTIALS)).toEqual({
        kind: 'refused',
        message,
      });
    }
  },
);

test.each([400, 401, 404, 500, 502, 503])(
  'a failure without a message has none to show, but is no lost connection: %i',
  async (status) => {
    for (const body of [
      '',
      'not JSON',
      '<h1>Bad gateway</h1>',
      '[]',
      'null',
      '{"message":5}',
      '{"message":" "}',
    ]) {
      expect(await sendCredentials(answered(body, status), CREDENTIALS), body).toEqual({
        kind: 'refused',
        message: undefined,
      });
    }
  },
);

test('without an answer there is no connection', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendCredentials(fails, CREDENTIALS)).toEqual({ kind: 'no-connection' });
  const breaksOff = async () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('lost')) }));
  expect(await sendCredentials(breaksOff, CREDENTIALS)).toEqual({ kind: 'no-connection' });
});

test('a page that a network puts in between is no answer of the site', async () => {
  const page = answered('<h1>Accept the terms of this Wi-Fi</h1>', 200);
  expect(await sendCredentials(page, CREDENTIALS)).toEqual({ kind: 'no-connection' });
});
