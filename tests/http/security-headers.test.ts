import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { ask } from '../support/ask-site.ts';

/* The headers of the pages as they are built; the rule for every answer: src/app/create-app.api.test.ts. */

/** Data in a page (`application/ld+json`) is no script and runs nowhere. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

test.each(['/', '/quote', '/providers?county=Lake', '/nothing'])(
  '%s allows its own scripts and styles only, and each of its inline scripts by hash',
  async (path) => {
    const answer = await ask(path);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    const inline = [...(await answer.text()).matchAll(INLINE_SCRIPT)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, source = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    }
  },
);

test('the scripts of the first load are the same on every page, with one hash: what differs is in attributes', async () => {
  const scripts = async (path: string) => {
    const inline = [...(await (await ask(path)).text()).matchAll(INLINE_SCRIPT)];
    return { first: inline[0], last: inline.at(-1) };
  };
  const home = await scripts('/');
  expect(home.first?.[0]).toMatch(/^<script data-asks-for-language="true" data-scrolls-on-load="true">/);
  for (const path of ['/es/quote', '/providers?county=Lake', '/admin', '/nothing']) {
    const { first, last } = await scripts(path);
    expect(first?.[1], path).toBe(home.first?.[1]);
    expect(last?.[1], path).toBe(home.last?.[1]);
    expect(last?.[0], path).not.toBe(home.last?.[0]);
  }
});

test('what a page was refused is reported to an address of this site that takes it, kept page or not', async () => {
  for (const path of ['/en', '/en/providers?county=Lake', '/admin']) {
    const { headers } = await ask(path);
    const policy = headers.get('Content-Security-Policy');
    expect(policy, path).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
    const [, address = ''] = /; report-uri (\S+)$/.exec(policy ?? '') ?? [];
    const report = {
      'csp-report': { 'document-uri': inject('siteAddress') + path, 'blocked-uri': 'inline' },
    };
    const answer = await ask(address, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'application/csp-report' },
    });
    expect(answer.status, path).toBe(204);
  }
});

const DIRECTORY = ['/providers', '/en/providers', '/es/providers', '/es/providers?zipCode=33012'];
const OTHERS = [
  ...INDEXED_PAGES.filter((path) => path !== '/providers'),
  ...['/es/news', '/admin', '/admin-login', '/en/providers/nobody', '/nothing'],
  ...['/api/providers/zip-codes', '/favicon.svg'],
];

test.each([...DIRECTORY, ...OTHERS])(
  'only the directory may ask for the place of a visitor, kept page or not: %s',
  async (path) => {
    const place = DIRECTORY.includes(path) ? '(self)' : '()';
    for (const time of ['first', 'second']) {
      const policy = (await ask(path)).headers.get('Permissions-Policy');
      expect(policy, time).toBe(`camera=(), microphone=(), geolocation=${place}, payment=(), usb=()`);
    }
  },
);

test('what a page loads is kept for a year, the page itself is asked for again', async () => {
  const page = await ask('/');
  expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
  const [stylesheet = ''] = /\/assets\/[\w.-]+\.css/.exec(await page.text()) ?? [];
  const asset = await ask(stylesheet);
  expect(asset.headers.get('Content-Type')).toContain('text/css');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/..%2fpackage.json', '/../package.json', '/assets/..%2f..%2fserver/render.js', '/.env'])(
  'no path leads to what was built for the server: %s',
  async (path) => {
    expect((await askRaw(path)).statusCode).toBe(404);
  },
);

test.each(['//quote', '//example.com/quote', '/en//quote', '/..//quote'])(
  'an odd path leads nowhere but to this site, whatever host the request names: %s',
  async (path) => {
    const { statusCode, headers } = await askRaw(path, { Host: 'evil.example' });
    expect([307, 308, 404]).toContain(statusCode);
    const address = inject('siteAddress');
    expect(new URL(headers.location ?? '/', address).origin).toBe(address);
  },
);

/** Asks for a path that is sent as it stands (`fetch` resolves `/../`), of whichever host; follows nothing. */
async function askRaw(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(inject('siteAddress'));
  const sent = request({ hostname, port, path, headers }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error(`no answer to ${path}`);
  answer.resume();
  return answer;
}
