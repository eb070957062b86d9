import { expect, test } from 'vitest';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { ask, htmlOf, withoutScripts } from '../support/ask-site.ts';
import { SPANISH } from '../support/languages.ts';

/* What stands in an address is in the page as the server sends it. */

test('a link is priced in the first HTML, with every choice and no name', async () => {
  const html = await htmlOf(
    '/en/quote?planType=family&age=65%2B&children=4&county=Palm+Beach&core=package1&hospital=true&name=Ana',
  );
  // 126.00 + 63.00 + 29.75 + 19.75 for six people
  expect(html).toContain('<data value="238.50"');
  expect(html).toContain('$39.75');
  expect(html).toContain('value="Palm Beach" selected=""');
  expect(html).not.toContain('value="Ana"');
  expect(html).not.toContain('style=');
});

/*
 * Each package, with and without the hospital's, alone, as a couple and with children (docs/product/quote.md). All 600
 * combinations are priced in src/features/quote/quote.test.ts, and every link is read in quote-link.test.ts.
 */
test.each([
  { link: 'planType=individual&age=%3C18&children=0', total: '46.00' },
  { link: 'planType=individual&age=18-30&children=1&core=package4&hospital=true', total: '79.45' },
  { link: 'planType=individual&age=56-65&children=0&core=package2', total: '82.75' },
  { link: 'planType=family&age=46-55&children=0&core=package3&hospital=true', total: '130.70' },
  { link: 'planType=family&age=31-45&children=3&core=package2', total: '163.00' },
])('the first HTML of $link has the price $total', async ({ link, total }) => {
  const html = await htmlOf(`/en/quote?${link}`);
  expect(html).toContain(`<data value="${total}"`);
  expect(html).toContain(`$${total}`);
});

test('filters of the directory that are empty, all or unknown are none', async () => {
  const html = await htmlOf('/en/providers?specialty=all&county=&doctor=%20&colour=blue');
  expect(html).toContain('>Start your search</');
});

test('hostile text in an address is only text', async () => {
  const hostile = '{{7*7}}</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = await htmlOf(`/en/providers?doctor=${encodeURIComponent(hostile)}`);
  expect(html).toContain('>0 providers found<');
  expect(html).toContain('value="{{7*7}}&lt;/script&gt;&lt;script&gt;alert(1)');
  for (const harm of ['<script>alert', '<img src=x', '>49<']) expect(html).not.toContain(harm);
});

test('the member portal preview stands whole without JavaScript', async () => {
  const html = withoutScripts(await htmlOf('/es/member-portal'));
  expect(html).toContain('2,450');
  expect(html).toContain(SPANISH.words.memberPortal.sampleText);
});

test.each(['en', 'es'])(
  'without JavaScript the film on /%s has the browser’s controls and both captions',
  async (language) => {
    const [film] = /<video[\s\S]*?<\/video>/.exec(await htmlOf(`/${language}`)) ?? [''];
    expect(film).toMatch(/^<video controls=""/);
    expect(film).toContain('preload="none"');
    for (const captions of ['en', 'es'])
      expect(film).toContain(`src="/media/preventive-care.${captions}.vtt"`);
  },
);

/* So that it is painted first. */
test.each([
  ...INDEXED_PAGES,
  '/providers?specialty=Cardiology',
  '/news/working-in-the-heat',
  '/nope',
  '/admin',
])('%s asks for its code in its last script and nowhere before', async (path) => {
  const html = await htmlOf(path);
  const last = html.lastIndexOf('<script ');
  expect(html.slice(0, last)).not.toMatch(/rel="modulepreload"|<script type="module"/);
  const modules = new Set(html.slice(last).match(/\/assets\/[\w$.-]+\.js/g));
  expect(modules.size).toBeGreaterThan(1);
  for (const module of modules) expect((await ask(module)).ok, module).toBe(true);
});
