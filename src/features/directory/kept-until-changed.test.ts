import { expect, test } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import { keptUntilChanged, watchDirectory } from './kept-until-changed.server.ts';

/** A directory that `change` says to be changed, and `lose` not to be heard of any more. */
function directory() {
  const db = {} as Database;
  let providers: number | undefined = 1;
  const versions = () => (providers === undefined ? undefined : { articles: 1, providers, revisions: 1 });
  watchDirectory(db, { versions } as ContentChanges);
  return {
    db,
    change: () => {
      providers = (providers ?? 0) + 1;
    },
    lose: () => {
      providers = undefined;
    },
  };
}

test('a value is read once, and again after the directory was changed', async () => {
  const { db, change } = directory();
  const kept = keptUntilChanged<number>(10);
  let reads = 0;
  const read = () => kept.read(db, 'Miami', async () => ++reads);
  expect([await read(), await read()]).toEqual([1, 1]);
  change();
  expect([await read(), await read()]).toEqual([2, 2]);
  expect(kept.find(db, 'Tampa')).toBeUndefined();
});

test('what is read while the directory changes is not kept', async () => {
  const { db, change } = directory();
  const kept = keptUntilChanged<string>(10);
  const read = await kept.read(db, 'Miami', async () => {
    change();
    return 'old';
  });
  expect(read).toBe('old');
  expect(kept.find(db, 'Miami')).toBeUndefined();
});

test('nothing is kept of a directory whose changes cannot be heard', async () => {
  const { db, lose } = directory();
  const kept = keptUntilChanged<number>(10);
  kept.keeping(db, 'Miami')(7);
  expect(kept.find(db, 'Miami')).toBe(7);
  lose();
  expect(kept.find(db, 'Miami')).toBeUndefined();
  const unwatched = {} as Database;
  kept.keeping(unwatched, 'Miami')(7);
  expect(kept.find(unwatched, 'Miami')).toBeUndefined();
});

test('the oldest makes room, and one directory knows nothing of another', () => {
  const { db } = directory();
  const other = directory().db;
  const kept = keptUntilChanged<number>(2);
  for (const [place, key] of ['Miami', 'Tampa', 'Doral'].entries()) kept.keeping(db, key)(place);
  expect(['Miami', 'Tampa', 'Doral'].map((key) => kept.find(db, key))).toEqual([undefined, 1, 2]);
  expect(kept.find(other, 'Tampa')).toBeUndefined();
});
