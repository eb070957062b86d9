import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDEXED_PAGES, meantPage, pageName } from './page-names.ts';

const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
const addresses = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, address = '']) => address);

const PROVIDER_ID = '0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11';

test.each(addresses)('the page at %s has a name for the log', (address) => {
  const path = address
    .replace(/\/$/, '')
    .replace('/{-$locale}', '/es')
    .replace('$policy', 'privacy')
    .replace('$slug', 'two-new-clinics')
    .replace('$kind', 'office')
    .replace('$id', PROVIDER_ID);
  expect(pageName(path || '/')).toBe(
    (path || '/').replace('two-new-clinics', ':slug').replace(PROVIDER_ID, ':id'),
  );
});

test.each(['/quote/ana', '/news/a/b', '/anything', '/en/en', '/admin/inbox/ana', '/providers/ana'])(
  '%s is no page',
  (path) => expect(pageName(path)).toBeUndefined(),
);

test.each([
  ['/ES', '/es'],
  ['/EN/quote', '/en/quote'],
  ['/en/QUOTE', '/en/quote'],
  ['/en/%71uote', '/en/quote'],
  ['/en/quote%20', '/en/quote'],
  ['/es/quote.', '/es/quote'],
  ['/providers)', '/providers'],
  ['/quote%E2%80%9D', '/quote'],
  ['/News/Two-New-Clinics.', '/news/two-new-clinics'],
  [`/ES/Providers/${PROVIDER_ID.toUpperCase()}.`, `/es/providers/${PROVIDER_ID}`],
  ['/quote', undefined],
  ['/news/dise%C3%B1o', undefined],
  ['/news/a%23b.', '/news/a%23b'],
  ['/News/a%3Fx', '/news/a%3Fx'],
  ['/nothing.', undefined],
  [`/${'.'.repeat(15_000)}x`, undefined],
  ['/%2Fevil.example', undefined],
])('%s means %s', (path, page) => expect(meantPage(path)).toBe(page));

test('where an address leads no other address is meant, and it stays on this site', () => {
  const part = fc.oneof(
    fc.constantFrom('/', 'es', 'EN', 'quote', 'news', '.', ' ', 'ñ'),
    fc.nat(127).map((code) => `%${code.toString(16).padStart(2, '0')}`),
    fc.string().map((text) => encodeURI(text.toWellFormed())),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { pathname } = new URL(`http://site.example/${parts.join('')}`);
      const page = meantPage(pathname);
      if (page === undefined) return;
      expect(new URL(page, 'http://site.example')).toMatchObject({ host: 'site.example', pathname: page });
      expect(meantPage(page)).toBeUndefined();
    }),
  );
});

/** Of the policies, which are alike, some will do. */
const OWN_PAGES = INDEXED_PAGES.filter((page) => page !== '/' && !page.startsWith('/policies/'));

test.each([
  'tests/e2e/accessibility.spec.ts',
  'tests/e2e/first-load.spec.ts',
  'tests/bench/page-list.ts',
  'tools/screenshots/public-views.ts',
])('%s has every page', (list) => {
  const text = readFileSync(list, 'utf8');
  expect(OWN_PAGES.filter((page) => !new RegExp(`${page}['?]`).test(text))).toEqual([]);
});
