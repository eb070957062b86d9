import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type ContentChanges, listenForChanges } from './content-changes.ts';
import { listenerName, refuseOtherSettings, type SharedSettings } from './same-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

const settings = (address: string | undefined, bucket: string | undefined): SharedSettings => [
  ['PUBLIC_URL', address],
  ['S3_BUCKET', bucket],
];

/** A server that runs with these settings. */
async function run(shared: SharedSettings): Promise<ContentChanges> {
  const name = listenerName(shared);
  const changes = listenForChanges(database.connectionString, { name, onLost: () => {} });
  onTestFinished(() => changes.close());
  await expect.poll(() => changes.versions(), { timeout: 10_000 }).toBeDefined();
  return changes;
}

test('a server starts beside others that have the same settings, or say nothing of them', async () => {
  await run(settings('https://a.example', 'pictures'));
  await run(settings(undefined, undefined));
  await refuseOtherSettings(database.db, settings('https://a.example', 'pictures'));
  await refuseOtherSettings(database.db, settings(undefined, undefined));
});

test('one with other settings is refused, and the sentence names them, not what they are', async () => {
  const other = await run(settings('https://a.example', 'pictures'));
  await expect(refuseOtherSettings(database.db, settings('https://a.example', 'secret'))).rejects.toThrow(
    /another value of S3_BUCKET; all its servers need the same.*Nothing was changed/,
  );
  const both = refuseOtherSettings(database.db, settings('https://b.example', 'secret'));
  await expect(both).rejects.toThrow(/another value of PUBLIC_URL and S3_BUCKET;/);
  await expect(both).rejects.not.toThrow(/example|secret/);

  await other.close();
  await expect
    .poll(() => refuseOtherSettings(database.db, settings('https://b.example', 'secret')), {
      timeout: 10_000,
    })
    .toBeUndefined();
});
