import { parse } from 'csv-parse/sync';
import { asc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { csvExports } from '#server/csv.ts';
import { openDatabase } from '#server/database/connect.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from '../../../../tests/support/administrator-session.ts';
import { SITE } from '../../../../tests/support/default-site.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { assistantApi } from '../assistant.api.server.ts';
import type { ChatReply } from '../chat.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';
import { assistantMessages } from './assistant-messages.table.ts';
import { type AnsweredMessage, expireTranscripts, transcriptStore } from './keep-transcripts.server.ts';
import { transcriptsApi } from './transcripts.api.server.ts';

const ORIGIN = 'http://clinic.example';
const CONVERSATION = '6f0e2a526d1c4a0e9a770c5d3f1b2a41';
/** As PostgreSQL returns it. */
const STORED_CONVERSATION = '6f0e2a52-6d1c-4a0e-9a77-0c5d3f1b2a41';

let database: TestDatabase;
let ana: Record<string, string>;
let logged: string[] = [];
const log = pino({ base: null, timestamp: false }, { write: (line: string) => void logged.push(line) });
beforeAll(async () => {
  database = await createTestDatabase();
  ({ headers: ana } = await storeAdministrator(database.db, { origin: ORIGIN }));
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE assistant_messages`);
  logged = [];
});

function reply(response: string, kind: ChatReply['kind'] = 'answer'): ChatReply {
  return { response, kind, language: 'es', links: [] };
}

const stored = () => database.db.select().from(assistantMessages).orderBy(asc(assistantMessages.id));
const untilStored = (count: number) =>
  vi.waitFor(async () => expect(await stored()).toHaveLength(count), { timeout: 10_000, interval: 20 });

test('question and answer are kept, with what tells conversations apart and nothing about who asked', async () => {
  const keep = transcriptStore({ database: database.db, log });
  keep({ message: '¿Abren el lunes?', reply: reply('Sí, a las 8.'), conversation: CONVERSATION });
  keep({ message: 'a\u0000b\ud800', reply: reply('No lo sé.', 'declined'), conversation: undefined });
  await untilStored(2);
  const [first, second] = await stored();
  expect(first).toEqual({
    id: expect.any(Number),
    conversation: STORED_CONVERSATION,
    askedAt: expect.any(Date),
    language: 'es',
    kind: 'answer',
    question: '¿Abren el lunes?',
    answer: 'Sí, a las 8.',
  });
  expect(second).toMatchObject({ question: 'a b\ufffd', kind: 'declined' });
  expect(second?.conversation).not.toBe(STORED_CONVERSATION);
});

test('personal numbers are masked in question and answer', async () => {
  const keep = transcriptStore({ database: database.db, log });
  const text = 'mi seguro social es 219-09-9999';
  keep({ message: text, reply: reply(text), conversation: undefined });
  await untilStored(1);
  const masked = maskPersonalNumbers(text);
  expect(await stored()).toMatchObject([{ question: masked, answer: masked }]);
});

test('an emergency is not kept', async () => {
  const keep = transcriptStore({ database: database.db, log });
  keep({ message: 'me duele el pecho', reply: reply('911', 'emergency'), conversation: undefined });
  keep({ message: 'hola', reply: reply('Hola', 'talk'), conversation: undefined });
  await untilStored(1);
  expect(await stored()).toMatchObject([{ question: 'hola' }]);
});

test('many at once are all kept, over one connection', async () => {
  const narrow = await openDatabase(database.connectionString, { max: 1, statementTimeoutMs: 10_000 });
  const keep = transcriptStore({ database: narrow.db, log });
  for (let number = 0; number < 400; number += 1) {
    keep({ message: `pregunta ${number}`, reply: reply('sí'), conversation: undefined });
  }
  await untilStored(400);
  await narrow.close();
});

test('one that cannot be stored costs nothing but itself, and later ones are kept', async () => {
  const keep = transcriptStore({ database: database.db, log });
  keep({ message: 'primero', reply: reply('1'), conversation: undefined });
  keep({ message: 'malo', reply: reply('x'), conversation: 'no conversation' });
  // What nobody expects of an answer: it has no text.
  keep({ message: 'peor', reply: { ...reply('x'), response: undefined as never }, conversation: undefined });
  keep({ message: 'dos', reply: reply('2'), conversation: undefined });
  await untilStored(2);
  await vi.waitFor(() => expect(logged).toHaveLength(2));
  keep({ message: 'tres', reply: reply('3'), conversation: undefined });
  await untilStored(3);
  expect((await stored()).map(({ question }) => question).toSorted()).toEqual(['dos', 'primero', 'tres']);
});

test('a database that is away hurts nobody, and the log does not repeat what was said', async () => {
  const away = await openDatabase(database.connectionString, { max: 1, statementTimeoutMs: 1000 });
  await away.close();
  const keep = transcriptStore({ database: away.db, log });
  keep({ message: 'algo privado', reply: reply('una respuesta'), conversation: undefined });
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(JSON.parse(logged[0] ?? '')).toEqual({
    level: 40,
    error: expect.any(String),
    count: 1,
    msg: 'questions to the assistant are not kept',
  });
  expect(logged.join()).not.toContain('privado');
});

test('each answer of the route is stored with its conversation, and what is no conversation counts as none', async () => {
  const told: AnsweredMessage[] = [];
  const api = assistantApi({
    database: database.db,
    readSite: async () => SITE,
    publicOrigin: SITE.origin,
    log,
    model: undefined,
    questionsPerMinute: 1000,
    storeTranscript: (one) => void told.push(one),
  });
  for (const conversation of [CONVERSATION, `${CONVERSATION}0`, 7, undefined]) {
    const answer = await api.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: ' zzz ', conversation }),
    });
    expect(answer.status).toBe(200);
  }
  expect(told.map(({ conversation }) => conversation)).toEqual([
    CONVERSATION,
    undefined,
    undefined,
    undefined,
  ]);
  expect(told[0]).toMatchObject({ message: 'zzz', reply: { kind: 'declined' } });
});

async function keepFrom(days: number): Promise<void> {
  await database.db.insert(assistantMessages).values({
    conversation: CONVERSATION,
    language: 'en',
    kind: 'answer',
    question: `${days} days ago`,
    answer: 'yes',
    askedAt: sql`now() - make_interval(days => ${days})`,
  });
}

test('what was kept for so many days is deleted, and everything when nothing is to be kept any more', async () => {
  for (const days of [0, 29, 30, 400]) await keepFrom(days);
  expect(await expireTranscripts(database.db, { keepDays: 30 })).toBe(2);
  expect((await stored()).map(({ question }) => question)).toEqual(['0 days ago', '29 days ago']);
  expect(await expireTranscripts(database.db, { keepDays: undefined })).toBe(2);
  expect(await stored()).toEqual([]);
});

function appKeeping(keepDays: number | undefined): Hono {
  const guard = sessionGuard({ database: database.db, publicOrigin: ORIGIN });
  const application = new Hono();
  application.onError((error, context) => problemResponse(error, context, log));
  return application.route(
    '/api/ai-chat/kept.csv',
    transcriptsApi({
      database: database.db,
      guard,
      answerCsv: csvExports(),
      callsPerMinute: 1000,
      keepDays,
    }),
  );
}

test('an administrator gets them as a file that spreadsheets read, whole beyond one batch, and it is recorded', async () => {
  await database.db.execute(sql`
    INSERT INTO assistant_messages (conversation, language, kind, question, answer)
    SELECT gen_random_uuid(), 'es', 'declined', 'pregunta ' || i, 'respuesta' FROM generate_series(1, 1203) AS i`);
  await database.db.insert(assistantMessages).values({
    conversation: CONVERSATION,
    language: 'en',
    kind: 'talk',
    question: '=1+1',
    answer: 'a,\n"b"',
  });
  const answer = await appKeeping(30).request('/api/ai-chat/kept.csv', { method: 'POST', headers: ana });
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="preguntas-al-asistente-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const rows = parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(rows).toHaveLength(1204);
  expect(new Set(rows.map((row) => row['Pregunta al asistente'])).size).toBe(1204);
  expect(rows.at(-1)).toMatchObject({
    Conversación: STORED_CONVERSATION,
    Idioma: 'Inglés',
    'Tipo de respuesta': 'Conversación',
    'Pregunta al asistente': "'=1+1",
    'Respuesta del asistente': 'a,\n"b"',
  });
  const entries = await database.db
    .select()
    .from(activity)
    .where(eq(activity.action, 'assistant-messages-exported'));
  expect(entries).toMatchObject([{ username: 'ana', details: { count: 1204 } }]);
});

test('nobody reads them without a session, and there is nothing to read where nothing is kept', async () => {
  expect((await appKeeping(30).request('/api/ai-chat/kept.csv', { method: 'POST' })).status).toBe(401);
  expect(
    (await appKeeping(undefined).request('/api/ai-chat/kept.csv', { method: 'POST', headers: ana })).status,
  ).toBe(404);
});
