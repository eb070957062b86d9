import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageName } from './page-names.ts';

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
