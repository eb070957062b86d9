import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmissionKind } from '#forms/all-forms.ts';
import { storeSubmission } from '#forms/submissions.server.ts';
import { activity } from '#server/activity/activity.table.ts';
import { csvExports } from '#server/csv.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { inboxApi } from './inbox.api.server.ts';
import type { SubmissionDetail, SubmissionPage } from './inbox.ts';

const ORIGIN = 'http://clinic.example';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let app: Hono;
let ana: Record<string, string>;
let luis: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ headers: ana } = await storeAdministrator(database.db, { origin: ORIGIN }));
  ({ headers: luis } = await storeAdministrator(database.db, { origin: ORIGIN, username: 'luis' }));
  app = appWithLimit(100_000);
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE submissions`);
});

function appWithLimit(callsPerMinute: number): Hono {
  const log = pino({ level: 'silent' });
  const guard = sessionGuard({ database: database.db, publicOrigin: ORIGIN });
  const application = new Hono();
  application.onError((error, context) => problemResponse(error, context, log));
  const requireAdministrator = guard.require;
  const answerCsv = csvExports();
  const dependencies = {
    database: database.db,
    requireAdministrator,
    answerCsv,
    mail: undefined,
    callsPerMinute,
  };
  return application.route('/api/submissions', inboxApi(dependencies));
}

let made = 0;

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

async function list(query = ''): Promise<SubmissionPage> {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  return answer.json();
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

const found = async (query: string) => (await list(query)).submissions.map(({ reference }) => reference);

const post = (path: string, body: unknown, headers = ana) =>
  app.request(`/api/submissions${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function foundBy(body: Record<string, string>): Promise<string[]> {
  const answer = await post('/search', body);
  expect(answer.status).toBe(200);
  const page: SubmissionPage = await answer.json();
  return page.submissions.map(({ reference }) => reference);
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

test('the list has the newest first, in one list for all kinds', async () => {
  const first = await keep('contact');
  const second = await keep('recommendation', { doctorName: 'Dra. Sol', specialty: 'Cardiology' });
  const page = await list();
  expect(page.submissions.map(({ reference }) => reference)).toEqual([second, first]);
  expect(page).toMatchObject({ next: null, total: 2, counts: { new: 2, 'in-progress': 0, done: 0 } });
  expect(page.submissions[0]).toMatchObject({
    kind: 'recommendation',
    name: 'Dra. Sol',
    about: 'Cardiology',
    state: 'new',
    hasNote: false,
    mailedAt: null,
  });
});

test('the list has fifty a page, and no form twice or left out, also of one moment', async () => {
  for (let number = 0; number < 120; number += 1) await keep();
  // Statements of one transaction have one time.
  await database.db.execute(sql`UPDATE submissions SET received_at = now()`);
  const seen: string[] = [];
  let next: string | null = '';
  const sizes: number[] = [];
  while (next !== null) {
    const page: SubmissionPage = await list(next === '' ? '' : `?before=${next}`);
    expect(page.total).toBe(120);
    sizes.push(page.submissions.length);
    seen.push(...page.submissions.map(({ id }) => id));
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
});

test('kind and state filter, and the states are counted without regard to the state', async () => {
  const contact = await keep('contact');
  const quote = await keep('quote-request');
  await change(quote, { state: 'done' });
  expect(await found('?kind=contact')).toEqual([contact]);
  expect(await found('?state=done')).toEqual([quote]);
  expect(await found('?state=done&kind=contact')).toEqual([]);
  const page = await list('?state=done');
  expect(page).toMatchObject({ total: 1, counts: { new: 1, 'in-progress': 0, done: 1 } });
  expect(await list('?kind=&state=&search=')).toMatchObject({ total: 2 });
});

test('the search finds by name, email, phone and reference, without accents', async () => {
  const person = { fullName: 'José Núñez Peña', email: 'jose.n@example.org', phone: '(786) 555-0199' };
  const reference = await keep('contact', person);
  await keep('join-network');
  const bare = reference.replaceAll('-', '');
  for (const search of [
    ...['jose nunez', 'jose\u000bnunez\u0000', 'PEÑA', 'nuñ', 'jose.n@example.org', 'example.org'],
    ...['7865550199', '786-555-0199', '+1 (786) 555 0199', '5550199', '786 555'],
    ...[reference, reference.toLowerCase(), bare, bare.slice(2), reference.slice(3, 7)],
  ]) {
    expect(await foundBy({ search }), search).toEqual([reference]);
  }
  for (const search of ['%', '_', "'", 'nunez ruiz', '9999999', 'constructor']) {
    expect(await foundBy({ search }), search).toEqual([]);
  }
});

test('the search finds words of what people wrote, in every kind of form', async () => {
  const wrote: [SubmissionKind, string][] = [
    ['contact', 'message'],
    ['quote-request', 'specialRequirements'],
    ['recommendation', 'notes'],
    ['assistant-feedback', 'comment'],
    ['assistant-feedback', 'question'],
    ['assistant-feedback', 'answer'],
  ];
  for (const [kind, field] of wrote) {
    await database.db.execute(sql`TRUNCATE submissions`);
    const reference = await keep(kind, {
      [field]: 'Buenos días:\n¿Atienden a NIÑOS con «diabetes»? Gracias,\nAna',
    });
    await keep('join-network');
    for (const search of ['ninos', 'Niños DIABETES', 'diabe ana', `atienden ${reference}`]) {
      expect(await foundBy({ search }), `${field}: ${search}`).toEqual([reference]);
    }
    // Words are found from their beginning, as in names.
    for (const search of ['iabetes', 'ninos asma']) {
      expect(await foundBy({ search }), search).toEqual([]);
    }
  }
});

test('a form shows every field, and that somebody opened it, once for each person', async () => {
  const reference = await keep('contact', { fullName: 'Ana <b>Ruiz</b>' });
  const detail = await open(reference);
  expect(detail).toMatchObject({ reference, state: 'new', language: 'es', note: '', version: 1 });
  expect(detail.fields).toMatchObject({ fullName: 'Ana <b>Ruiz</b>', subject: 'Billing Questions' });
  await open(reference);
  await open(detail.id, luis);
  const { history } = await open(reference.toLowerCase());
  expect(history.map(({ username, action }) => [username, action])).toEqual([
    ['luis', 'submission-opened'],
    ['ana', 'submission-opened'],
  ]);
});

test('somebody who opens it again after an hour has read it twice', async () => {
  const reference = await keep();
  await database.db.execute(sql`
    INSERT INTO activity (username, action, subject_id, subject, happened_at)
    SELECT 'ana', 'submission-opened', id, reference, now() - interval '61 minutes' FROM submissions`);
  const { history } = await open(reference);
  expect(history.map(({ username }) => username)).toEqual(['ana', 'ana']);
});

test('forms that were read while the clock was years ahead hinder nobody until then', async () => {
  const { headers } = await storeAdministrator(database.db, {
    origin: ORIGIN,
    username: 'eva',
    isProved: false,
  });
  await haveRead('eva', 400, -4 * 365 * 24 * 60);
  expect((await post(`/${await keep()}/opened`, {}, headers)).status).toBe(200);
});

test('whoever changes a form without opening it has read it in the answer', async () => {
  const reference = await keep();
  await change(reference, { state: 'in-progress' });
  await change(reference, {}, {}, luis);
  const { history } = await open(reference);
  expect(history.map(({ username, action }) => [username, action])).toEqual([
    ['luis', 'submission-opened'],
    ['ana', 'submission-changed'],
    ['ana', 'submission-opened'],
  ]);
});

test('in an hour, the 41st form asks for the password, also of many at once; after 400 one has to wait', async () => {
  const [late, proved] = await Promise.all(
    [false, true].map((isProved) =>
      storeAdministrator(database.db, { origin: ORIGIN, username: 'rosa', isProved }),
    ),
  );
  await haveRead('rosa', 400, 61);
  const forms = await Promise.all(Array.from({ length: 45 }, () => keep()));
  const answers = await Promise.all(forms.map((form) => post(`/${form}/opened`, {}, late?.headers)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  expect(await refused[0]?.json()).toMatchObject({ status: 401, code: 'proof-needed' });
  const [read = ''] = forms.filter((_, index) => answers[index]?.status === 200);
  const [unread = ''] = forms.filter((_, index) => answers[index]?.status !== 200);
  // What was read may be read again, and changing shows no other.
  expect((await post(`/${read}/opened`, {}, late?.headers)).status).toBe(200);
  expect((await change(unread, {}, {}, late?.headers)).status).toBe(401);
  expect((await post(`/${unread}/opened`, {}, proved?.headers)).status).toBe(200);

  // With the 41 that were read, one is left of 400.
  await haveRead('rosa', 358);
  expect((await post(`/${await keep()}/opened`, {}, proved?.headers)).status).toBe(200);
  expect((await post(`/${await keep()}/opened`, {}, proved?.headers)).status).toBe(429);
  expect((await post(`/${await keep()}/opened`, {}, luis)).status).toBe(200);
});

test('state and note change, each by itself, and the history says what, but not what was noted', async () => {
  const reference = await keep();
  const first = await change(reference, { note: '  Llamar a José el lunes.\r\nTiene prisa. ' });
  expect(first.status).toBe(200);
  expect(first.headers.get('ETag')).toBe('"v2"');
  expect(await first.json()).toMatchObject({
    note: 'Llamar a José el lunes.\nTiene prisa.',
    state: 'new',
    version: 2,
  });
  expect(await (await change(reference, { state: 'done' })).json()).toMatchObject({
    state: 'done',
    version: 3,
  });
  const { history, note } = await open(reference);
  expect(note).toContain('Llamar a José');
  expect(history.map(({ details }) => details)).toEqual([{ from: 'new', to: 'done' }, { note: true }, null]);
  const rows = await entriesOf('submission-changed');
  expect(rows.at(-1)).toMatchObject({ username: 'ana', subject: reference });
  expect(JSON.stringify(rows)).not.toContain('José');
});

test('what is already so is no change', async () => {
  const reference = await keep();
  for (const body of [{}, { state: 'new' }, { note: ' ' }]) {
    expect(await (await change(reference, body)).json()).toMatchObject({
      version: 1,
      history: [{ action: 'submission-opened' }],
    });
  }
});

test('of two who change the same version only one is heard', async () => {
  const reference = await keep();
  const version = { 'If-Match': '"v1"' };
  const answers = await Promise.all([
    change(reference, { note: 'una' }, version),
    change(reference, { note: 'otra' }, version, luis),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await open(reference)).toMatchObject({ version: 2 });
  expect((await change(reference, { note: 'tercera' }, { 'If-Match': '"v2"' })).status).toBe(200);
});

test.for([
  ['an unknown state', { state: 'lost' }, 422, ['state']],
  ['a note that is too long', { note: 'a'.repeat(4001) }, 422, ['note']],
  ['a wrong type', { note: 7, state: null }, 422, ['state', 'note']],
  ['an unknown field', { kind: 'contact' }, 422, ['kind']],
  ['a list', [], 400, undefined],
  ['no JSON', '{', 400, undefined],
  ['too much', { note: 'a'.repeat(40_000) }, 413, undefined],
] as const)('a change with %s is refused', async ([, body, status, fields]) => {
  const reference = await keep();
  const answer = await change(reference, body);
  expect(answer.status).toBe(status);
  const problem = await answer.json();
  expect(problem.message).toBeTruthy();
  expect(problem.fields?.map(({ field }: { field: string }) => field)).toEqual(fields);
  expect(await open(reference)).toMatchObject({ version: 1 });
});

test('a change in another format, or for a version that is none, is refused', async () => {
  const reference = await keep();
  expect((await change(reference, 'state=done', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await change(reference, { state: 'done' }, { 'If-Match': '1' })).status).toBe(422);
});

test.for([
  ['kind', 'fax'],
  ['state', 'lost'],
  // Words to search for are names and phone numbers, and proxies log addresses.
  ['search', 'ana'],
  ['before', 'x'],
  ['before', `1-${UNKNOWN_ID}'`],
  ['before', '%00'],
] as const)('a list with %s=%s is refused', async ([field, value]) => {
  const answer = await get(`?${field}=${value}`);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual([{ field, key: expect.any(String) }]);
});

test.for([
  ['kind', 'fax'],
  ['state', 'lost'],
  ['search', 'a'.repeat(201)],
  ['search', 305],
  ['before', 'x'],
  ['words', 'ana'],
] as const)('a search with %s=%s is refused', async ([field, value]) => {
  const answer = await post('/search', { [field]: value });
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual([{ field, key: expect.any(String) }]);
});

test('a search has pages, counts and filters like the list', async () => {
  const first = await keep('contact', { fullName: 'Ana Uno' });
  await keep('quote-request', { firstName: 'Ana' });
  await keep('contact', { fullName: 'Luis', email: 'luis@example.com' });
  await database.db.execute(sql`
    INSERT INTO submissions (reference, kind, payload, language, body_hash)
    SELECT 'CC-' || lpad(i::text, 4, '0') || '-YYYY', 'contact', jsonb_build_object('fullName', 'Ana ' || i), 'es', ''
    FROM generate_series(1, 50) AS i`);
  const page = await (await post('/search', { search: 'ana', kind: 'contact' })).json();
  expect(page).toMatchObject({ total: 51, counts: { new: 51, 'in-progress': 0, done: 0 } });
  expect(await foundBy({ search: 'ana', kind: 'contact', before: page.next })).toEqual([first]);
  expect(await foundBy({ search: 'ana', state: 'done' })).toEqual([]);
});

test('an export is no page of the list, and nothing that a link could start', async () => {
  expect((await get('/export.csv')).status).toBe(404);
  expect((await post('/export.csv', { search: 'ana', before: 'x' })).status).toBe(422);
});

test.for([UNKNOWN_ID, 'CC-2222-3333', 'x', '%00', "'; DROP TABLE submissions; --"])(
  'there is no form "%s"',
  async (id) => {
    const path = `/${encodeURIComponent(decodeURIComponent(id))}`;
    expect((await post(`${path}/opened`, {})).status).toBe(404);
    expect((await change(path.slice(1), { state: 'done' })).status).toBe(404);
    const retry = await app.request(`/api/submissions${path}/mail`, { method: 'POST', headers: ana });
    expect(retry.status).toBe(404);
  },
);

test.for(['', '/mail', '/stamp'])('nobody reads "%s" without a session', async (path) => {
  for (const headers of [{}, { Cookie: 'session=x' }, { Cookie: `session=${'a'.repeat(43)}` }]) {
    const answer = await get(path, headers as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('CC-');
  }
});

test('nobody writes without a session, or from another site', async () => {
  const reference = await keep();
  expect((await change(reference, { state: 'done' }, {}, {})).status).toBe(401);
  const foreign = { Cookie: ana['Cookie'] ?? '', Origin: 'https://evil.example' };
  expect((await change(reference, { state: 'done' }, {}, foreign)).status).toBe(403);
  expect(await open(reference)).toMatchObject({ state: 'new' });
});

test('the stamp is another one after every change, and the list says which one it has', async () => {
  const stamp = async () => (await (await get('/stamp')).json()).stamp as string;
  const seen = [await stamp()];
  const expectAnother = async () => {
    const now = await stamp();
    expect(seen).not.toContain(now);
    expect((await list()).stamp).toBe(now);
    expect((await list('?state=done')).stamp).toBe(now);
    expect(await stamp()).toBe(now);
    seen.push(now);
  };
  const reference = await keep();
  await expectAnother();
  await keep('quote-request');
  await expectAnother();
  await change(reference, { state: 'done' });
  await expectAnother();
  await change(reference, { state: 'new' });
  await expectAnother();
  await database.db.execute(sql`UPDATE submissions SET mailed_at = now() WHERE reference = ${reference}`);
  await expectAnother();
  await database.db.execute(sql`DELETE FROM submissions WHERE reference = ${reference}`);
  await expectAnother();
});

test('more calls than the limit are refused with the seconds to wait; strangers use up none of them', async () => {
  const limited = appWithLimit(1);
  for (let count = 0; count < 3; count += 1) {
    expect((await limited.request('/api/submissions')).status).toBe(401);
  }
  expect((await limited.request('/api/submissions', { headers: ana })).status).toBe(200);
  const refused = await limited.request('/api/submissions', { headers: ana });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('the export is a file that spreadsheets read, with formulas made harmless', async () => {
  await keep('contact', { fullName: '=HYPERLINK("https://evil.example")', message: 'Hello\n=1+41;thanks' });
  const reference = await keep('quote-request', { specialRequirements: '+1 más' });
  await change(reference, { note: '-2+3', state: 'done' });
  const answer = await post('/export.csv', {});
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="solicitudes-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Referencia: reference,
    Tipo: 'Cotización',
    Idioma: 'Español',
    'Nota interna': "'-2+3",
    'Preguntas o algo que debamos saber': "'+1 más",
  });
  expect(rows[1]).toMatchObject({
    'Nombre completo': '\'=HYPERLINK("https://evil.example")',
    // With Spanish settings the second line is a row of its own.
    Mensaje: "Hello\n'=1+41;thanks",
    Asunto: 'Preguntas sobre pagos',
  });
});

test('an export keeps the filters, is whole beyond one batch, and is recorded with its count, not its search', async () => {
  await database.db.execute(sql`
    INSERT INTO submissions (reference, kind, payload, language, body_hash)
    SELECT 'CC-' || lpad(i::text, 4, '0') || '-XXXX', 'contact', jsonb_build_object('fullName', 'Ana ' || i), 'es', ''
    FROM generate_series(1, 1203) AS i`);
  await keep('quote-request');
  const lines = parse(await (await post('/export.csv', { kind: 'contact', search: 'ana' })).text(), {
    bom: true,
  }) as string[][];
  expect(lines).toHaveLength(1204);
  expect(new Set(lines.map(([reference]) => reference)).size).toBe(1204);
  expect(lines[0]).not.toContain('Apellidos');
  const rows = await entriesOf('submissions-exported');
  expect(rows.at(-1)).toMatchObject({ username: 'ana', details: { count: 1203, kind: 'contact' } });
  expect(JSON.stringify(rows)).not.toContain('search');
});

test('an export gives out form after form, so that a slow one stops nobody else', async () => {
  for (let number = 0; number < 20; number += 1) await keep();
  const { body } = await post('/export.csv', {});
  let parts = 0;
  for await (const part of body ?? []) parts += part.length > 0 ? 1 : 0;
  expect(parts).toBe(21);
});

test('without a mail server the inbox says so, and how many wait', async () => {
  await keep();
  await keep();
  await database.db.execute(
    sql`UPDATE submissions SET mailed_at = now() WHERE id = (SELECT id FROM submissions LIMIT 1)`,
  );
  expect(await (await get('/mail')).json()).toEqual({ isConfigured: false, waiting: 1, failed: [] });
  const retry = await app.request(`/api/submissions/${await keep()}/mail`, { method: 'POST', headers: ana });
  expect(retry.status).toBe(409);
});
