import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { loadDemoProviders } from '../demo/load-demo-providers.server.ts';
import { understandRequest } from '../need/understand-need.server.ts';
import { searchProvidersBody } from '../search/search-providers.ts';
import { SPECIALTIES } from '../specialties.ts';

/* What is suggested is searched for as a need, and is read as what it was suggested for. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoProviders(database.db);
});
afterAll(() => database.discard());

const read = async (query: string) =>
  (await understandRequest(database.db, searchProvidersBody.parse({ query }))).understood;

const all = async (statement: string) => {
  const { rows } = await database.db.$client.query<{ text: string }>(statement);
  return rows.map(({ text }) => text);
};

/** The texts that are read otherwise. */
async function misread(texts: readonly string[], filterOf: (text: string) => object): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const text of texts) {
    const understood = await read(text);
    const expected = { filters: filterOf(text), notUnderstood: [] };
    if (JSON.stringify(understood) !== JSON.stringify(expected)) wrong.push([text, understood]);
  }
  return wrong;
}

test('a specialty, in both languages', async () => {
  for (const { en, es } of SPECIALTIES) {
    expect(await misread([en, es], () => ({ specialty: es }))).toEqual([]);
  }
});

test('every city', async () => {
  const cities = await all('SELECT DISTINCT city AS text FROM provider_cities');
  expect(await misread(cities, (city) => ({ city }))).toEqual([]);
});

test.each(['provider', 'center'])('a name: %s', async (kind) => {
  const names = await all(
    `SELECT name AS text FROM provider_names WHERE kind = '${kind}' GROUP BY name ORDER BY md5(name) LIMIT 500`,
  );
  expect(await misread(names, (doctor) => ({ doctor }))).toEqual([]);
});
