import { expect, test } from '@playwright/test';

/* The headers that every answer carries. */

test.skip(({ viewport }) => viewport?.width === 360, 'no page is involved');

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

for (const path of [
  '/',
  '/quote',
  '/providers',
  '/nothing',
  '/api/providers/options',
  '/api/nothing',
  '/favicon.svg',
  '/healthz',
  '/readyz',
]) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });
}

test('a page allows its own scripts and styles only, and inline scripts by hash', async ({ request }) => {
  for (const path of ['/', '/quote', '/providers?county=Lake', '/nothing']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+/);
  }
});

test('files with a hash in their name are kept for a year, pages are asked for again', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const [stylesheet] = /\/assets\/[\w.-]+\.css/.exec(await page.text()) ?? [];
  const asset = await request.get(stylesheet ?? '');
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    ...EVERYWHERE,
  });
  expect(asset.headers()['content-type']).toContain('text/css');
});

test('no path leaves the folder of public files', async ({ request }) => {
  for (const path of [
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fserver/render.js',
    '/.env',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('"dependencies"');
  }
});
