import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveForm } from '#forms/receive-form.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';
import { feedbackForm } from './feedback-form.ts';

const GOOD = {
  rating: 'down',
  comment: 'Wrong town',
  question: 'An office in Hialeah?',
  answer: 'In Miami.',
};

let database: TestDatabase;
let announced: string[] = [];
const app = new Hono();
beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: 'silent' });
  app.onError((error, context) => problemResponse(error, context, log));
  app.post(
    feedbackForm.apiPath,
    receiveForm(feedbackForm, {
      database: database.db,
      countCall: countCallsPerMinute(1000),
      markSender: async () => 'somebody',
      publicOrigin: 'https://clinic.example',
      log,
      enqueueMail: async (_tx, id) => void announced.push(id),
    }),
  );
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE submissions`);
  announced = [];
});

async function send(body: object) {
  const answer = await app.request(feedbackForm.apiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es' },
    body: JSON.stringify(body),
  });
  const { reference = '' } = await answer.json();
  const [row] = await database.db.select().from(submissions).where(eq(submissions.reference, reference));
  return { status: answer.status, row };
}

test('an opinion is stored as it was given, new, and its department is told', async () => {
  const { status, row } = await send(GOOD);
  expect(status).toBe(201);
  expect(row).toMatchObject({ kind: 'assistant-feedback', payload: GOOD, language: 'es', state: 'new' });
  expect(announced).toEqual([row?.id]);
});

test('a thumb up alone is stored, done, and nobody is told', async () => {
  const { rating: _down, comment: _none, ...said } = GOOD;
  const { status, row } = await send({ ...said, rating: 'up' });
  expect(status).toBe(201);
  expect(row).toMatchObject({ state: 'done', payload: { rating: 'up', comment: '' } });
  expect(announced).toEqual([]);
});

test('personal numbers are masked in every text before they are stored', async () => {
  const text = 'my social is 219-09-9999, card 4111 1111 1111 1111';
  const { row } = await send({ rating: 'down', comment: text, question: text, answer: text });
  const masked = maskPersonalNumbers(text);
  expect(row?.payload).toEqual({ rating: 'down', comment: masked, question: masked, answer: masked });
});

test.each([
  ['no answer', { ...GOOD, answer: undefined }],
  ['another rating', { ...GOOD, rating: 'five stars' }],
  ['a question that is too long', { ...GOOD, question: 'a'.repeat(2001) }],
  ['a field more', { ...GOOD, email: 'ana@example.com' }],
])('%s is refused, and nothing is stored', async (_name, body) => {
  expect((await send(body)).status).toBe(422);
  expect((await database.db.select().from(submissions)).length).toBe(0);
});

test('the longest opinion fits, every character escaped', async () => {
  const { status } = await send({
    rating: 'down',
    comment: '\\'.repeat(500),
    question: '\\'.repeat(2000),
    answer: '\\'.repeat(8000),
  });
  expect(status).toBe(201);
});
