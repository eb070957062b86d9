import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, htmlOf, withoutScripts } from '../support/ask-site.ts';
import { readHead } from '../support/html-head.ts';
import { LANGUAGES } from '../support/languages.ts';

/* A provider's page (docs/product/directory.md, A provider's page). All providers of this site are made up. */

type Found = { id: string; doctor: string; city: string; phone: string };

let found: Found;
beforeAll(async () => {
  const answer = await ask('/api/providers/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ specialty: 'Cardiología', limit: 1 }),
  });
  found = (await answer.json()).providers[0];
});

const GONE = '00000000-0000-4000-8000-000000000000';

describe.each(LANGUAGES)('in $code', ({ code, locale, words: { provider } }) => {
  test('the page of a provider says who it is, calls, and is at both languages’ addresses', async () => {
    const answer = await ask(`/${code}/providers/${found.id}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const head = readHead(html);
    expect(head.title).toContain(found.doctor);
    expect(head.title).toContain(found.city);
    expect(head.description).toContain(found.doctor);
    expect(new URL(head.canonical).pathname).toBe(`/${code}/providers/${found.id}`);
    expect(new URL(head.alternates['en'] ?? '').pathname).toBe(`/en/providers/${found.id}`);
    expect(new URL(head.alternates['es'] ?? '').pathname).toBe(`/es/providers/${found.id}`);
    const main = withoutScripts(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe(found.doctor);
    expect(main).toContain(`href="tel:+1${found.phone.replace(/\D/g, '')}"`);
  });

  test('one that is made up says so, and is kept from search engines', async () => {
    const html = await htmlOf(`/${code}/providers/${found.id}`);
    expect(withoutScripts(html)).toContain(provider.demo);
    // The day of the list that there never was, like the rest of it.
    expect(withoutScripts(html)).toContain(provider.fields.listDate);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('MedicalBusiness');
    expect(await (await ask('/sitemap.xml')).text()).not.toContain(found.id);
  });

  test.each([`/${code}/providers/${GONE}`, '/providers/nobody'])(
    'at an address without a provider, %s, the page says so and leads back to the search',
    async (path) => {
      const answer = await ask(path, { headers: { 'Accept-Language': locale } });
      expect(answer.status).toBe(404);
      const html = await answer.text();
      const { title, canonical } = readHead(html);
      expect(title).toContain(provider.gone.pageTitle);
      expect(canonical).toBe('');
      const main = withoutScripts(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
      expect(main).toContain(provider.gone.title);
      expect(main).toMatch(/<a [^>]*href="[^"]*\/providers"/);
    },
  );
});

test('so many pages are not kept in memory: each is rendered when it is asked for', async () => {
  const answer = await ask(`/en/providers/${found.id}`);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
});

test('the recommendation is at its own address', async () => {
  expect(await htmlOf('/en/providers/recommend')).toContain('id="recommendation-form"');
});

test('whatever stands in the place of the id is a page that is not found, and no fault', async () => {
  const anyId = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ minLength: 500, maxLength: 4000 }),
    fc.integer().map(String),
    fc.uuid(),
    fc.constantFrom('\0', `${GONE}\0`, '%', '%E0%A4%A', "' OR 1=1 --", '{', '<script>'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/en', '/es', ''), anyId, async (prefix, id) => {
      const part = encodeURIComponent(id.toWellFormed());
      // These are other addresses: the search itself, and folders above it.
      fc.pre(!['', '.', '..'].includes(part) && part.trim() !== '');
      const answer = await ask(`${prefix}/providers/${part}`, { redirect: 'manual' });
      // Another spelling leads to the one that addresses have.
      expect([301, 307, 404], part).toContain(answer.status);
    }),
    { numRuns: 60 },
  );
});
