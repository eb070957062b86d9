import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { LANGUAGES } from '../support/languages.ts';

/* What search engines, feed readers and previews of shared links read: no browser is involved. */

test.skip(({ viewport }) => viewport?.width === 360, 'no page is involved');

/** Every address of the sitemap, as paths of this site. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('robots.txt leads to the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
});

test('the sitemap has every page in both languages, and the six articles', async ({ request }) => {
  const paths = await sitemapPaths(request);
  for (const { code } of LANGUAGES) {
    expect(paths).toContain(`/${code}`);
    expect(paths).toContain(`/${code}/quote`);
    expect(paths.filter((path) => path.startsWith(`/${code}/news/`)).length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(paths).size).toBe(paths.length);
});

test('every page of the sitemap says what it is, where it stands and what it looks like', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const path of await sitemapPaths(request)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const language = path.slice(1, 3);
    expect(html, path).toContain(`<html lang="${language}"`);

    const title = textOf(html, /<title>([^<]+)<\/title>/);
    expect(title, path).not.toBe('');
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    titles.set(title, path);
    const description = textOf(html, /<meta name="description" content="([^"]+)"/);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
    expect(description.length, `${path}: ${description}`).toBeLessThan(220);

    const canonical = textOf(html, /<link rel="canonical" href="([^"]+)"/);
    expect(new URL(canonical).pathname).toBe(path);
    expect(textOf(html, new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`, 'i'))).toBe(
      canonical,
    );
    expect(textOf(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical);

    const picture = textOf(html, /<meta property="og:image" content="([^"]+)"/);
    const pictureResponse = await request.get(new URL(picture).pathname);
    expect(pictureResponse.headers()['content-type'], `${path}: ${picture}`).toMatch(/^image\/(png|jpeg)$/);

    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      expect(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
});

test('the home page tells of the organization and answers questions', async ({ request }) => {
  for (const { code } of LANGUAGES) {
    const html = await (await request.get(`/${code}`)).text();
    expect(html).toContain('"@type":"Organization"');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"openingHoursSpecification"');
  }
});

test('every page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000);
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const others = ['/nothing', '/en/providers?specialty=Urology&zipCode=33126', '/es/providers?zipCode=00000'];
  for (const path of [...(await sitemapPaths(request)), ...others]) {
    const report = await validator.validateString(await (await request.get(path)).text());
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
    );
    expect(problems).toEqual([]);
  }
});

function textOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

test('the address of the news leads to their section in its language', async ({ request }) => {
  for (const [path, target] of [
    ['/news', '/#news'],
    ['/en/news', '/en#news'],
    ['/es/news', '/es#news'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(new URL(answer.headers()['location'] ?? '', answer.url()).href).toBe(
      new URL(target, answer.url()).href,
    );
  }
});

test('an article without a language in its address is canonical with it', async ({ request }) => {
  const html = await (await request.get('/news/working-in-the-heat')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/news\/working-in-the-heat"/);
  expect(html).not.toContain('x-default');
});

test('the title of a page with a refused form says so first', async ({ request, baseURL }) => {
  for (const { code, words } of LANGUAGES) {
    const answer = await request.post(`/${code}/join-network`, {
      form: { form: 'join-network' },
      headers: { Origin: new URL(baseURL ?? '').origin },
    });
    expect(answer.status()).toBe(422);
    const title = words.shell.refusedTitle.replace('{title}', '');
    expect(await answer.text()).toContain(`<title>${title}`);
    const plain = await (await request.get(`/${code}/join-network`)).text();
    expect(plain).not.toContain(`<title>${title}`);
  }
});
