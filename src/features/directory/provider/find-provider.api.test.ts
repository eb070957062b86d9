import fc from 'fast-check';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { providersApi } from '../providers.api.server.ts';

/* GET /api/providers/{id} (docs/product/directory.md, A provider's page). */

const ID = '0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11';
const OTHER_ID = '1f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11';

const { db, store } = testDirectory();
let app: Hono;
beforeAll(() => {
  app = new Hono();
  const log = createLogger('silent');
  app.onError((error, context) => problemResponse(error, context, log));
  app.route(
    '/api/providers',
    providersApi({ database: db(), isEmergency: () => false, searchesPerMinute: 1_000_000 }),
  );
});

const ask = (id: string) => app.request(`/api/providers/${id}`);

describe('a provider', () => {
  beforeEach(() =>
    store(
      {
        id: ID,
        planId: 'FL-1',
        panelA: true,
        ages: '0-18',
        npi: '1234567893',
        email: 'ana@example.com',
        languages: ['Spanish'],
        suite: '5',
      },
      { id: OTHER_ID, npi: '1234567893', center: 'Harbor Clinic', city: 'Hialeah' },
      { npi: '1245319599', city: 'Doral' },
      { city: 'Tampa' },
    ),
  );

  test('is answered whole, with the other places of the same NPI, and nothing that is not published', async () => {
    const answer = await ask(ID);
    expect(answer.status).toBe(200);
    const { otherPlaces, ...provider } = await answer.json();
    expect(provider).toEqual({
      id: ID,
      doctor: 'Ana Ruiz',
      specialty: 'Medicina General',
      specialties: ['Medicina General'],
      center: 'Bayside Clinic',
      address: expect.any(String),
      suite: '5',
      city: 'Miami',
      county: 'Miami-Dade',
      zipCode: '33126',
      phone: null,
      fax: null,
      languages: ['Spanish'],
      certified: null,
      acceptingNewPatients: null,
      listDate: '2026-10-03',
      plans: null,
      panels: ['A'],
      ages: '0-18',
      isDemo: false,
    });
    expect(otherPlaces).toEqual([
      {
        id: OTHER_ID,
        center: 'Harbor Clinic',
        address: expect.any(String),
        suite: null,
        city: 'Hialeah',
        county: 'Miami-Dade',
        zipCode: '33126',
        phone: null,
      },
    ]);
  });

  test('is not kept among the pages that everybody opens', async () => {
    expect((await ask(ID)).headers.get('Cache-Control')).toBe('no-store');
  });

  test('without an NPI has no other places', async () => {
    await store({ id: ID }, { city: 'Hialeah' });
    expect((await (await ask(ID)).json()).otherPlaces).toEqual([]);
  });

  test('that is gone is not found', async () => {
    await store();
    const answer = await ask(ID);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });
});

test('whatever stands in the place of the id is not found, and no fault', async () => {
  await store({ id: ID });
  const anyId = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ minLength: 1000, maxLength: 5000 }),
    fc.integer().map(String),
    fc.uuid().map((id) => id.toUpperCase()),
    fc.uuid(),
    fc.constantFrom(
      'recommend',
      'report',
      'options%00',
      '\0',
      `${ID}\0`,
      `{${ID}}`,
      ID.replaceAll('-', ''),
      '..',
    ),
  );
  await fc.assert(
    fc.asyncProperty(anyId, async (id) => {
      // A dot segment would be another address.
      fc.pre(!['', '.', '..', 'options'].includes(id));
      const answer = await ask(encodeURIComponent(id.toWellFormed()));
      expect(answer.status, id).toBe(404);
    }),
    { numRuns: 300 },
  );
});
