import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { ask, htmlOf } from '../support/ask-site.ts';

/* What programs read of the built site: the document of the API, its page, and the file of all providers. */

test('the document is valid OpenAPI 3.1, and says where the API is', async () => {
  const document = await (await ask('/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: inject('siteAddress') }]);
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
});

test('a program that knows the site alone finds the document and its page', async () => {
  const answer = await ask('/.well-known/api-catalog');
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/linkset\+json/);
  const { linkset } = await answer.json();
  for (const kind of ['service-desc', 'service-doc']) {
    const [{ href, type }] = linkset[0][kind];
    const found = await fetch(href);
    expect([found.status, found.headers.get('Content-Type')]).toEqual([200, expect.stringContaining(type)]);
  }
});

test('the page names every call and every schema of the document, and all its links lead somewhere', async () => {
  const { paths, components } = await (await ask('/openapi.json')).json();
  const page = await htmlOf('/api-docs');
  for (const [path, item] of Object.entries<object>(paths)) {
    for (const method of Object.keys(item))
      expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
  }
  for (const name of Object.keys(components.schemas)) expect(page).toContain(`>${name}</h3>`);
  for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  for (const [, path = ''] of page.matchAll(/href="(\/[^"]*)"/g)) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    // A file that is not read to its end is still under way.
    await answer.arrayBuffer();
  }
});

test('the page is valid HTML in English without a script, under the policy of all pages', async () => {
  const answer = await ask('/api-docs', { headers: { 'Accept-Language': 'es' } });
  expect(answer.headers.get('Content-Language')).toBe('en');
  expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self'");
  expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|https?:|\*/);
  const page = await answer.text();
  expect(page).toContain('<html lang="en">');
  expect(page).not.toContain('<script');
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test.each(['/openapi.json', '/api-docs', '/providers.json'])(
  '%s comes compressed, may be kept, and does not come twice',
  async (path) => {
    const plain = await raw(path, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await raw(path, { 'Accept-Encoding': 'gzip' });
    const br = await raw(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([zipped.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 4);

    const { etag = '', vary, 'cache-control': kept } = br.headers;
    expect(vary).toBe('Accept-Encoding');
    expect(kept).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300');
    const again = await raw(path, { 'If-None-Match': etag });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
  },
);

/** Asks without undoing the encoding. */
async function raw(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  request(inject('siteAddress') + path, { headers }, resolve)
    .on('error', reject)
    .end();
  const answer = await promise;
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('the file has all providers of the demonstration, and says that they are', async () => {
  const file = await (await ask('/providers.json')).json();
  const { total } = await (await ask('/api/providers/options')).json();
  expect(file.demonstration).toBe(true);
  expect(file.counts).toMatchObject({ providers: total, demonstration: total });
  expect(file.providers).toHaveLength(total);
  expect(file.providers.every(({ isDemo }: { isDemo: boolean }) => isDemo)).toBe(true);
  expect(Date.parse(file.lastUpdated)).toBeLessThanOrEqual(Date.now());
});
