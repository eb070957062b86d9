import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageParameters, readParameters } from '#client/page-parameters.ts';
import { activityParameters } from '#features/admin/activity.ts';
import { loginParameters } from '#features/admin/login-page.tsx';
import { directoryParameters } from '#features/directory/directory-filters.ts';
import { shortlistParameters } from '#features/directory/shortlist/shortlist.ts';
import { inboxParameters } from '#features/inbox/inbox.ts';
import { articleParameters } from '#features/news/admin/article-filters.ts';
import { choicesFromSearch, parseQuoteSearch, quoteParameters } from '#features/quote/quote-link.ts';
import { quotePageParameters } from '#features/quote/request/request-address.ts';

/* Addresses that anyone may have written, over every parameter of every page. */

/** By the route's file, with a correct value of each parameter. */
const PAGES: Record<string, { parameters: PageParameters<Record<string, unknown>>; correct: object }> = {
  '{-$locale}/quote.tsx': {
    parameters: quotePageParameters,
    correct: {
      who: 'individual-1',
      planType: 'family',
      age: '65+',
      children: '4',
      county: 'Palm Beach',
      core: 'package2',
      hospital: 'true',
      request: '1',
    },
  },
  '{-$locale}/providers.tsx': {
    parameters: directoryParameters,
    correct: {
      query: 'cardióloga en Hialeah que hable español',
      specialty: 'ENT (Ear, Nose, Throat)',
      doctor: "O'Brien, José",
      zipCode: '33126',
      radiusMiles: '10',
      county: 'St. Lucie',
      city: 'Hialeah',
      languages: 'Haitian Creole',
      plan: 'phc',
      acceptingNewPatients: '1',
      panel: 'A',
      all: '1',
      clear: '1',
      cursor: 'WyJhIl0',
    },
  },
  '{-$locale}/providers_.shortlist.tsx': {
    parameters: shortlistParameters,
    correct: { ids: '0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11,1f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11' },
  },
  'admin/index.tsx': {
    parameters: articleParameters,
    correct: { search: 'calor', language: 'es', category: 'Salud y Seguridad', state: 'inactive' },
  },
  'admin/inbox.tsx': {
    parameters: inboxParameters,
    correct: { kind: 'join-network', state: 'in-progress', search: 'ana', solicitud: 'CC-7F3K-92QD' },
  },
  'admin/activity.tsx': {
    parameters: activityParameters,
    correct: {
      search: 'ana',
      action: 'sign-in',
      person: 'admin',
      from: '2026-11-01',
      until: '2026-11-26',
      signIns: '1',
    },
  },
  'admin-login.tsx': { parameters: loginParameters, correct: { next: '/admin/inbox?state=new' } },
};

/** Also what every object has, and what is nearly right. */
const anyText = (correct: object) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'none', 'null', '0', '-1', '1e9', ' ', '%', '\0'),
    fc.constantFrom(...Object.values(correct)).map((value) => String(value).toUpperCase()),
    fc.constantFrom(...Object.values(correct)).map((value) => ` ${value}`),
  );

test('every page whose address has parameters is tested here', () => {
  const routes = path.resolve('src/routes');
  const withParameters = globSync('**/*.tsx', { cwd: routes }).filter((file) =>
    /validateSearch|useSearch/.test(readFileSync(path.join(routes, file), 'utf8')),
  );
  expect(withParameters.sort()).toEqual(Object.keys(PAGES).sort());
});

describe.each(Object.entries(PAGES))('%s', (_file, { parameters, correct }) => {
  test('keeps correct values and has nothing to say of them, nor of absent and empty ones', () => {
    expect(Object.keys(correct).sort()).toEqual(Object.keys(parameters).sort());
    const { search, wrong } = readParameters(parameters, correct);
    expect(Object.keys(search).sort()).toEqual(Object.keys(parameters).sort());
    expect(wrong).toEqual([]);
    const empty = Object.fromEntries(Object.keys(parameters).map((name) => [name, '']));
    for (const nothing of [{}, empty, { utm_source: 'x', fbclid: '1' }]) {
      expect(readParameters(parameters, nothing)).toEqual({ search: {}, wrong: [] });
    }
  });

  test('of any texts each is either understood or named as wrong, and the others are kept', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(parameters)),
        anyText(correct),
        fc.dictionary(fc.string(), fc.string()),
        (name, text, others) => {
          const { search, wrong } = readParameters(parameters, { ...others, ...correct, [name]: text });
          expect(wrong).toEqual(name in search || text.trim() === '' ? [] : [name]);
          for (const other of Object.keys(correct)) if (other !== name) expect(search).toHaveProperty(other);
          // What was understood is one of the page's own values: read again, it is the same.
          expect(readParameters(parameters, search)).toEqual({ search, wrong: [] });
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('whatever the quote’s address says, its choices are ones that have a price', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(quoteParameters)), fc.string()), (given) => {
      const { planType, primaryAge, numberOfChildren } = choicesFromSearch(parseQuoteSearch(given));
      expect(['individual', 'family']).toContain(planType);
      expect(primaryAge).toMatch(/^(<18|\d\d-\d\d|65\+)$/);
      expect([0, 1, 2, 3, 4]).toContain(numberOfChildren);
    }),
  );
});
