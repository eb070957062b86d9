import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { watchDisks } from '#server/disk-space.ts';
import { createLogger } from '#server/log.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';
import { createTestStores, type TestStores } from '../../tests/support/test-stores.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/* What is answered, and told to whoever watches, when the database finds no room for a form. */

let stores: TestStores;
const closers: (() => void)[] = [];
beforeAll(async () => {
  stores = await createTestStores();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
afterAll(() => stores.discard());

test('a form is refused with 503 and not with a fault, /healthz and the metrics say why, and /readyz stays ready', async () => {
  const log = createLogger('silent');
  const disks = watchDisks({ places: [{ name: 'data', folder: '/data' }], log }, async () => 5e9);
  closers.push(disks.close);
  const metrics = openMetrics();
  metrics.watchDisks(disks);
  const { app } = createApp({
    config: readConfig({}, process.cwd()),
    database: stores.db,
    objects: stores.objects,
    log,
    renderPage: async () => new Response(null),
    clientDir: undefined,
    disks,
    metrics,
  });
  const sendForm = () =>
    app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(GOOD_FORMS.contact(1)),
    });
  expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
  // What PostgreSQL says when it cannot make a file longer (class 53 of its appendix A).
  await stores.db.execute(`
    CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await stores.db.execute(
    'CREATE TRIGGER no_room BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION refuse_row()',
  );
  const refused = await sendForm();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await (await app.request('/healthz')).json()).toEqual({
    status: 'degraded',
    disk: 'full: database',
  });
  expect((await app.request('/readyz')).status).toBe(200);
  const figures = await metrics.registry.metrics();
  expect(figures).toContain('costa_clara_disk_full{place="database"} 1');
  expect(figures).toContain('costa_clara_disk_full{place="data"} 0');
  expect(figures).toContain('costa_clara_disk_free_bytes{place="data"} 5000000000');
  await stores.db.execute('DROP TRIGGER no_room ON submissions');
  expect((await sendForm()).status).toBe(201);
});
