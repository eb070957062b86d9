import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EMPTY_NOTICE } from '#features/notice/notice.ts';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { createLogger } from '#server/log.ts';
import type { Site } from '#site/site.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/* A notice that ends while the database is away. */

let database: TestDatabase;
let storage: TestStorage;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
});
afterAll(async () => {
  await storage?.discard();
  await database.discard();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What Florida's clocks show, "2026-11-28T08:00". */
const onFloridasClocks = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: FLORIDA_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

test('it is shown until its time by what was read last, and no longer', async () => {
  const { app } = createApp({
    config: readConfig({ PUBLIC_URL: 'http://localhost' }, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: () => new Response('no pages', { status: 404 }),
    clientDir: undefined,
  });
  const noticeOf = async () => ((await (await app.request('/api/site')).json()) as Site).notice?.words.es;
  const body = { ...EMPTY_NOTICE, level: 'urgent', spanish: 'Cerrado.', english: 'Closed.' };
  await database.db.insert(revisions).values({
    kind: 'notice',
    subject: 'site',
    body: { ...body, until: onFloridasClocks(new Date(Date.now() + 180_000)) },
    state: 'approved',
    inForceFrom: new Date(),
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await noticeOf()).toBe('Cerrado.');
  await database.db.execute('ALTER TABLE revisions RENAME TO away');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await noticeOf()).toBe('Cerrado.');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await noticeOf()).toBeUndefined();
  await database.db.execute('ALTER TABLE away RENAME TO revisions');
});
