import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { loadDemoProviders } from '../demo/load-demo-providers.server.ts';
import { providersApi } from '../providers.api.server.ts';
import { searchWords } from '../search/search-words.ts';
import { MOST_SUGGESTIONS, type ProviderSuggestions, SUGGESTION_KINDS } from './suggestions.ts';

/* Suggestions over the API, with the demonstration directory. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoProviders(database.db);
});
afterAll(() => database.discard());

function ask(searchesPerMinute = 1_000_000) {
  const api = providersApi({ database: database.db, searchesPerMinute, isEmergency: () => false });
  const app = new Hono().route('/api/providers', api);
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  return (query: Record<string, string>) =>
    app.request(`/api/providers/suggestions?${new URLSearchParams(query)}`);
}

test('a beginning is answered in the language that is asked for', async () => {
  const response = await ask()({ text: 'CARDIOLO', language: 'es' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
  const { suggestions }: ProviderSuggestions = await response.json();
  expect(suggestions[0]).toEqual({ kind: 'specialty', text: 'Cardiología' });
});

test('without a text there is nothing', async () => {
  expect(await (await ask()({})).json()).toEqual({ suggestions: [] });
});

test.each([
  [{ text: 'x'.repeat(201) }, { field: 'text', key: 'text.tooLong' }],
  [
    { text: 'a', language: 'fr' },
    { field: 'language', key: 'language.unknown' },
  ],
  [{ words: 'a' }, { field: 'words', key: 'field.unknown' }],
])('%j is refused', async (query, problem) => {
  const response = await ask()(query);
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toEqual([problem]);
});

test('an address that asks too often is told when to come back', async () => {
  const askTwice = ask(1);
  expect((await askTwice({ text: 'a' })).status).toBe(200);
  const refused = await askTwice({ text: 'a' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[a-zñáé' %_\\]{1,200}$/),
  fc.array(fc.constantFrom('ma', 'dr', 'garcia', 'm', 'en', 'st', 'miami', '%', 'li'), { maxLength: 80 }),
);

test('whatever is typed is answered or refused, and the answer is short', async () => {
  const askAny = ask();
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('en', 'es'), async (given, language) => {
      const response = await askAny({ text: Array.isArray(given) ? given.join(' ') : given, language });
      expect([200, 422]).toContain(response.status);
      if (response.status !== 200) return;
      const { suggestions }: ProviderSuggestions = await response.json();
      expect(suggestions.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
      const order = suggestions.map(({ kind }) => SUGGESTION_KINDS.indexOf(kind));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(suggestions.map(({ kind, text }) => kind + text)).size).toBe(suggestions.length);
    }),
    { numRuns: 300 },
  );
});

test('a name is suggested from the beginnings of its words, in any order', async () => {
  const { rows } = await database.db.$client.query<{ name: string }>(
    "SELECT name FROM provider_names WHERE kind = 'provider' GROUP BY name ORDER BY name LIMIT 400",
  );
  const askAny = ask();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rows.map(({ name }) => name)), fc.nat(), async (name, seed) => {
      const words = searchWords(name).toSorted((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7));
      const { suggestions }: ProviderSuggestions = await (await askAny({ text: words.join(' ') })).json();
      const isThere = suggestions.some(({ kind, text }) => kind === 'provider' && text === name);
      // Eight others of whom all that was typed is true may be before it.
      const others = suggestions.filter(({ text }) =>
        words.every((word) => searchWords(text).some((own) => own.startsWith(word))),
      );
      expect(isThere || others.length === MOST_SUGGESTIONS, `${name}: ${JSON.stringify(suggestions)}`).toBe(
        true,
      );
    }),
    { numRuns: 60 },
  );
});
