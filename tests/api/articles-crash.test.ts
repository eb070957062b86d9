import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { ADMINISTRATOR, type ApiClient, signInAt } from '../support/administrator.ts';
import { holdInserts } from '../support/held-inserts.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { wholeAnswers } from '../support/whole-answer.ts';

/* Two servers on one database, killed while administrators write articles. */

const WRITERS = 4;
const EDITS = 20;
const KILLS_AFTER = [15, 35, 55];
const UNLIMITED = { SEARCHES_PER_MINUTE: '1000000' };

let database: TestDatabase;
let servers: [ServerProcess, ServerProcess];
let call: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  await createAdministrator(database.db, ADMINISTRATOR);
  servers = await Promise.all([
    startServer(database.connectionString, UNLIMITED),
    startServer(database.connectionString, UNLIMITED),
  ]);
});
beforeEach(async () => {
  call = await signInAt(servers[0].address());
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.discard();
});

type Article = { id: string; slug: string; title: string; version: number } & Record<string, unknown>;

/** Every part says the same number, so that half an edit would show. */
const edition = (writer: number, number: number) => ({
  title: `Artículo ${writer}, edición ${number}`,
  excerpt: `Resumen ${number}`,
  content: {
    sections: [
      { title: 'Contenido', content: `Texto ${number}` },
      { title: 'Más', content: '', items: [`Punto ${number}`] },
    ],
  },
  image: null,
  alt: `Imagen ${number}`,
  category: 'Noticias',
  readTime: `${number} min`,
  language: 'es',
  isActive: true,
});

async function create(writer: number): Promise<Article> {
  const body = edition(writer, 0);
  const response = await call(servers[0].address(), '/api/articles', { method: 'POST', body });
  expect(response.status).toBe(201);
  return response.json();
}

const attempt = wholeAnswers<Article>(() => call);

test('edits survive kills: none that was acknowledged is lost, none is half done, and the session holds', async () => {
  const kills = [...KILLS_AFTER];
  let acknowledged = 0;
  let lostAnswers = 0;
  let turn = 0;
  const restarts: Promise<void>[] = [];

  /** The next server in turn; while one is down the other answers. */
  const anyServer = () => {
    turn += 1;
    return (servers[turn % 2] ?? servers[0]).address();
  };
  const read = async (id: string): Promise<Article> => {
    for (;;) {
      const answer = await attempt(anyServer(), `/api/articles/${id}`);
      if (answer?.status === 200) return answer.body;
      expect(answer?.status).toBeUndefined();
      await delay(20);
    }
  };
  const write = async (known: Article, writer: number, number: number): Promise<Article> => {
    const body = edition(writer, number);
    for (;;) {
      const headers = { 'If-Match': `"v${known.version}"` };
      const answer = await attempt(anyServer(), `/api/articles/${known.id}`, {
        method: 'PUT',
        body,
        headers,
      });
      if (answer?.status === 200) {
        expect(answer.body).toMatchObject({ ...body, version: known.version + 1 });
        acknowledged += 1;
        return answer.body;
      }
      // Stale: the try before this one was stored, and only its answer was lost.
      if (answer) expect(answer.status).toBe(412);
      else lostAnswers += 1;
      const standing = await read(known.id);
      if (standing.version === known.version + 1) {
        expect(standing).toMatchObject(body);
        return standing;
      }
      expect(standing).toEqual(known);
      await delay(20);
    }
  };
  const writer = async (_: unknown, index: number): Promise<Article> => {
    let known = await create(index);
    for (let number = 1; number <= EDITS; number += 1) {
      known = await write(known, index, number);
      if (kills[0] !== undefined && acknowledged >= kills[0]) {
        kills.shift();
        restarts.push((servers[kills.length % 2] ?? servers[0]).restart());
      }
    }
    return known;
  };
  const last = await Promise.all(Array.from({ length: WRITERS }, writer));
  await Promise.all(restarts);

  expect(lostAnswers, 'answers cut off by the kills').toBeGreaterThan(0);
  for (const { address } of servers) {
    for (const article of last) {
      expect((await attempt(address(), `/api/articles/${article.id}`))?.body).toEqual(article);
      expect(article.version).toBe(EDITS + 1);
    }
  }
  // Each change has its entry in the activity list, and each entry its change.
  for (const { id } of last) {
    const edits = sql`action = 'article-updated' AND subject_id = ${id}`;
    expect(await database.db.$count(activity, edits)).toBe(EDITS);
  }
});

test('a server killed in the middle of an edit leaves the article as it was', async () => {
  const before = await create(1);
  const held = await holdInserts(database, 'activity', "NEW.action = 'article-updated'");
  const path = `/api/articles/${before.id}`;
  const lost = attempt(servers[0].address(), path, { method: 'PUT', body: edition(1, 1) });
  await held.untilHeld();
  await servers[0].kill();
  expect(await lost).toBeUndefined();
  await held.release();
  expect((await attempt(servers[1].address(), path))?.body).toEqual(before);

  await servers[0].restart();
  const again = await attempt(servers[0].address(), path, { method: 'PUT', body: edition(1, 1) });
  expect(again).toMatchObject({ status: 200, body: { ...edition(1, 1), version: 2 } });
});

test('what one server changes the other shows with the very next read, to strangers too', async () => {
  const [one, other] = servers.map(({ address }) => address()) as [string, string];
  const { id, slug } = await create(1);
  const stranger = async (server: string) => (await fetch(`${server}/api/articles/${slug}`)).status;
  const listed = async (server: string) => {
    const list: Article[] = await (await fetch(`${server}/api/articles?language=es&active=true`)).json();
    return list.find((article) => article.id === id)?.title;
  };
  expect(await stranger(other)).toBe(200);
  await call(one, `/api/articles/${id}`, { method: 'PUT', body: edition(1, 7) });
  expect(await listed(other)).toBe('Artículo 1, edición 7');
  await call(other, `/api/articles/${id}/toggle`, { method: 'PATCH' });
  expect(await listed(one)).toBeUndefined();
  expect(await stranger(one)).toBe(404);
  await call(one, `/api/articles/${id}/toggle`, { method: 'PATCH' });
  expect(await listed(other)).toBe('Artículo 1, edición 7');
  await call(other, `/api/articles/${id}`, { method: 'DELETE' });
  expect(await listed(one)).toBeUndefined();
  expect((await call(one, `/api/articles/${id}`)).status).toBe(404);
});

test('a session is one for both servers, and ends on both at once', async () => {
  const statuses = () =>
    Promise.all(servers.map(async (server) => (await call(server.address(), '/api/auth/session')).status));
  expect(await statuses()).toEqual([200, 200]);
  await call(servers[0].address(), '/api/auth/logout', { method: 'POST' });
  expect(await statuses()).toEqual([401, 401]);
});
