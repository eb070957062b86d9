import { createServer, type Server } from 'node:net';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles, bundledArticles } from '#features/news/articles.table.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { lockArticles } from '#features/news/lock-article.server.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { activity } from '#server/activity/activity.table.ts';
import type { Database } from '#server/database/connect.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import {
  openSyncEnds,
  syncOutcomes as outcomes,
  SYNC_PATH as PATH,
  readSyncReport as report,
  type SyncEnds,
} from '../../../tests/support/sync-ends.ts';
import { createEmptyDatabase } from '../../../tests/support/test-database.ts';

const SIX = [
  'working-in-the-heat',
  'trabajar-bajo-el-calor',
  'back-to-school-checklist',
  'lista-de-regreso-a-clases',
  'refill-before-the-storm',
  'medicinas-antes-de-la-tormenta',
];

let ends: SyncEnds;
let here: SyncEnds['here'];
let there: SyncEnds['there'];
let ana: SyncEnds['ana'];
beforeEach(async () => {
  ends = await openSyncEnds();
  ({ here, there, ana } = ends);
});
afterEach(() => ends.discard());

const call: SyncEnds['call'] = (...given) => ends.call(...given);
const siteWith: SyncEnds['siteWith'] = (...given) => ends.siteWith(...given);
const sync = () => ends.sync();
const preview = () => ends.preview();
const all = (outcome: string) => Array(6).fill(outcome);

/** Everything that a visitor of a database's site could see of its articles, and who may sign in. */
async function stateOf(db: Database) {
  const rows = await db
    .select({
      slug: articles.slug,
      title: articles.title,
      content: articles.content,
      image: articles.image,
      isActive: articles.isActive,
      counterpart: sql`(SELECT slug FROM articles AS other WHERE other.id = articles.counterpart_id)`,
    })
    .from(articles)
    .orderBy(articles.slug);
  return {
    articles: rows,
    users: await db.select({ name: users.username, hash: users.password }).from(users),
  };
}

