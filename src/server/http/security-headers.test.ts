import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  ASKS_FOR_PLACE,
  pageContentSecurityPolicy,
  securityHeaders,
  takeOwnScripts,
} from './security-headers.ts';

/** The headers of an answer that says `headers` by itself, on a site with this kind of address. */
async function headersOf(isHttps: boolean, headers: Record<string, string> = {}) {
  const app = new Hono()
    .use(securityHeaders({ isHttps }))
    .get('/', (context) => context.text('', 200, headers));
  return (await app.request('/')).headers;
}

test('every answer forbids guessing, framing, and the devices of the visitor', async () => {
  expect(Object.fromEntries(await headersOf(false))).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  });
});

test('an answer that is no page may load nothing and stand in no frame; a page keeps its own policy', async () => {
  const policyOf = async (headers?: Record<string, string>) =>
    (await headersOf(true, headers)).get('Content-Security-Policy');
  expect(await policyOf()).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  expect(await policyOf({ 'Content-Security-Policy': "default-src 'self'" })).toBe("default-src 'self'");
});

test('a page that may ask for the place of the visitor says so itself, and nothing more', async () => {
  expect((await headersOf(true, ASKS_FOR_PLACE)).get('Permissions-Policy')).toBe(
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  );
});

test('browsers are told to insist on https where the site has it, for a year', async () => {
  expect((await headersOf(true)).get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await headersOf(false)).get('Strict-Transport-Security')).toBeNull();
});

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('the scripts that may run are allowed by their hashes, and nothing inline otherwise', () => {
  const policy = pageContentSecurityPolicy(['one()', 'two()', 'one()'].map((source) => Buffer.from(source)));
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a page without inline scripts allows files of this site only', () => {
  expect(pageContentSecurityPolicy([])).toContain("script-src 'self';");
});

test('a page loads nothing from elsewhere, has no plug-ins, no other base, stands in no frame, writes no HTML from text, and reports', () => {
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
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /api/csp-reports',
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
