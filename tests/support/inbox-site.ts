import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect } from 'vitest';
import { inboxApi } from '#features/inbox/inbox.api.server.ts';
import type { SubmissionDetail, SubmissionPage } from '#features/inbox/inbox.ts';
import type { SubmissionKind } from '#forms/all-forms.ts';
import { storeSubmission } from '#forms/submissions.server.ts';
import { activity } from '#server/activity/activity.table.ts';
import { csvExports } from '#server/csv.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from './administrator-session.ts';
import { GOOD_FORMS } from './good-forms.ts';
import { createTestDatabase } from './test-database.ts';

export const INBOX_ORIGIN = 'http://clinic.example';

export type InboxSite = Awaited<ReturnType<typeof openInboxSite>>;

/** The inbox's API on a database of its own, with two administrators: Ana, who calls if nothing else is said, and Luis. */
export async function openInboxSite() {
  const database = await createTestDatabase();
  const { headers: ana }: { headers: Record<string, string> } = await storeAdministrator(database.db, {
    origin: INBOX_ORIGIN,
  });
  const { headers: luis }: { headers: Record<string, string> } = await storeAdministrator(database.db, {
    origin: INBOX_ORIGIN,
    username: 'luis',
  });
  const app = appWithLimit(100_000);
  let made = 0;

  function appWithLimit(callsPerMinute: number): Hono {
    const log = pino({ level: 'silent' });
    const guard = sessionGuard({ database: database.db, publicOrigin: INBOX_ORIGIN });
    const application = new Hono();
    application.onError((error, context) => problemResponse(error, context, log));
    const dependencies = {
      database: database.db,
      guard,
      answerCsv: csvExports(),
      mail: undefined,
      callsPerMinute,
    };
    return application.route('/api/submissions', inboxApi(dependencies));
  }

  /** Stores a form. @returns its reference */
  async function keep(kind: SubmissionKind = 'contact', given: Record<string, string> = {}): Promise<string> {
    made += 1;
    const values = { ...GOOD_FORMS[kind](made), ...given };
    const kept = await storeSubmission(database.db, {
      kind,
      values,
      language: 'es',
      idempotencyKey: undefined,
    });
    return kept.reference;
  }

  const get = (path: string, headers = ana) => app.request(`/api/submissions${path}`, { headers });

  const post = (path: string, body: unknown, headers = ana) =>
    app.request(`/api/submissions${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function list(query = ''): Promise<SubmissionPage> {
    const answer = await get(query);
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** The references of a list. */
  const found = async (query: string) => (await list(query)).submissions.map(({ reference }) => reference);

  /** The references that a search finds. */
  async function foundBy(body: Record<string, string>): Promise<string[]> {
    const answer = await post('/search', body);
    expect(answer.status).toBe(200);
    const page: SubmissionPage = await answer.json();
    return page.submissions.map(({ reference }) => reference);
  }

  async function open(reference: string, headers = ana): Promise<SubmissionDetail> {
    const answer = await post(`/${reference}/opened`, {}, headers);
    expect(answer.status).toBe(200);
    return answer.json();
  }

  function change(reference: string, body: unknown, headers: Record<string, string> = {}, who = ana) {
    return app.request(`/api/submissions/${reference}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...who, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Stores that somebody read so many other forms, now or earlier: the clock of the database cannot be moved. */
  async function haveRead(username: string, count: number, minutesAgo = 0): Promise<void> {
    await database.db.execute(sql`
      INSERT INTO activity (username, action, subject_id, happened_at)
      SELECT ${username}, 'submission-opened', gen_random_uuid(), now() - make_interval(mins => ${minutesAgo})
      FROM generate_series(1, ${count})`);
  }

  function entriesOf(action: typeof activity.$inferSelect.action) {
    return database.db.select().from(activity).where(eq(activity.action, action)).orderBy(activity.id);
  }

  return {
    database,
    ana,
    luis,
    app,
    appWithLimit,
    keep,
    get,
    post,
    list,
    found,
    foundBy,
    open,
    change,
    haveRead,
    entriesOf,
    clear: () => database.db.execute(sql`TRUNCATE submissions`),
    discard: () => database.discard(),
  };
}
