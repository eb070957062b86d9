import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INDEXED_PAGES, pageName } from './page-names.ts';

const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
const addresses = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, address = '']) => address);

test.each(addresses)('the page at %s has a name for the log', (address) => {
  const path = address
    .replace(/\/$/, '')
    .replace('/{-$locale}', '/es')
    .replace('$policy', 'privacy')
    .replace('$slug', 'two-new-clinics');
  expect(pageName(path || '/')).toBe((path || '/').replace('two-new-clinics', ':slug'));
});

test.each(['/quote/ana', '/news/a/b', '/anything', '/en/en', '/admin/inbox/ana'])('%s is no page', (path) =>
  expect(pageName(path)).toBeUndefined(),
);

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