describe('to production', () => {
  test('the user and the six articles arrive as they stand here, and a second sync changes nothing', async () => {
    const heat = eq(articles.slug, 'working-in-the-heat');
    await here.db.update(articles).set({ title: 'Edited', isActive: false }).where(heat);
    const first = await sync();
    expect(first).toMatchObject({ target: 'production', migrations: 0, picturesNotCarried: [] });
    expect(first.user).toEqual({ username: 'Ana', outcome: 'created' });
    expect(first.articles.map(({ slug }) => slug)).toEqual(SIX);
    expect(outcomes(first)).toEqual(all('created'));
    expect(await stateOf(there.db)).toEqual(await stateOf(here.db));

    const second = await sync();
    expect(second.user.outcome).toBe('unchanged');
    expect(outcomes(second)).toEqual(all('unchanged'));
  });

  test('a start of the site there brings no article a second time', async () => {
    await sync();
    expect(await loadBundledArticles(there.db)).toBe(0);
    expect(await there.db.$count(articles)).toBe(6);
  });

  test('a changed article is changed there, and who edits it there is told', async () => {
    await sync();
    const heat = eq(articles.slug, 'working-in-the-heat');
    await here.db.update(articles).set({ title: 'Edited' }).where(heat);
    const [before] = await there.db.select().from(articles).where(heat);
    expect(outcomes(await sync())).toEqual(['updated', ...Array(5).fill('unchanged')]);
    const [after] = await there.db.select().from(articles).where(heat);
    expect(after).toMatchObject({ title: 'Edited', version: 2, createdAt: before?.createdAt });
    // What stood there before stays in the history there; none of ours travels.
    const versions = await there.db.select().from(revisions).orderBy(revisions.number);
    expect(versions.map(({ authorName, body }) => [authorName, Object(body).title])).toEqual([
      [null, before?.title],
      ['Ana', 'Edited'],
    ]);
  });

  test('users and articles that are only there stay', async () => {
    await storeAdministrator(there.db, { username: 'Beto' });
    await there.db.insert(articles).values({ slug: 'mine', title: 'Mine', excerpt: 'x', content: 'x' });
    await sync();
    const after = await stateOf(there.db);
    expect(after.users.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Beto']);
    expect(after.articles).toContainEqual(expect.objectContaining({ slug: 'mine', title: 'Mine' }));
  });

  test('another password replaces the one there and ends the sessions of that user alone', async () => {
    await storeAdministrator(there.db, { username: 'ana' });
    await storeAdministrator(there.db, { username: 'Beto' });
    await there.db.update(users).set({ password: 'old', hasGeneratedPassword: true });
    expect((await sync()).user).toEqual({ username: 'Ana', outcome: 'updated' });
    const left = await there.db
      .select({ name: users.username, hash: users.password, made: users.hasGeneratedPassword })
      .from(users);
    expect(new Set(left)).toEqual(
      new Set([
        { name: 'ana', hash: 'no password', made: false },
        { name: 'Beto', hash: 'old', made: true },
      ]),
    );
    const open = await there.db
      .select({ name: users.username })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId));
    expect(open).toEqual([{ name: 'Beto' }]);
    expect((await sync()).user.outcome).toBe('unchanged');
  });

  test('a password that was replaced is recorded there and waits there to be mailed, once, as any other change', async () => {
    await storeAdministrator(there.db, { username: 'ana' });
    await there.db.update(users).set({ password: 'old' });
    expect((await preview()).user.outcome).toBe('updated');
    expect(await passwordChanges()).toEqual({ entries: [], notices: [] });
    await sync();
    await sync();
    expect(await passwordChanges()).toEqual({
      entries: [{ who: 'Ana', whose: 'ana', details: { reason: 'sync' } }],
      notices: [{ kind: 'password-changed', username: 'ana' }],
    });
  });

  test('of a password that is the same already nothing is said', async () => {
    await storeAdministrator(there.db, { username: 'ana' });
    expect((await sync()).user.outcome).toBe('unchanged');
    expect(await passwordChanges()).toEqual({ entries: [], notices: [] });
    expect(await there.db.$count(sessions)).toBe(1);
  });

  /** What production says of changed passwords: in its activity list, and in what it has still to mail. */
  async function passwordChanges() {
    const { username: who, subject: whose, details } = activity;
    const { kind, username } = accountNotices;
    return {
      entries: await there.db
        .select({ who, whose, details })
        .from(activity)
        .where(eq(activity.action, 'password-changed')),
      notices: await there.db.select({ kind, username }).from(accountNotices),
    };
  }

  test('what was deleted here is left there', async () => {
    await sync();
    await here.db.delete(articles).where(eq(articles.slug, 'working-in-the-heat'));
    const before = await stateOf(there.db);
    expect(outcomes(await sync())).toEqual(['left', ...Array(5).fill('unchanged')]);
    expect(await stateOf(there.db)).toEqual(before);
  });

  test('an uploaded picture is reported as not carried over, and the one there is kept', async () => {
    const heat = eq(articles.slug, 'working-in-the-heat');
    await here.db.update(articles).set({ image: '/objects/1', alt: 'Ours' }).where(heat);
    const first = await sync();
    expect(first.picturesNotCarried).toEqual([{ slug: 'working-in-the-heat', image: '/objects/1' }]);
    const [created] = await there.db.select({ image: articles.image }).from(articles).where(heat);
    expect(created?.image).toBe('heat');
    await there.db.update(articles).set({ image: '/objects/2' }).where(heat);
    expect(outcomes(await sync())).toEqual(all('unchanged'));
    const [kept] = await there.db.select({ image: articles.image }).from(articles).where(heat);
    expect(kept?.image).toBe('/objects/2');
  });

  test('it is in the activity of both databases, without anything personal', async () => {
    await sync();
    const synced = {
      username: 'Ana',
      action: 'synced',
      details: { target: 'production', user: 'created', created: 6, updated: 0, unchanged: 0, left: 0 },
    };
    expect(await here.db.select().from(activity)).toMatchObject([synced]);
    expect(await there.db.select().from(activity).orderBy(activity.id)).toMatchObject([
      { username: 'Ana', action: 'user-created', subject: 'Ana' },
      synced,
    ]);
  });

  test('an error in the middle leaves nothing behind, in neither database', async () => {
    await there.db.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await there.db.execute(sql`
      CREATE TRIGGER refuse BEFORE INSERT ON articles FOR EACH ROW
      WHEN (NEW.slug = 'medicinas-antes-de-la-tormenta') EXECUTE FUNCTION refuse()`);
    expect((await call(there.connectionString)).status).toBe(500);
    expect(await stateOf(there.db)).toEqual({ articles: [], users: [] });
    expect(await here.db.$count(activity)).toBe(0);
    expect(await there.db.$count(activity)).toBe(0);
  });

  test('two at once take turns', async () => {
    const reports = await Promise.all([sync(), sync(), sync()]);
    const users = reports.map(({ user }) => user.outcome).toSorted();
    expect(users).toEqual(['created', 'unchanged', 'unchanged']);
    expect(await there.db.$count(articles)).toBe(6);
  });

  test('a generated password does not go to production', async () => {
    await here.db.update(users).set({ hasGeneratedPassword: true });
    for (const method of ['GET', 'POST'] as const) {
      const response = await call(there.connectionString, { method });
      expect(response.status).toBe(409);
      expect((await response.json()).code).toBe('generated-password');
    }
    expect(await there.db.$count(users)).toBe(0);
  });
});

