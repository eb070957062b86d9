import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ProviderRow, providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { keepPlanValues } from '../keep-plan-values.server.ts';
import { distanceMiles } from '../places/distance.server.ts';
import { type PlanValues, readPlanValues } from '../plan-values.ts';
import { countFilterValues } from './count-filter-values.server.ts';
import { searchProviders } from './search-providers.server.ts';
import { searchProvidersRequest } from './search-providers.ts';

/* Filters that find only whom something is known of (docs/product/directory.md, Plans, new patients and panels). */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

const configure = (text: string) => keepPlanValues(database.db, readPlanValues(text) as PlanValues);
beforeEach(() => configure('PHC=phc; DPO=dpo; PHC+DPO=both'));

const store = (...rows: Partial<ProviderRow>[]) => storeProviders(database.db, rows.map(providerRow));
const search = (body: object) => searchProviders(database.db, searchProvidersRequest.parse(body));
async function find(body: object) {
  const { providers, total } = await search(body);
  return { doctors: providers.map(({ doctor }) => doctor), total };
}

describe('plans', () => {
  beforeEach(() =>
    store(
      { doctor: 'Ana Alba', planId: 'PHC' },
      { doctor: 'Bea Brito', planId: ' dpo ' },
      { doctor: 'Cia Cano', planId: 'PHC+DPO' },
      { doctor: 'Dora Diaz', planId: 'FL-900' },
      { doctor: 'Eva Egea', planId: null },
    ),
  );

  test('who takes both is found by each, who is not known by none', async () => {
    expect(await find({ plan: 'phc' })).toEqual({ doctors: ['Ana Alba', 'Cia Cano'], total: 2 });
    expect(await find({ plan: 'dpo' })).toEqual({ doctors: ['Bea Brito', 'Cia Cano'], total: 2 });
    expect((await find({})).total).toBe(5);
  });

  test('an answer names the plans and not the text that they were read from', async () => {
    const { providers } = await search({});
    expect(Object.fromEntries(providers.map(({ doctor, plans }) => [doctor, plans]))).toEqual({
      'Ana Alba': ['phc'],
      'Bea Brito': ['dpo'],
      'Cia Cano': ['phc', 'dpo'],
      'Dora Diaz': null,
      'Eva Egea': null,
    });
    expect(JSON.stringify(providers)).not.toContain('FL-900');
  });

  test('follow the configuration when that is changed, also what is counted', async () => {
    await configure('FL-900 = dpo; phc = both');
    expect(await find({ plan: 'dpo' })).toEqual({ doctors: ['Ana Alba', 'Dora Diaz'], total: 2 });
    expect(await find({ plan: 'phc' })).toEqual({ doctors: ['Ana Alba'], total: 1 });
  });
});

test('a panel finds those with a yes, beside the other filters', async () => {
  await store(
    { doctor: 'Ana Yes', panelA: true, panelB: false, city: 'Hialeah' },
    { doctor: 'Bea No', panelA: false, panelB: true },
    { doctor: 'Cia Unknown' },
    { doctor: 'Dora Yes', panelA: true, panelJ: true },
  );
  expect(await find({ panel: 'a' })).toEqual({ doctors: ['Ana Yes', 'Dora Yes'], total: 2 });
  expect(await find({ panel: 'A', city: 'Hialeah' })).toEqual({ doctors: ['Ana Yes'], total: 1 });
  const { providers } = await search({});
  expect(Object.fromEntries(providers.map(({ doctor, panels }) => [doctor, panels]))).toEqual({
    'Ana Yes': ['A'],
    'Bea No': ['B'],
    'Cia Unknown': null,
    'Dora Yes': ['A', 'J'],
  });
});

/** Few values, so that filters often meet. */
const anyRow = fc.record({
  specialty: fc.constantFrom('Pediatría', 'Dental'),
  otherSpecialties: fc.constantFrom<string[][]>([], ['Dental']),
  languages: fc.constantFrom<(string[] | null)[]>(null, ['Spanish'], ['English', 'Spanish']),
  place: fc.constantFrom(
    { zipCode: '33012', county: 'Miami-Dade', city: 'Hialeah' },
    { zipCode: '33126', county: 'Miami-Dade', city: 'Miami' },
    { zipCode: '33024', county: 'Broward', city: 'Hollywood' },
  ),
  planId: fc.constantFrom(null, 'PHC', 'DPO', 'PHC+DPO', 'else'),
  acceptingNewPatients: fc.constantFrom(null, true, false),
  panelA: fc.constantFrom(null, true, false),
});
const anyBody = fc.record(
  {
    plan: fc.constantFrom('phc', 'dpo'),
    acceptingNewPatients: fc.constantFrom(true, false),
    panel: fc.constantFrom('A', 'B'),
    specialty: fc.constantFrom('Pediatría', 'Dental'),
    languages: fc.constantFrom('Spanish', 'English'),
    county: fc.constantFrom('Miami-Dade', 'Broward'),
    near: fc.constantFrom({ zipCode: '33012', radiusMiles: 5 }, { zipCode: '33012', radiusMiles: 50 }),
  },
  { requiredKeys: [] },
);

test('what is found and counted agrees with a slow reference, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 20 }),
      fc.array(anyBody, { minLength: 8, maxLength: 8 }),
      async (made, bodies) => {
        const rows = made.map(({ place, ...row }, at) => ({ ...row, ...place, doctor: `Doctor ${at}` }));
        await store(...rows);
        for (const { near, ...body } of bodies) {
          const wanted = rows.filter(
            (row) =>
              (body.plan === undefined || row.planId?.toLowerCase().includes(body.plan)) &&
              (!body.acceptingNewPatients || row.acceptingNewPatients) &&
              (body.panel === undefined || (body.panel === 'A' && row.panelA)) &&
              (body.specialty === undefined ||
                [row.specialty, ...row.otherSpecialties].includes(body.specialty)) &&
              (body.languages === undefined || row.languages?.includes(body.languages)) &&
              (body.county === undefined || row.county === body.county) &&
              (near === undefined || (distanceMiles(near.zipCode, row.zipCode) ?? 1000) <= near.radiusMiles),
          );
          const found = await find({ ...body, ...near });
          const context = JSON.stringify({ body, near });
          expect(found.doctors.toSorted(), context).toEqual(wanted.map(({ doctor }) => doctor).toSorted());
          expect(found.total, context).toBe(wanted.length);
          const counts = await countFilterValues(
            database.db,
            searchProvidersRequest.parse({ ...body, ...near }),
          );
          const dental = { ...body, ...near, specialty: 'Dental' };
          expect(counts?.specialty['Dental'] ?? 0, context).toBe((await find(dental)).total);
          const english = { ...body, ...near, languages: 'English' };
          expect(counts?.languages['English'] ?? 0, context).toBe((await find(english)).total);
        }
      },
    ),
    { numRuns: 15 },
  );
});
