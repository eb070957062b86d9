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

test("a refusal carries the server's message, if it has one", async () => {
  const withMessage = answered(JSON.stringify({ message: 'Espere 30 segundos.' }), 429);
  expect(await sendCredentials(withMessage, CREDENTIALS)).toEqual({
    kind: 'refused',
    message: 'Espere 30 segundos.',
  });
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
