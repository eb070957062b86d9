import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, htmlOf } from '../support/ask-site.ts';
import { readHead } from '../support/html-head.ts';
import { LANGUAGES } from '../support/languages.ts';

/* What search engines and previews of shared links read. robots.txt and sitemap: src/app/create-app.api.test.ts. */

/** Every address of the sitemap, as paths of this site, and its HTML. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const xml = await (await ask('/sitemap.xml')).text();
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const answer = await ask(pathname);
    expect(answer.status, pathname).toBe(200);
    pages.set(pathname, await answer.text());
  }
});

test('every page of the sitemap says what it is, where it stands and what it looks like', async () => {
  expect(pages.size).toBeGreaterThan(30);
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const [path, html] of pages) {
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
    const answer = await ask(new URL(picture).pathname);
    expect(answer.headers.get('Content-Type'), picture).toMatch(/^image\/(png|jpeg)$/);
  }
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const all = new Map(pages);
  for (const path of [
    '/nothing',
    '/en/providers?specialty=Urology&zipCode=33126',
    '/es/providers?zipCode=00000',
  ]) {
    all.set(path, await htmlOf(path));
  }
  for (const [path, html] of all) {
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
    );
    expect(problems).toEqual([]);
  }
});

test.each([
  ['/news', '/#news'],
  ['/en/news', '/en#news'],
  ['/es/news', '/es#news'],
])('the address of the news, %s, leads to their section in its language', async (path, target) => {
  const answer = await ask(path, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  const address = inject('siteAddress');
  expect(new URL(answer.headers.get('Location') ?? '', address).href).toBe(new URL(target, address).href);
});

test('an article without a language in its address is canonical with it', async () => {
  const { canonical, alternates } = readHead(await htmlOf('/news/working-in-the-heat'));
  expect(new URL(canonical).pathname).toBe('/en/news/working-in-the-heat');
  expect(alternates).not.toHaveProperty('x-default');
});

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  test('the home page tells of the organization and answers questions', () => {
    const html = pages.get(`/${code}`);
    expect(html).toContain('"@type":"Organization"');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"openingHoursSpecification"');
  });

  test('the title of a page with a refused form says so first', async () => {
    const title = `<title>${words.shell.refusedTitle.replace('{title}', '')}`;
    const answer = await ask(`/${code}/join-network`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'join-network' }),
      headers: { Origin: inject('siteAddress') },
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(title);
    expect(pages.get(`/${code}/join-network`)).not.toContain(title);
  });
});
