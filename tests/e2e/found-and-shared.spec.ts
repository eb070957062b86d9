import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readHead } from '../support/html-head.ts';
import { LANGUAGES } from '../support/languages.ts';

/*
 * What search engines and previews of shared links read, over HTTP alone. robots.txt and sitemap:
 * src/app/create-app.api.test.ts.
 */

/** Every address of the sitemap, as paths of this site. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('every page of the sitemap says what it is, where it stands and what it looks like', async ({
  request,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(30);
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const { title, description, properties, ...head } = readHead(html);
    const language = path.slice(1, 3);
    expect(head.language, path).toBe(language);

    expect(title, path).not.toBe('');
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    titles.set(title, path);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
    expect(description.length, `${path}: ${description}`).toBeLessThan(220);

    expect(new URL(head.canonical).pathname).toBe(path);
    expect(head.alternates[language], path).toBe(head.canonical);
    expect(properties['og:url'], path).toBe(head.canonical);
    pictures.add(properties['og:image'] ?? `none on ${path}`);

    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      expect(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  for (const picture of pictures) {
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
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
  const { canonical, alternates } = readHead(html);
  expect(new URL(canonical).pathname).toBe('/en/news/working-in-the-heat');
  expect(alternates).not.toHaveProperty('x-default');
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
