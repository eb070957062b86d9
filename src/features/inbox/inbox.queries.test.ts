import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchExport, submissionQuery, submissionsQuery } from './inbox.queries.ts';

test('the export asks for what the filters show, and is called what the server calls it', async () => {
  const calls: unknown[] = [];
  const headers = { 'Content-Disposition': 'attachment; filename="solicitudes-2026-07-01.csv"' };
  const { content, name } = await fetchExport(
    async (path, init) => {
      calls.push([path, init?.method, init?.body]);
      return new Response('Referencia', { headers });
    },
    { state: 'new' },
  );
  expect(calls).toEqual([['/api/submissions/export.csv', 'POST', '{"state":"new"}']]);
  expect(name).toBe('solicitudes-2026-07-01.csv');
  expect(await content.text()).toBe('Referencia');
});

test('a refused export is no file', async () => {
  const refuses = async () => new Response('{}', { status: 401 });
  await expect(fetchExport(refuses, {})).rejects.toThrow('401');
  const headers = { 'Content-Type': 'text/html' };
  await expect(fetchExport(async () => new Response('<p>Wifi</p>', { headers }), {})).rejects.toThrow('200');
});

test('words to search for travel in the body, never in an address', async () => {
  const calls: [path: string, body: unknown][] = [];
  const fetchApi = async (path: string, init?: RequestInit) => {
    calls.push([path, init?.body && JSON.parse(String(init.body))]);
    return Response.json({ submissions: [], next: null });
  };
  const queryClient = new QueryClient();
  for (const filters of [{ state: 'new', search: ' Ana ' }, { state: 'new', search: ' ' }, {}] as const) {
    await queryClient.fetchInfiniteQuery(submissionsQuery(fetchApi, filters));
    await fetchExport(fetchApi, filters);
  }
  const body = { state: 'new', search: 'Ana' };
  expect(calls).toEqual([
    ['/api/submissions/search', body],
    ['/api/submissions/export.csv', body],
    ['/api/submissions?state=new', undefined],
    ['/api/submissions/export.csv', { state: 'new' }],
    ['/api/submissions', undefined],
    ['/api/submissions/export.csv', {}],
  ]);
});

test('a form is opened by a write, which no link and no prefetch can send', async () => {
  const calls: [path: string, method: string | undefined][] = [];
  const fetchApi = async (path: string, init?: RequestInit) => {
    calls.push([path, init?.method]);
    return Response.json({ reference: 'CC-2222-3333' });
  };
  const detail = await new QueryClient().fetchQuery(submissionQuery(fetchApi, 'CC-2222-3333'));
  expect(detail.reference).toBe('CC-2222-3333');
  expect(calls).toEqual([['/api/submissions/CC-2222-3333/opened', 'POST']]);
});