describe('the preview', () => {
  test('says what the sync then does, and writes nothing', async () => {
    await there.db.insert(articles).values({ slug: SIX[0] ?? '', title: 'Old', excerpt: 'x', content: 'x' });
    await here.db
      .update(articles)
      .set({ image: '/objects/1' })
      .where(eq(articles.slug, SIX[2] ?? ''));
    const before = await stateOf(there.db);
    const { at: _, ...expected } = await preview();
    expect(expected.user.outcome).toBe('created');
    expect(outcomes({ ...expected, at: '' })).toEqual(['updated', ...Array(5).fill('created')]);
    expect(await stateOf(there.db)).toEqual(before);
    expect(await here.db.$count(activity)).toBe(0);
    expect(await there.db.$count(activity)).toBe(0);
    expect(await sync()).toMatchObject(expected);
  });

  test('of a database without tables says that all will be created, and makes none', async () => {
    const empty = await createEmptyDatabase();
    try {
      const told = await report(call(empty.connectionString, { method: 'GET' }));
      expect(told.migrations).toBeGreaterThan(5);
      expect([told.user.outcome, ...outcomes(told)]).toEqual(Array(7).fill('created'));
      const { rows } = await empty.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
      expect(rows).toEqual([]);

      const done = await report(call(empty.connectionString));
      expect(done).toMatchObject({ migrations: told.migrations, user: told.user, articles: told.articles });
    } finally {
      await empty.discard();
    }
  });

  test('of tables of an older version says that it cannot know', async () => {
    await there.db.execute(sql`
      DELETE FROM drizzle.__drizzle_migrations
      WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`);
    const told = await preview();
    expect(told.migrations).toBe(1);
    expect([told.user.outcome, ...outcomes(told)]).toEqual(Array(7).fill('unknown'));
  });
});

describe("on this instance's own database", () => {
  test('what was deleted comes back with its link; the rest is left', async () => {
    await here.db
      .update(articles)
      .set({ title: 'Edited', image: '/objects/1' })
      .where(inArray(articles.slug, SIX.slice(1, 2)));
    await here.db.delete(articles).where(inArray(articles.slug, [SIX[0] ?? '', SIX[4] ?? '', SIX[5] ?? '']));
    const expected = await report(call(undefined, { method: 'GET' }));
    expect(outcomes(expected)).toEqual([
      'created',
      'updated',
      'unchanged',
      'unchanged',
      'created',
      'created',
    ]);
    expect(await here.db.$count(articles)).toBe(3);

    const done = await report(call(undefined));
    expect(done).toMatchObject({
      target: 'own',
      user: { username: 'Ana', outcome: 'unchanged' },
      articles: expected.articles,
      picturesNotCarried: [],
    });
    const state = await stateOf(here.db);
    const bySlug = new Map(state.articles.map((article) => [article.slug, article]));
    expect(bySlug.get(SIX[0] ?? '')?.counterpart).toBe(SIX[1]);
    expect(bySlug.get(SIX[1] ?? '')).toMatchObject({
      title: 'Edited',
      image: '/objects/1',
      counterpart: SIX[0],
    });
    expect(bySlug.get(SIX[4] ?? '')?.counterpart).toBe(SIX[5]);
    expect(await here.db.$count(bundledArticles)).toBe(6);
    expect(outcomes(await report(call(undefined)))).toEqual(all('unchanged'));
    expect(await here.db.select({ action: activity.action }).from(activity)).toEqual(
      Array(2).fill({ action: 'synced' }),
    );
  });

  test('is what an address that leads back to it works on', async () => {
    await here.db.delete(articles);
    const told = await report(call(here.connectionString, { method: 'GET' }));
    expect([told.target, ...outcomes(told)]).toEqual(['own', ...all('created')]);
    const done = await report(call(here.connectionString));
    expect([done.target, ...outcomes(done)]).toEqual(['own', ...all('created')]);
    expect(await here.db.$count(activity)).toBe(1);
  });
});

