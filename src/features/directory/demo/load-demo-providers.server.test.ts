import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssistantDatabase } from '../../../../tests/support/assistant-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { keepPlanValues } from '../keep-plan-values.server.ts';
import { removeDemoProviders } from '../provider-data.server.ts';
import { loadDemoProviders } from './load-demo-providers.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.discard());

async function count(condition = sql`true`): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM providers WHERE ${condition}`,
  );
  return rows[0]?.count ?? -1;
}

test('loads all of them into an empty directory, once, even when two servers start together', async () => {
  const messages: string[] = [];
  const onProgress = (message: string) => messages.push(message);
  const loaded = await Promise.all([
    loadDemoProviders(database.db, { onProgress }),
    loadDemoProviders(database.db, { onProgress }),
  ]);
  expect(loaded.toSorted()).toEqual([0, 10_500]);
  expect(messages).toHaveLength(1);
  expect(await count(sql`is_demo`)).toBe(10_500);
  expect(await count(sql`languages @> ARRAY['Haitian Creole']`)).toBeGreaterThan(500);
  const words = await database.db.execute(sql`SELECT FROM provider_words WHERE word = 'velazquez'`);
  expect(words.rowCount).toBe(1);
  expect(await loadDemoProviders(database.db)).toBe(0);
});

test('those of an earlier version learn plans and panels, and keep all else', async () => {
  await database.discard();
  database = await createAssistantDatabase();
  await keepPlanValues(database.db, [{ value: 'DPO', plans: ['dpo'] }]);
  const inOsceola = (condition: SQL) => count(sql`county = 'Osceola' AND ${condition}`);
  const known = () => Promise.all([inOsceola(sql`plans @> '{dpo}'`), inOsceola(sql`panels @> '{H}'`)]);
  const atFirst = await known();
  expect(Math.min(...atFirst)).toBeGreaterThan(0);
  await database.db.execute(sql`
    UPDATE providers SET plan_id = NULL, panel_h = NULL, phone = '(305) 555-0199' WHERE county = 'Osceola'`);
  await database.db.execute(sql`UPDATE provider_data_sets SET version = 1`);
  expect(await known()).toEqual([0, 0]);
  expect(await loadDemoProviders(database.db)).toBe(0);
  expect(await known()).toEqual(atFirst);
  expect(await inOsceola(sql`phone <> '(305) 555-0199'`)).toBe(0);
});

test('a removal on purpose is not undone, and a directory in use is left alone', async () => {
  await database.discard();
  database = await createAssistantDatabase();
  const removed = await database.db.transaction((tx) => removeDemoProviders(tx));
  expect(removed).toBe(10_500);
  expect(await loadDemoProviders(database.db)).toBe(0);
  expect(await count()).toBe(0);
});

test('a directory with providers of its own is left alone', async () => {
  await database.db.execute(sql`
    INSERT INTO providers (center, doctor, specialty, address, city, county, zip_code, source_key)
    VALUES ('Clínica Uno', 'Ana Ruiz', 'Dental', '1 Main St', 'Miami', 'Miami-Dade', '33126', 'name:x')`);
  expect(await loadDemoProviders(database.db)).toBe(0);
  expect(await count()).toBe(1);
});
