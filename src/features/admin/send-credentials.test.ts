import { expect, test } from 'vitest';
import { sendCredentials } from './send-credentials.ts';

const CREDENTIALS = { username: 'ana', password: 'una clave larga' };
const answered = (body: BodyInit | null, status: number) => async () => new Response(body, { status });

test('the credentials travel as the contract says', async () => {
  const calls: [string, RequestInit | undefined][] = [];
  const outcome = await sendCredentials(async (path, init) => {
    calls.push([path, init]);
    return Response.json({ username: 'Ana' });
  }, CREDENTIALS);
  expect(outcome).toEqual({ kind: 'signed-in', session: { username: 'Ana' } });
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

test.each([
  ['wrong-credentials', 401, 'Credenciales incorrectas'],
  ['invalid-input', 422, 'Escriba su usuario y su contraseña.'],
  ['too-many-requests', 429, 'Espere 30 segundos.'],
])('a refusal that is explained in Spanish carries its message: %s', async (code, status, message) => {
  const refused = answered(JSON.stringify({ code, message }), status);
  expect(await sendCredentials(refused, CREDENTIALS)).toEqual({ kind: 'refused', message });
});

test.each([
  ['body-too-large', 413, { kind: 'refused', message: undefined }],
  ['foreign-origin', 403, { kind: 'no-connection' }],
  ['unsupported-media-type', 415, { kind: 'no-connection' }],
  ['fault', 500, { kind: 'no-connection' }],
])('an English message is not shown: %s', async (code, status, outcome) => {
  const refused = answered(JSON.stringify({ code, message: 'In English.' }), status);
  expect(await sendCredentials(refused, CREDENTIALS)).toEqual(outcome);
});

test('a refusal without a message is a refusal', async () => {
  for (const body of ['', 'not JSON', '[]', 'null', '{"message":5}']) {
    expect(await sendCredentials(answered(body, 401), CREDENTIALS), body).toEqual({
      kind: 'refused',
      message: undefined,
    });
  }
});

test('without an answer there is no connection', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendCredentials(fails, CREDENTIALS)).toEqual({ kind: 'no-connection' });
  const unavailable = answered(JSON.stringify({ code: 'unavailable', message: 'The service…' }), 503);
  expect(await sendCredentials(unavailable, CREDENTIALS)).toEqual({ kind: 'no-connection' });
});
