import { expect, test } from 'vitest';
import { getJson, postJson, problemOf } from './api.ts';

const refusal = {
  code: 'invalid-input',
  status: 422,
  message: 'no',
  fields: [{ field: 'zipCode', key: 'k' }],
};
const answering = (body: string, status: number) => async () =>
  new Response(body, { status, statusText: 'Teapot' });

test('a refusal is "status: body" and tells which fields it is about', async () => {
  const failing = postJson(answering(JSON.stringify(refusal), 422), '/api/x', {});
  await expect(failing).rejects.toThrow(`422: ${JSON.stringify(refusal)}`);
  expect(problemOf(await failing.catch((error: unknown) => error))).toEqual(refusal);
});

test('a refusal without a body is "status: status text"', async () => {
  await expect(getJson(answering('', 418), '/api/x')).rejects.toThrow('418: Teapot');
});

test('a page of a proxy in front is not taken for an answer of ours', async () => {
  const error = await getJson(answering('<html>bad gateway</html>', 502), '/api/x').catch(
    (thrown: unknown) => thrown,
  );
  expect(problemOf(error)).toBeUndefined();
});

test('a network failure says nothing', () => {
  expect(problemOf(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('what an error loses on its way into the browser is not needed', () => {
  expect(problemOf(new Error(`422: ${JSON.stringify(refusal)}`))?.fields).toEqual(refusal.fields);
});

test('payloads are JSON with the session', async () => {
  const calls: [string, RequestInit | undefined][] = [];
  await postJson(
    async (path, init) => {
      calls.push([path, init]);
      return Response.json({});
    },
    '/api/x',
    { a: 1 },
  );
  expect(calls).toEqual([
    [
      '/api/x',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"a":1}',
      },
    ],
  ]);
});
