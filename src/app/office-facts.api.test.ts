import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilNextChange } from '#app/next-change.ts';
import { EMPTY_OFFICE, type OfficeBody } from '#features/office/office.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import type { Standing } from '#revisions/revision.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { announceInTime } from '#server/database/announce-in-time.ts';
import { type ContentChanges, listenForChanges } from '#server/database/content-changes.ts';
import { createLogger } from '#server/log.ts';
import type { Site } from '#site/site.ts';
import { storeAdministrator, type TestAdministrator } from '../../tests/support/administrator-session.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { type App, createApp } from './create-app.ts';
import type { PageRenderer } from './page-content.ts';
import { organizationData } from './structured-data.ts';

/* What the office sets, on two servers that share a database. */

/** A page with what it knows of the site, and its structured data. */
const showSite: PageRenderer = async (_request, { context }) => {
  const site: Site = await (await context.fetchApi('/api/site')).json();
  const html = Buffer.from(`<p>${site.phones.tty}</p>${JSON.stringify(organizationData(site))}`);
  context.setPage({ html, canonical: 'http://localhost/en/quote' });
  return new Response(null);
};

type Server = {
  app: App['app'];
  changes: ContentChanges;
  heard: { count: number };
  close: () => Promise<void>;
};

let database: TestDatabase;
let storage: TestStorage;
let administrator: TestAdministrator;
let one: Server;
let other: Server;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  administrator = await storeAdministrator(database.db);
  one = await startServer();
  other = await startServer();
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await storage?.discard();
  await database.discard();
});
beforeEach(async () => {
  await database.db.delete(revisions);
  for (const { changes } of [one, other]) await changes.catchUp();
});

async function startServer(): Promise<Server> {
  const changes = listenForChanges(database.connectionString, { onLost: () => {} });
  const heard = { count: 0 };
  const { app } = createApp({
    config: readConfig({ PUBLIC_URL: 'http://localhost' }, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: showSite,
    contentChanges: changes,
    clientDir: 'public',
  });
  const timer = announceInTime({ changes, untilNext: () => untilNextChange(database.db) });
  changes.subscribe((changed) => {
    if (changed.includes('revisions')) heard.count += 1;
  });
  await vi.waitFor(() => expect(changes.versions()).toBeDefined(), { timeout: 10_000 });
  const close = async () => {
    timer.close();
    await changes.close();
  };
  return { app, changes, heard, close };
}

const readSite = async ({ app }: Server): Promise<Site> => (await app.request('/api/site')).json();
const readPage = async ({ app }: Server) => (await app.request('/en/quote')).text();
async function ask({ app }: Server, message: string): Promise<string> {
  const answer = await app.request('/api/ai-chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  return ((await answer.json()) as { response: string }).response.replaceAll('\u00a0', ' ');
}

/** Puts the office in force through a server, as an administrator does. */
async function publish({ app }: Server, body: Partial<OfficeBody>): Promise<Response> {
  const call = (path: string, init: RequestInit = {}) =>
    app.request(`/api/revisions/office/site${path}`, {
      ...init,
      headers: { ...administrator.headers, 'Content-Type': 'application/json' },
    });
  const { last } = (await (await call('')).json()) as Standing;
  return call('/publish', {
    method: 'POST',
    body: JSON.stringify({ basedOn: last, body: { ...EMPTY_OFFICE, ...body } }),
  });
}

const OLD = '(800) 555-0104';
const TTY = '(800) 555-0177';
const phones = { ...EMPTY_OFFICE.phones, tty: TTY };
const tomorrow = floridaDay(new Date(Date.now() + 36 * 3_600_000));
const HOLIDAY = {
  ...({ date: tomorrow, office: '', opens: '', closes: '' } as const),
  ...{ english: 'Founders’ Day', spanish: 'Día de los Fundadores' },
};

describe('a change stands in the next request', () => {
  test('of both servers: the site, pages that were kept, structured data and the assistant', async () => {
    for (const server of [one, other]) {
      expect((await readSite(server)).phones.tty).toBe(OLD);
      expect(await readPage(server)).toContain(OLD);
      expect(await ask(server, 'what is your TTY number?')).toContain(OLD);
    }
    const hours = { firstDay: '1', lastDay: '6', opens: '09:30', closes: '14:00' } as const;
    expect((await publish(one, { phones, hours, closures: [HOLIDAY] })).status).toBe(200);
    for (const server of [one, other]) {
      const site = await readSite(server);
      expect(site.phones).toMatchObject({ tty: TTY, fax: '(305) 555-0105' });
      expect(site.hours).toEqual({ firstDay: 1, lastDay: 6, opensAt: 570, closesAt: 840 });
      const page = await readPage(server);
      expect(page).toContain(TTY);
      expect(page).toContain(`"validFrom":"${tomorrow}"`);
      expect(page).toContain('"opens":"09:30"');
      expect(await ask(server, 'what is your TTY number?')).toContain(TTY);
      expect(await ask(server, 'what are your office hours?')).toContain('9:30 AM to 2:00 PM');
      expect(await ask(server, 'are you open on founders day?')).toContain('our offices are closed');
    }
  });

  test('and so does one that is taken back', async () => {
    await publish(one, { phones });
    expect((await readSite(other)).phones.tty).toBe(TTY);
    await publish(other, {});
    expect((await readSite(one)).phones.tty).toBe(OLD);
    expect(await readPage(other)).toContain(OLD);
  });
});

test('what waits takes over at its time, on each server, without a request in between', async () => {
  for (const server of [one, other]) expect(await readPage(server)).toContain(OLD);
  const heardBefore = [one.heard.count, other.heard.count];
  // By the minute for people; the table knows smaller steps.
  await database.db.insert(revisions).values({
    kind: 'office',
    subject: 'site',
    body: { ...EMPTY_OFFICE, phones },
    state: 'approved',
    inForceFrom: sql`now() + interval '1 second'`,
  });
  await vi.waitFor(
    () => {
      // Once that it was stored, once with the answer to when its time comes, and once that it has come.
      for (const [index, { heard }] of [one, other].entries())
        expect(heard.count - (heardBefore[index] ?? 0)).toBeGreaterThanOrEqual(3);
    },
    { timeout: 10_000 },
  );
  await vi.waitFor(async () => {
    for (const server of [one, other]) expect(await readPage(server)).toContain(TTY);
  });
  expect(await ask(other, 'what is your TTY number?')).toContain(TTY);
});

test('a holiday in the past is refused when it is written, and what is in force stays', async () => {
  await publish(one, { phones });
  const answer = await publish(one, { closures: [{ ...HOLIDAY, date: '2026-01-01' }] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'closures.0.date', key: 'date.past' }] });
  expect((await readSite(one)).phones.tty).toBe(TTY);
});
