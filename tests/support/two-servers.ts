import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { readConfig } from '#app/config.ts';
import { type App, createApp } from '#app/create-app.ts';
import { untilNextChange } from '#app/next-change.ts';
import type { PageRenderer } from '#app/page-content.ts';
import type { Standing } from '#revisions/revision.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { announceInTime } from '#server/database/announce-in-time.ts';
import { type ContentChanges, listenForChanges } from '#server/database/content-changes.ts';
import { createLogger } from '#server/log.ts';
import type { Site } from '#site/site.ts';
import { storeAdministrator, type TestAdministrator } from './administrator-session.ts';
import { openTestDisk, type TestStorage } from './object-stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** One of two servers that share a database. */
export type Server = {
  app: App['app'];
  changes: ContentChanges;
  /** How often it has heard that versions changed. */
  heard: { count: number };
};

/**
 * For all tests of a file: the site on two servers, in whose database each test finds no version of anything.
 *
 * @param show what a page shows of the site's facts, in place of its render
 */
export function twoServersPerTest(show: (site: Site) => string) {
  const renderPage: PageRenderer = async (_request, { context }) => {
    const site: Site = await (await context.fetchApi('/api/site')).json();
    context.setPage({ html: Buffer.from(show(site)), canonical: 'http://localhost/en/quote' });
    return new Response(null);
  };
  const servers: Server[] = [];
  const closing: (() => Promise<void> | void)[] = [];
  let database: TestDatabase;
  let storage: TestStorage;
  let administrator: TestAdministrator;

  const start = async () => {
    const changes = listenForChanges(database.connectionString, { onLost: () => {} });
    closing.push(() => changes.close());
    const heard = { count: 0 };
    const { app } = createApp({
      config: readConfig({ PUBLIC_URL: 'http://localhost' }, process.cwd()),
      database: database.db,
      objects: storage.objects,
      log: createLogger('silent'),
      renderPage,
      contentChanges: changes,
      clientDir: 'public',
    });
    const timer = announceInTime({ changes, untilNext: () => untilNextChange(database.db) });
    closing.push(() => timer.close());
    changes.subscribe((changed) => {
      if (changed.includes('revisions')) heard.count += 1;
    });
    servers.push({ app, changes, heard });
    await vi.waitFor(() => {
      if (!changes.versions()) throw new Error('it does not listen yet');
    }, 10_000);
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    storage = await openTestDisk();
    administrator = await storeAdministrator(database.db);
    await start();
    await start();
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
    await storage?.discard();
    await database?.discard();
  });
  beforeEach(async () => {
    await database.db.delete(revisions);
    for (const { changes } of servers) await changes.catchUp();
  });
  const serverAt = (index: number): Server => {
    const server = servers[index];
    if (!server) throw new Error('it has not started');
    return server;
  };
  return {
    get db() {
      return database.db;
    },
    get one() {
      return serverAt(0);
    },
    get other() {
      return serverAt(1);
    },
    get both() {
      return servers;
    },
    readSite: async ({ app }: Server): Promise<Site> => (await app.request('/api/site')).json(),
    readPage: async ({ app }: Server) => (await app.request('/en/quote')).text(),
    /** A verb on a kind of which there is one, through a server, as somebody of the office uses it. */
    change: async ({ app }: Server, kind: string, verb: string, body?: object): Promise<Response> => {
      const call = (path: string, init: RequestInit = {}) =>
        app.request(`/api/revisions/${kind}/site${path}`, {
          ...init,
          headers: { ...administrator.headers, 'Content-Type': 'application/json' },
        });
      const { last } = (await (await call('')).json()) as Standing;
      return call(`/${verb}`, {
        method: 'POST',
        body: JSON.stringify({ basedOn: last, ...(body && { body }) }),
      });
    },
  };
}
