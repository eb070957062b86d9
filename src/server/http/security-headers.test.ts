import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

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

test('browsers are told to insist on https where the site has it, for a year', async () => {
  expect((await headersOf(true)).get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await headersOf(false)).get('Strict-Transport-Security')).toBeNull();
});
