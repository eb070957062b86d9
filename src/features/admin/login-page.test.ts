import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAdminPath } from './admin-path.ts';
import { pageAfterSignIn } from './login-page.tsx';

test.each([
  ['/admin/inbox?solicitud=CC-2222-3333', '/admin/inbox?solicitud=CC-2222-3333'],
  ['/sync', '/sync'],
  [undefined, '/admin'],
  ['', '/admin'],
  ['/quote', '/admin'],
  ['/admin-login?next=/admin', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['javascript:alert(1)', '/admin'],
])('after signing in, %j leads to %s', (requested, page) => {
  expect(pageAfterSignIn(requested)).toBe(page);
});

test('whatever the link says, the page after signing in is of the administration', () => {
  const addresses = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.string().map((text) => `/admin${text}`),
  );
  fc.assert(
    fc.property(addresses, (requested) => {
      const page = pageAfterSignIn(requested);
      const { origin, pathname } = new URL(page, 'https://here.example');
      expect(origin).toBe('https://here.example');
      expect(isAdminPath(pathname)).toBe(true);
    }),
  );
});