describe('a production that cannot be used', () => {
  /** The problem that both calls answer with; nothing of the address but its host and database may be in it. */
  async function problem(url: string, timeoutMs?: number) {
    const answers = [];
    for (const method of ['GET', 'POST'] as const) {
      const response = await call(url, { method, ...(timeoutMs ? { timeoutMs } : {}) });
      const body = await response.text();
      expect(body).not.toContain('hunter2');
      answers.push([response.status, JSON.parse(body).code]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await here.db.$count(activity)).toBe(0);
    return answers[0];
  }
  const at = (change: (url: URL) => void) => {
    const url = new URL(there.connectionString);
    change(url);
    return url.href;
  };

  test('because nobody listens there', async () => {
    expect(await problem('postgresql://ana:hunter2@127.0.0.1:1/site')).toEqual([
      502,
      'production-unreachable',
    ]);
  });

  test('because whoever listens there says nothing', async () => {
    const silent: Server = createServer(() => {});
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    try {
      const url = `postgresql://ana:hunter2@127.0.0.1:${port}/site`;
      expect(await problem(url, 500)).toEqual([502, 'production-unreachable']);
    } finally {
      silent.close();
    }
  });

  test('because there is no such database', async () => {
    const url = at((address) => {
      address.pathname = '/costa_clara_none';
    });
    expect(await problem(url)).toEqual([502, 'production-unsuitable']);
  });

  test('because a newer version of the site uses it', async () => {
    await there.db.execute(sql`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9000000000000)`);
    expect(await problem(there.connectionString)).toEqual([409, 'production-newer']);
  });

  test("because it holds another program's tables", async () => {
    const other = await createEmptyDatabase();
    try {
      await other.query('CREATE TABLE users (name text)');
      const response = await call(other.connectionString);
      expect([response.status, (await response.json()).code]).toEqual([502, 'production-unsuitable']);
      const { rows } = await other.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
      expect(rows).toEqual([{ tablename: 'users' }]);
    } finally {
      await other.discard();
    }
  });

  test('because somebody is changing articles there', async () => {
    await there.db.transaction(async (tx) => {
      await lockArticles(tx);
      const response = await call(there.connectionString);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({
        code: 'sync-busy',
        message: expect.stringContaining('No article and no user was changed'),
      });
    });
    expect(await there.db.$count(articles)).toBe(0);
  });

  test('because somebody else is bringing its tables up to date', async () => {
    const other = await createEmptyDatabase();
    try {
      // The lock of migrate.ts, held as by a start of the site there.
      await other.query('SELECT pg_advisory_lock(7226018145)');
      const response = await call(other.connectionString, { timeoutMs: 1000 });
      expect([response.status, (await response.json()).code]).toEqual([503, 'sync-busy']);
    } finally {
      await other.discard();
    }
  });
});

describe('the call', () => {
  test('is refused to strangers, other sites and forms', async () => {
    const refused: [Record<string, string>, number][] = [
      [{ Cookie: '' }, 401],
      [{ Cookie: `session=${'x'.repeat(43)}` }, 401],
      [{ Origin: 'https://evil.example' }, 403],
      [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ];
    for (const [headers, status] of refused) {
      const response = await call(undefined, { headers });
      expect(response.status).toBe(status);
      expect((await response.json()).message).toBeTruthy();
    }
    expect(await here.db.$count(activity)).toBe(0);
  });

  test('has no body, or an empty object', async () => {
    const answers: [body: string, status: number][] = [
      ['', 200],
      ['{}', 200],
      [' {} ', 200],
      ['{"target":"x"}', 422],
      ['[]', 400],
      ['null', 400],
      ['{', 400],
      [`{"x":"${'x'.repeat(2000)}"}`, 413],
    ];
    for (const [body, status] of answers) {
      expect([body, (await call(undefined, { body })).status]).toEqual([body, status]);
    }
  });

  test('without any header of content works too', async () => {
    const response = await siteWith(undefined).request(PATH, {
      method: 'POST',
      headers: ana.headers,
    });
    expect(response.status).toBe(200);
  });

  test('is refused when it comes too often', async () => {
    const site = siteWith(undefined);
    const { headers } = ana;
    for (let count = 0; count < 60; count += 1) await site.request(PATH, { headers });
    const response = await site.request(PATH, { headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
