import { expect, test } from 'vitest';
import { callPath, getJson, isAnswered, postJson, problemOf } from './api.ts';

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
  expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false);
});

test.each(['<html>Sign in to this Wifi</html>', ''])(
  '200 with %j is a failure that was answered',
  async (body) => {
    const error = await getJson(answering(body, 200), '/api/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: `200: ${body || 'Teapot'}` });
    expect(isAnswered(error)).toBe(true);
  },
);

test('a page of something in between is no success, also where the answer is not read', async () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const portal = async () => new Response('<html>Wifi</html>', { headers });
  await expect(callPath(portal, 'DELETE', '/api/x')).rejects.toThrow('200: <html>Wifi</html>');
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
