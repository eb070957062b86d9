import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageContentSecurityPolicy, takeOwnScripts } from './page-policy.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('the scripts that may run are allowed by their hashes, and nothing inline otherwise', () => {
  const policy = pageContentSecurityPolicy(['one()', 'two()', 'one()']);
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a page without inline scripts allows files of this site only', () => {
  expect(pageContentSecurityPolicy([])).toContain("script-src 'self';");
});

test('a page loads nothing from elsewhere, has no plug-ins, no other base, and stands in no frame', () => {
  expect(pageContentSecurityPolicy([]).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('only scripts with the mark of their render are the site’s own, and the mark is taken out', () => {
  const { html, scripts } = takeOwnScripts(
    '<meta property="csp-nonce" content="n1"/><link rel="modulepreload" nonce="n1" href="/x.js"/>' +
      '<script nonce="n1">a\nb c</script><script type="module" nonce="n1" src="/x.js"></script>' +
      '<p><script>stolen()</script><script nonce="n0">guessed()</script></p>',
    'n1',
  );
  expect(scripts).toEqual(['a\nb c']);
  expect(html).not.toContain('n1"');
  expect(html).not.toContain('csp-nonce');
  expect(html).toContain('<link rel="modulepreload" href="/x.js"/><script>a\nb c</script>');
});
