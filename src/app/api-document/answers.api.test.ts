import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#app/config.ts';
import { createApp } from '#app/create-app.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { FORMS } from '#forms/all-forms.ts';
import { createLogger } from '#server/log.ts';
import { GOOD_FORMS, REPORTED_ID } from '../../../tests/support/good-forms.ts';
import { openTestDisk, type TestStorage } from '../../../tests/support/object-stores.ts';
import { providerRow, storeProviders } from '../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { PUBLIC_CALLS } from './public-calls.ts';

/*
 * What the document says of answers, compared with what the API answers: to good requests, and to any others. Whether
 * every public route is in the document: src/app/route-matrix.api.test.ts.
 */

const OFTEN = '1000000';
/** All that may be configured of the site is. */
const SETTINGS = {
  PUBLIC_URL: 'https://clinic.example',
  SEARCHES_PER_MINUTE: OFTEN,
  FORMS_PER_MINUTE: OFTEN,
  ASSISTANT_QUESTIONS_PER_MINUTE: OFTEN,
  ASSISTANT_KEEP_DAYS: '30',
  PHC_LICENSE_NUMBER: '1',
  DPO_LICENSE_NUMBER: '2',
  LICENSE_LOOKUP_URL: 'https://state.example',
  ACCREDITATION: 'Accredited',
};

let database: TestDatabase;
let storage: TestStorage;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  await loadBundledArticles(database.db);
  const whole = {
    id: REPORTED_ID,
    suite: 'B',
    phone: '(305) 555-0100',
    languages: ['Spanish'],
    certified: true,
    otherSpecialties: ['Dental'],
  };
  await storeProviders(database.db, [providerRow(whole), providerRow(), providerRow({ isDemo: true })]);
  ({ app } = createApp({
    config: readConfig(SETTINGS, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: () => new Response('no pages', { status: 404 }),
    clientDir: undefined,
  }));
});
afterAll(async () => {
  await storage?.discard();
  await database.discard();
});

type Call = { method: 'get' | 'post'; path: string };
/** What makes one request: what stands in place of {…} in the path, the query, and the body. */
type Asked = { part?: string; query?: Record<string, string>; body?: unknown };

const GOOD: Record<string, Asked[]> = {
  'post /api/providers/search': [
    { body: {} },
    { body: { zipCode: '33126', specialty: 'Dental', limit: 1 } },
    { body: { plan: 'phc', acceptingNewPatients: true, panel: 'A' } },
    { body: { query: 'woman dentist near 33126' } },
  ],
  'post /api/providers/counts': [{ body: {} }, { body: { city: 'Miami', specialty: 'Dental' } }],
  'get /api/providers/options': [{}],
  'get /api/providers/suggestions': [{ query: { text: 'a', language: 'es' } }, { query: { text: 'bay' } }],
  'get /api/providers/zip-codes': [{}],
  'get /api/providers': [{ query: { ids: `${REPORTED_ID},00000000-0000-4000-8000-000000000000` } }],
  'get /api/providers/{id}': [{ part: REPORTED_ID }],
  'get /providers.json': [{}],
  'get /api/articles': [{}, { query: { language: 'es', fields: 'summary' } }],
  'get /api/articles/{idOrSlug}': [{ part: 'working-in-the-heat' }],
  'post /api/ai-chat': ['hello', 'How much is it for two adults?', 'chest pain', 'a'].map((message) => ({
    body: { message },
  })),
  'get /api/site': [{}],
  ...Object.fromEntries(
    FORMS.map(({ kind, apiPath }) => [
      `post ${apiPath}`,
      [{ body: GOOD_FORMS[kind](1) }, { body: GOOD_FORMS[kind](1) }],
    ]),
  ),
};

const CALLS: Call[] = Object.entries(PUBLIC_CALLS).flatMap(([path, item]) =>
  (['get', 'post'] as const).filter((method) => item[method]).map((method) => ({ method, path })),
);

async function send({ method, path }: Call, { part = '', query = {}, body }: Asked): Promise<Response> {
  const search = new URLSearchParams(query);
  const address = `${path.replace(/\{\w+\}/, encodeURIComponent(part))}?${search}`;
  return app.request(address, {
    method: method.toUpperCase(),
    ...(method === 'post' && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

/** Expects an answer to be one that the document names, with all its fields and no others. */
async function expectDocumented({ method, path }: Call, answer: Response): Promise<void> {
  const responses = PUBLIC_CALLS[path]?.[method]?.responses ?? {};
  const documented = responses[`${answer.status}` as '200'];
  const text = await answer.text();
  expect(documented, `${answer.status} ${text.slice(0, 200)}`).toBeDefined();
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
  const schema = documented && 'content' in documented ? documented.content?.[type]?.schema : undefined;
  if (!(schema instanceof z.ZodType))
    throw new Error(`${method} ${path}: ${answer.status} has no schema for ${type}`);
  const told = JSON.parse(text);
  // What the schema does not name is left out of what it reads.
  expect(schema.parse(told)).toEqual(told);
}

test('there is a good request for every call of the document', () => {
  expect(Object.keys(GOOD).toSorted()).toEqual(
    CALLS.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test.each(CALLS)('$method $path answers as the document says', async (call) => {
  for (const asked of GOOD[`${call.method} ${call.path}`] ?? []) {
    const answer = await send(call, asked);
    expect(answer.ok, `${answer.status}`).toBe(true);
    await expectDocumented(call, answer);
  }
});

/** A body that is good but for one field, or anything at all. */
function anyBody({ method, path }: Call): fc.Arbitrary<unknown> {
  const good = GOOD[`${method} ${path}`]?.at(-1)?.body as Record<string, unknown> | undefined;
  const text = fc.string({ unit: 'binary', maxLength: 3000 });
  const value = fc.oneof(
    fc.jsonValue(),
    text,
    fc.constantFrom(null, -1, 1e300, '\0', '\ud800', '33126', 'all'),
  );
  const spoilt = fc
    .record({ field: fc.constantFrom(...Object.keys(good ?? { '': '' })), value })
    .map(({ field, value: wrong }) => ({ ...good, [field]: wrong }));
  return fc.oneof(spoilt, fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));
}

test.each(CALLS)('$method $path answers whatever is asked, and never by a fault', async (call) => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  const names = fc.oneof(fc.constantFrom('language', 'fields', 'active', 'limit', 'cursor', 'ids'), text);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        part: text.filter((part) => part.isWellFormed() && !['', '.', '..'].includes(part)),
        query: fc.dictionary(names, text, { maxKeys: 3 }),
        body: anyBody(call),
      }),
      async (asked) => {
        const answer = await send(call, asked);
        expect(answer.status).toBeLessThan(500);
        await expectDocumented(call, answer);
      },
    ),
    { numRuns: 60 },
  );
});
