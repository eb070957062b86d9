import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AnyKind } from '#revisions/define-kind.ts';
import type { Standing } from '#revisions/revision.ts';
import { revisionsApi } from '#revisions/revisions.api.server.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator, type TestAdministrator } from './administrator-session.ts';
import { greetingKind, mottoKind } from './greeting-kind.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A text is sent as it is. */
type Call = { body?: unknown; by?: Record<string, string> | null };

/** For all tests of a file: the API on a database of its own, in which each test finds no version. */
export function revisionsSitePerTest(kinds: readonly AnyKind[] = [greetingKind, mottoKind]) {
  let database: TestDatabase;
  let ana: TestAdministrator;
  let app: Hono;
  beforeAll(async () => {
    database = await createTestDatabase();
    ana = await storeAdministrator(database.db);
    const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
    app = new Hono().route('/api/revisions', revisionsApi({ database: database.db, guard, kinds }));
    const log = createLogger('silent');
    app.onError((error, context) => problemResponse(error, context, log));
  });
  afterAll(() => database.discard());
  beforeEach(() => database.db.delete(revisions).then(() => {}));

  const call = async (method: string, path: string, { body, by = ana.headers }: Call = {}) =>
    app.request(`/api/revisions${path}`, {
      method,
      headers: { ...by, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    get db() {
      return database.db;
    },
    get connectionString() {
      return database.connectionString;
    },
    /** Who calls, unless another is given. */
    get ana() {
      return ana;
    },
    call,
    /** A call that must succeed. */
    post: async (path: string, body: unknown): Promise<Standing> => {
      const response = await call('POST', path, { body });
      expect(response.status, await response.clone().text()).toBe(200);
      return response.json();
    },
    /** Lets time go by for all that is stored: the database's clock cannot be set. */
    passMinutes: (minutes: number) =>
      database.db.execute(sql`UPDATE revisions SET
        in_force_from = in_force_from - make_interval(mins => ${minutes}),
        created_at = created_at - make_interval(mins => ${minutes})`),
    /** What Florida's clocks show in so many minutes, as it is sent. */
    clockIn: async (minutes: number): Promise<string> => {
      const { rows } = await database.db.execute<{ clock: string }>(sql`
        SELECT to_char((now() + make_interval(mins => ${minutes})) AT TIME ZONE 'America/New_York',
          'YYYY-MM-DD"T"HH24:MI') AS clock`);
      return rows[0]?.clock ?? '';
    },
  };
}
