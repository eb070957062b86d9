import { expect, test } from 'vitest';
import { createQueryClient } from '#client/query-client.ts';
import { articlesQuery } from './articles.queries.ts';

test('the public articles are asked for in one language and kept for five minutes', async () => {
  const asked: string[] = [];
  const query = articlesQuery(async (path) => {
    asked.push(path);
    return Response.json([]);
  }, 'es');
  expect(query.staleTime).toBe(300_000);
  expect(await createQueryClient().fetchQuery(query)).toEqual([]);
  expect(asked).toEqual(['/api/articles?language=es&active=true&fields=summary']);
});

test("a refused list is 'Failed to fetch articles'", async () => {
  const query = articlesQuery(async () => new Response('fault', { status: 500 }), 'en');
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow('Failed to fetch articles');
});
