import { type APIRequestContext, expect } from '@playwright/test';
import fc from 'fast-check';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/*
 * Addresses that anyone may have written: a wrong value never breaks a page, which says so and shows its usual choice.
 * What each parameter takes is tested in src/app/page-parameters.test.ts; here is what the site makes of it.
 */

/** Pages with their parameters; the administration answers with its waiting state, whatever its address says. */
const PAGES = {
  '/': ['sent'],
  '/quote': ['planType', 'age', 'children', 'county', 'core', 'hospital', 'request', 'sent'],
  '/providers': ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages', 'all', 'clear', 'cursor'],
  '/providers/recommend': ['sent'],
  '/join-network': ['sent'],
  '/admin-login': ['next'],
  '/admin': ['search', 'language', 'category', 'state'],
  '/admin/inbox': ['kind', 'state', 'search', 'solicitud'],
  '/admin/activity': ['search', 'action', 'person'],
} as const;

test('whatever stands in whichever parameter, the page is there', async ({ request }) => {
  const anyAddress = fc.constantFrom(...Object.entries(PAGES)).chain(([path, names]) =>
    fc.record({
      path: fc.constant(path),
      parameters: fc.uniqueArray(
        fc.tuple(
          fc.constantFrom(...names),
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 200 }),
            fc.constantFrom('constructor', '__proto__', 'x'),
          ),
        ),
        { selector: ([name]) => name, maxLength: names.length },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyAddress, async ({ path, parameters }) => {
      const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
      await expectPage(request, `${path}?${query}`);
    }),
    { numRuns: 30 },
  );
});

const WRONG = [
  '/quote?planType=Family',
  '/quote?planType=x',
  '/quote?core=none',
  '/quote?core=package9',
  '/quote?age=30',
  '/quote?age=abc',
  '/quote?hospital=yes',
  '/quote?request=yes',
  '/providers?specialty=Alchemy',
  '/providers?county=Atlantis&city=Hialeah',
  '/providers?languages=Klingon',
  '/providers?county=Lake&cursor=abc',
  '/?sent=CC-2222-2222',
  '/join-network?sent=abc',
  '/admin-login?next=https://other.example/admin',
];

const RIGHT = [
  '/quote',
  '/quote?planType=family&age=65%2B&children=2&county=Palm+Beach&core=package1&hospital=true',
  '/quote?age=65+&utm_source=news',
  '/quote?request=1',
  '/providers?specialty=&doctor=&zipCode=&county=&city=&languages=&all=1',
  '/providers?specialty=Cardiolog%C3%ADa&county=miami+dade',
  '/?fbclid=1',
  '/admin-login?next=/admin/inbox',
];

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale, extraHTTPHeaders: { 'Accept-Language': locale } });

    test('a wrong value is said, a correct or absent one is not', async ({ request }) => {
      for (const address of WRONG) {
        const notice = address.startsWith('/admin')
          ? LANGUAGES[1].words.site.unknownValue
          : words.site.unknownValue;
        expect((await shownText(request, address)).includes(notice), `${address} says so`).toBe(true);
      }
      for (const address of RIGHT) {
        const text = await shownText(request, address);
        const isSaid = LANGUAGES.some((language) => text.includes(language.words.site.unknownValue));
        expect(isSaid, `${address} says something`).toBe(false);
      }
    });
  });
}

const { words } = ENGLISH;

test('the quote keeps what is correct and shows the usual choice for the rest', async ({ page }) => {
  await openPage(page, '/en/quote?planType=family&age=30&core=none&county=Lake');
  await expect(page.getByRole('status').filter({ hasText: words.site.unknownValue })).toBeVisible();
  await expect(page.getByRole('radio', { name: words.quote.basicInfo.family })).toBeChecked();
  await expect(page.getByLabel(words.quote.basicInfo.age)).toHaveValue('31-45');
  await expect(page.getByRole('main')).toContainText('$96.00');

  await page.getByLabel(words.quote.basicInfo.age).selectOption('18-30');
  await expect(page).toHaveURL('/en/quote?planType=family&age=18-30&children=0&county=Lake');
  await expect(page.getByText(words.site.unknownValue)).toHaveCount(0);
});

test('the directory searches with what is correct, from the start', async ({ page }) => {
  await openPage(page, '/en/providers?county=Lake&specialty=Alchemy&cursor=abc');
  await expect(page.getByRole('status').filter({ hasText: words.site.unknownValue })).toBeVisible();
  await expect(page.getByLabel(words.directory.form.county, { exact: true })).toHaveValue('Lake');
  await expect(page.getByLabel(words.directory.form.specialty, { exact: true })).toHaveValue('');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

async function expectPage(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address, { headers: { 'Accept-Language': 'en' } });
  expect(answer.status(), address).toBe(200);
  const html = await answer.text();
  // A render that failed leaves the content to the browser, with no heading in it.
  expect(/<h1[ >]/.test(html), `${address} has its heading`).toBe(true);
}

/** What a page's HTML shows, without its scripts, which carry all of its words. */
async function shownText(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}
