import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FORMS, formOf } from '#forms/all-forms.ts';
import type { PostedForm } from '#forms/page-forms.tsx';
import { type FormDependencies, receiveForm, receiveFormPost } from '#forms/receive-form.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { createLogger } from '#server/log.ts';
import { GOOD_FORMS, REPORTED_ID } from '../../../../tests/support/good-forms.ts';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { nameReportedProvider } from './name-reported-provider.server.ts';

/* A report of what is wrong with a row (docs/product/forms.md, Report). What all forms keep to: src/forms. */

const KIND = 'provider-report';
const GOOD = GOOD_FORMS[KIND](1);
const HEADERS = { Origin: 'https://clinic.example' };

let database: TestDatabase;
let app: Hono;
let shown: PostedForm | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLogger('silent');
  const dependencies: FormDependencies = {
    database: database.db,
    countCall: countCallsPerMinute(1000),
    markSender: async () => 'somebody',
    publicOrigin: 'https://clinic.example',
    log,
    complete: { [KIND]: (values) => nameReportedProvider(database.db, values) },
  };
  app = new Hono();
  app.onError((error, context) => problemResponse(error, context, log));
  app.post('/api/providers/report', receiveForm(formOf(KIND), dependencies));
  app.post(
    '*',
    receiveFormPost({
      ...dependencies,
      forms: FORMS,
      openings: { newKey: async () => 'k', nextKey: async () => 'k', admit: async () => {} },
      showPage: async (_context, { form, status }) => {
        shown = form;
        return new Response('page', { status });
      },
    }),
  );
});
afterAll(() => database.discard());
beforeEach(async () => {
  shown = undefined;
  await database.db.delete(submissions);
  await storeProviders(database.db, [
    providerRow({ id: REPORTED_ID, doctor: 'Ana Ruiz', address: '1 Main St', suite: 'Suite 5' }),
  ]);
});

const send = (body: Record<string, unknown>) =>
  app.request('/api/providers/report', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
  });
const post = (path: string, fields: Record<string, unknown>) =>
  app.request(`https://clinic.example${path}`, {
    method: 'POST',
    body: new URLSearchParams({ form: KIND, ...(fields as Record<string, string>) }),
    headers: HEADERS,
  });
const stored = async () => (await database.db.select().from(submissions)).map(({ payload }) => payload);

test('a report is stored with the name and place that the row has, whatever the sender says they are', async () => {
  expect((await send({ ...GOOD, provider: 'Somebody else' })).status).toBe(201);
  expect(await stored()).toEqual([
    { ...GOOD, provider: 'Ana Ruiz, Bayside Clinic, 1 Main St, Suite 5, Miami, FL 33126' },
  ]);
});

test('the sender may stay unknown, and says more where nothing on the list fits', async () => {
  expect((await send({ providerId: REPORTED_ID, problem: 'moved' })).status).toBe(201);
  const answer = await send({ providerId: REPORTED_ID, problem: 'other' });
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual([{ field: 'details', key: 'details' }]);
});

test.each(['00000000-0000-4000-8000-000000000000', 'nobody', '1', '\u0000'])(
  'a report on a row that is gone (%j) says so and stores nothing',
  async (providerId) => {
    const answer = await send({ ...GOOD, providerId });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual([{ field: 'providerId', key: 'provider.gone' }]);
    expect(await stored()).toEqual([]);
  },
);

test('without JavaScript it is posted to the page of the provider, in either language', async () => {
  const answer = await post(`/es/providers/${REPORTED_ID}`, GOOD);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(
    new RegExp(`^/es/providers/${REPORTED_ID}\\?sent=CC-[\\w-]{9}#provider-report-form$`),
  );
  const refused = await post(`/providers/${REPORTED_ID}`, { ...GOOD, problem: '' });
  expect(refused.status).toBe(422);
  expect(shown).toMatchObject({
    page: `/providers/${REPORTED_ID}`,
    values: { details: 'Details 1' },
    problem: { fields: [{ field: 'problem', key: 'problem' }] },
  });
});

test('no other page takes it', async () => {
  for (const path of ['/providers', `/providers/${REPORTED_ID}/more`, '/contact'])
    expect((await post(path, GOOD)).status, path).toBe(404);
});
