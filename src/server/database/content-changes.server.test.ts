import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type Content, listenForChanges } from './content-changes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

/** Listens as one server; `heard` is what it was notified of, in order. */
async function listen() {
  const heard: Content[][] = [];
  const lost: string[] = [];
  const changes = listenForChanges(database.connectionString, { onLost: ({ name }) => lost.push(name) });
  onTestFinished(() => changes.close());
  await expect.poll(() => changes.versions(), { timeout: 10_000 }).toBeDefined();
  changes.subscribe((changed) => heard.push([...changed]));
  return { changes, heard, lost };
}

const query = (text: string) => database.pool.query(text);
const STORE_ARTICLE = `INSERT INTO articles (slug, title, excerpt, content)
  VALUES (gen_random_uuid()::text, 'Heat', 'Drink', '{}')`;

test('every server hears what was committed, and of what was undone nothing', async () => {
  const servers = [await listen(), await listen()];
  await query(`BEGIN; ${STORE_ARTICLE}; ${STORE_ARTICLE}; UPDATE articles SET title = 'Sun'; COMMIT`);
  await query(`BEGIN; ${STORE_ARTICLE}; ROLLBACK`);
  await query('DELETE FROM articles');
  await query('UPDATE provider_cities SET provider_count = 0');
  await query('UPDATE providers SET id = id');
  for (const { changes, heard } of servers) {
    await changes.catchUp();
    expect(heard).toEqual([['articles'], ['articles'], ['providers'], ['providers']]);
    expect(changes.versions()).toEqual({ articles: 3, providers: 3, revisions: 1 });
  }
});

test('a change can wait until every server has heard of it, and no longer than a moment for one that is silent', async () => {
  const [one, other] = [await listen(), await listen()];
  for (let round = 1; round <= 20; round += 1) {
    await query(STORE_ARTICLE);
    await one.changes.catchUpEverywhere();
    expect(other.heard).toHaveLength(round);
  }
  const silent = await database.pool.connect();
  await silent.query("SET application_name = 'costa-clara-changes'");
  await one.changes.catchUpEverywhere();
  silent.release(true);
});

test('a lost connection counts as a change of everything, and so does one that is back; between them nothing is reported', async () => {
  const { changes, heard, lost } = await listen();
  await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'costa-clara-changes' AND datname = current_database()`);
  await expect.poll(() => lost).toHaveLength(1);
  const all = ['articles', 'providers', 'revisions'];
  expect(heard).toEqual([all]);
  expect(changes.versions()).toBeUndefined();
  await query(STORE_ARTICLE);
  await expect
    .poll(() => changes.versions(), { timeout: 10_000 })
    .toEqual({ articles: 3, providers: 3, revisions: 3 });
  expect(heard).toEqual([all, all]);
  await query(STORE_ARTICLE);
  await changes.catchUp();
  expect(changes.versions()).toEqual({ articles: 4, providers: 3, revisions: 3 });
});

test('a database that is not there yet is waited for, and closing ends the waiting', async () => {
  const changes = listenForChanges('postgresql://nobody@127.0.0.1:1/none', { onLost: () => {} });
  await changes.catchUp();
  expect(changes.versions()).toBeUndefined();
  await changes.close();
});
