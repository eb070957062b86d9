import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageContentSecurityPolicy } from './page-policy.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('inline scripts are allowed by their hashes, and nothing inline otherwise', () => {
  const policy = pageContentSecurityPolicy(
    '<script>one()</script><script type="module" async>two()</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a page without inline scripts allows files of this site only', () => {
  expect(pageContentSecurityPolicy('<p>hello</p>')).toContain("script-src 'self';");
});
