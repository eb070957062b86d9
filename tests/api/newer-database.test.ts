import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase, readSchemaState } from '#server/database/migrate.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/*
 * An upgrade that is taken back: a newer version has added to the tables, and this one is started on them again, or has
 * served on them all the time.
 */
let database: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  database = await createTestDatabase();
  server = await startServer(database.connectionString);
});
afterEach(async () => {
  await server.kill();
  await database.discard();
});

/** What a next version may do: columns with a default or without a value, tables, indexes. */
async function migrateAsNewerVersion(): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE submissions ADD COLUMN "urgency" text DEFAULT 'none' NOT NULL`);
    await tx.execute(sql`ALTER TABLE submissions ADD COLUMN "answered_by" uuid`);
    await tx.execute(sql`CREATE TABLE "answers" ("id" uuid PRIMARY KEY, "text" text NOT NULL)`);
    await tx.execute(sql`CREATE INDEX "urgency_index" ON submissions ("urgency")`);
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a newer version', 9999999999999)`,
    );
  });
}

async function sendForm(index: number): Promise<number> {
  const response = await fetch(`${server.address()}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(GOOD_FORMS.contact(index)),
  });
  return response.status;
}

test('a version serves on while a newer one adds to the tables, and starts on them again', async () => {
  expect(await sendForm(1)).toBe(201);
  await migrateAsNewerVersion();
  expect(await sendForm(2)).toBe(201);

  // As each start does; what it knows nothing of stays as it is.
  await migrateDatabase(database.db);
  expect(await readSchemaState(database.db)).toEqual({ missing: 0, isEmpty: false, isNewer: true });
  await server.restart();
  expect(await sendForm(3)).toBe(201);

  const { rows } = await database.pool.query('SELECT urgency FROM submissions');
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ urgency: 'none' })));
});
