import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { createTestStores, type TestStores } from '../../../tests/support/test-stores.ts';
import { picturePath } from './picture.ts';
import { pictures } from './pictures.table.ts';
import { removeUnusedPictures } from './remove-unused-pictures.server.ts';
import { pictureKey, retainPicture, storePicture } from './stored-pictures.server.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await createTestStores();
});
afterAll(() => stores.discard());
beforeEach(async () => {
  await stores.db.execute(sql`DELETE FROM articles`);
  await stores.db.delete(pictures);
  for (const key of await stores.keys()) await stores.objects.remove(key);
});

/** Stores a picture that nobody has used for this many hours. */
async function store(unusedHours: number): Promise<string> {
  const id = randomUUID();
  const files = [{ width: 480, content: Buffer.from([1]) }];
  await storePicture(stores.db, stores.objects, { id, username: 'admin', width: 480, height: 300, files });
  await stores.db
    .update(pictures)
    .set({ unusedSince: sql`now() - make_interval(hours => ${unusedHours})` })
    .where(eq(pictures.id, id));
  return id;
}

async function useInArticle(id: string): Promise<void> {
  await stores.db.execute(
    sql`INSERT INTO articles (slug, title, excerpt, content, image)
        VALUES (${id}, 'Title', 'In short', '"Text"', ${picturePath(id)})`,
  );
}

const sweep = (olderThanHours?: number) =>
  removeUnusedPictures(stores.db, stores.objects, olderThanHours === undefined ? {} : { olderThanHours });
const ids = async () => (await stores.db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id);

test('what no article has used for a day goes, with its files and an entry of the activity list', async () => {
  const old = await store(25);
  const young = await store(23);
  expect(await sweep()).toEqual({ pictures: 1, leftoverFiles: 0 });
  expect(await ids()).toEqual([young]);
  expect(await stores.keys()).toEqual([pictureKey(young, 480)]);
  const entries = await stores.db.select().from(activity).where(eq(activity.subjectId, old));
  expect(entries.map(({ action, username }) => [action, username])).toEqual([
    ['picture-uploaded', 'admin'],
    ['picture-removed', null],
  ]);
});

test('what an article uses stays, and waits a day again once none does', async () => {
  const id = await store(100);
  await useInArticle(id);
  expect(await sweep()).toEqual({ pictures: 0, leftoverFiles: 0 });
  await stores.db.execute(sql`DELETE FROM articles`);
  expect(await sweep()).toEqual({ pictures: 0, leftoverFiles: 0 });
  expect(await ids()).toEqual([id]);
  expect(await sweep(0)).toEqual({ pictures: 1, leftoverFiles: 0 });
});

test('what a version of an article has waits for 30 days, and then goes', async () => {
  const young = await store(29 * 24);
  const old = await store(31 * 24);
  for (const id of [young, old]) {
    const body = JSON.stringify({ title: 'Title', image: picturePath(id) });
    await stores.db.execute(sql`
      INSERT INTO revisions (kind, subject, body, state, in_force_from)
      VALUES ('articles', ${randomUUID()}, ${body}::jsonb, 'trashed', now())`);
  }
  expect(await sweep()).toEqual({ pictures: 1, leftoverFiles: 0 });
  expect(await ids()).toEqual([young]);
  // Its article has been in the trash for its time, and is deleted.
  await stores.db.execute(sql`DELETE FROM revisions`);
  expect(await sweep()).toEqual({ pictures: 1, leftoverFiles: 0 });
});

test('an article that is being saved keeps its picture', async () => {
  const id = await store(100);
  const saved = Promise.withResolvers<void>();
  const holds = Promise.withResolvers<void>();
  const saving = stores.db.transaction(async (tx) => {
    await retainPicture(tx, picturePath(id));
    holds.resolve();
    await saved.promise;
    await tx.execute(
      sql`INSERT INTO articles (slug, title, excerpt, content, image)
          VALUES ('saved', 'Title', 'In short', '"Text"', ${picturePath(id)})`,
    );
  });
  await holds.promise;
  const sweeping = sweep();
  await untilSomebodyWaits();
  saved.resolve();
  await saving;
  expect(await sweeping).toEqual({ pictures: 0, leftoverFiles: 0 });
  expect(await ids()).toEqual([id]);
});

/** Until a statement waits for a lock: the sweep has come as far as the article lets it. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await stores.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

test('an article cannot be saved with a picture that is gone; other images are none of ours', async () => {
  const keep = (image: string | null) => stores.db.transaction((tx) => retainPicture(tx, image));
  await expect(keep(picturePath(randomUUID()))).rejects.toMatchObject({
    fields: [{ field: 'image', key: 'image.gone' }],
  });
  await keep('heat');
  await keep(null);
});

test('what a crash left behind is found: files without a row, and parts of files', async () => {
  const kept = await store(1);
  const put = (key: string) => stores.objects.put(key, new Uint8Array([1]), 'image/webp');
  await put(pictureKey(randomUUID(), 480));
  await put(`${pictureKey(kept, 960)}.0123456789ab.part`);
  expect(await sweep()).toEqual({ pictures: 0, leftoverFiles: 0 });
  expect(await stores.keys()).toHaveLength(3);
  expect(await sweep(-1)).toEqual({ pictures: 1, leftoverFiles: 2 });
  expect(await stores.keys()).toEqual([]);
});

test('two sweeps at once remove everything once', async () => {
  await Promise.all([store(30), store(30), store(30)]);
  const results = await Promise.all([sweep(), sweep()]);
  expect(results[0].pictures + results[1].pictures).toBe(3);
  const removals = await stores.db.select().from(activity).where(eq(activity.action, 'picture-removed'));
  expect(new Set(removals.map(({ subjectId }) => subjectId)).size).toBe(removals.length);
});
