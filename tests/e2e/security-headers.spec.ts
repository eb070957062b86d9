import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';

/* The headers of the pages as they are built, over HTTP alone; the rule for every answer: src/app/create-app.api.test.ts. */

/** Data in a page (`application/ld+json`) is no script and runs nowhere. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

test('a page allows its own scripts and styles only, and each of its inline scripts by hash', async ({
  request,
}) => {
  for (const path of ['/', '/quote', '/providers?county=Lake', '/nothing']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("style-src 'self'");
    const inline = [...(await answer.text()).matchAll(INLINE_SCRIPT)];
    expect(inline.length, path).toBeGreaterThan(0);
    for (const [, source = ''] of inline) {
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    }
  }
});

test('what a page loads is kept for a year, the page itself is asked for again', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const [stylesheet = ''] = /\/assets\/[\w.-]+\.css/.exec(await page.text()) ?? [];
  const asset = await request.get(stylesheet);
  expect(asset.headers()['content-type']).toContain('text/css');
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('no path leads to what was built for the server', async ({ request }) => {
  for (const path of ['/..%2fpackage.json', '/assets/..%2f..%2fserver/render.js', '/.env']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an odd path leads nowhere but to this site, whatever host the request names', async ({
  request,
  baseURL,
}) => {
  for (const path of ['//quote', '//example.com/quote', '/en//quote', '/..//quote']) {
    const answer = await request.get(`${baseURL}${path}`, {
      headers: { Host: 'evil.example' },
      maxRedirects: 0,
    });
    expect([307, 308, 404], path).toContain(answer.status());
    const leadsTo = new URL(answer.headers()['location'] ?? '/', baseURL);
    expect(leadsTo.origin, path).toBe(baseURL);
  }
});
