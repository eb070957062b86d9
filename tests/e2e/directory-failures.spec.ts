import { expect, type Page, type Route } from '@playwright/test';
import { cards, countHeading, SEARCH_API, unfoldFilters } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/* Wrong input and failing searches: what the page says, and that nothing typed is lost (docs/product/directory.md). */

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { form, problems, results } = words.directory;
    const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
    const search = (page: Page) => page.getByRole('button', { name: form.search, exact: true }).click();

    test('a wrong ZIP code is refused at its field and mended by keyboard, and nothing else is lost', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 422/);
      const zipCode = field(page, form.zipCode);
      const expectRefused = async (typed: string, message: string) => {
        await expect(page.getByText(message)).toBeVisible();
        await expect(zipCode).toHaveAttribute('aria-invalid', 'true');
        await expect(zipCode).toHaveAccessibleDescription(message);
        await expect(zipCode).toHaveValue(typed);
        await expect(field(page, form.city)).toHaveValue('Hialeah');
        await expect(page.getByText(results.loading)).toHaveCount(0);
      };
      const type = async (text: string) => {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      };

      await test.step('in the address', async () => {
        await openPage(page, '/providers?zipCode=00000&city=Hialeah');
        await expectRefused('00000', problems.zipCode.notInFlorida);
      });
      await test.step('typed', async () => {
        await field(page, form.doctor).fill('Ana');
        await field(page, form.county).selectOption('Lake');
        await zipCode.fill('abc');
        await search(page);
        await expectRefused('abc', problems.zipCode.format);
        await expect(zipCode).toBeFocused();
        await type('99999');
        await expectRefused('99999', problems.zipCode.notInFlorida);
        await expect(zipCode).toBeFocused();
        await expect(field(page, form.doctor)).toHaveValue('Ana');
        await expect(field(page, form.county)).toHaveValue('Lake');
      });
      await test.step('mended', async () => {
        await type('34748');
        await expect(countHeading(page)).toBeFocused();
        await expect(page.getByText(problems.zipCode.notInFlorida)).toHaveCount(0);
      });
    });

    test('a failed search says so, loses nothing and can be tried again', async ({ page, guard }) => {
      guard.allow(/status of (429|500)|ERR_FAILED|Failed to (load|fetch)/);
      await openPage(page, '/providers');
      let sent = 0;
      const answerWith = async (answer: (route: Route) => Promise<void>) => {
        await page.unroute(SEARCH_API);
        sent = 0;
        await page.route(SEARCH_API, (route) => {
          sent += 1;
          return answer(route);
        });
      };
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: results.failed });
      const expectFailed = async (city: string) => {
        await expect(alert).toContainText(results.empty);
        await expect(alert.getByRole('link', { name: '(305) 555-0101' })).toBeVisible();
        await expect(field(page, form.city)).toHaveValue(city);
        await expect(page).toHaveURL(`/providers?city=${city}`);
        expect(sent, 'searches that were sent').toBe(1);
      };

      await test.step('when the connection breaks', async () => {
        await answerWith((route) => route.abort());
        await unfoldFilters(page);
        await field(page, form.city).fill('Hialeah');
        await search(page);
        await expectFailed('Hialeah');
        await page.unroute(SEARCH_API);
        await alert.getByRole('button', { name: results.retry }).click();
        await expect(countHeading(page)).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
      await test.step('when the server has a fault', async () => {
        await answerWith((route) => route.fulfill({ status: 500, body: 'no JSON at all' }));
        await field(page, form.city).fill('Miami');
        await search(page);
        await expectFailed('Miami');
      });
      await test.step('after too many searches, with how long to wait', async () => {
        const problem = {
          status: 429,
          title: 'too-many-requests',
          message: 'Too many',
          retryAfterSeconds: 37,
        };
        await answerWith((route) =>
          route.fulfill({
            status: 429,
            contentType: 'application/problem+json',
            headers: { 'Retry-After': '37' },
            body: JSON.stringify(problem),
          }),
        );
        // The same filters again: the button searches again, though the address stays the same.
        await search(page);
        await expect(alert).toContainText(code === 'en' ? 'wait 37 seconds' : 'de nuevo en 37 segundos');
        await page.unroute(SEARCH_API);
        await search(page);
        await expect(countHeading(page)).toBeVisible();
      });
    });
  });
}

test('without its suggestions the directory still searches', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)/);
  await openPage(page, '/en');
  await openFooter(page);
  await page.route('**/api/providers/options', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider directory' }).click();
  await page.getByLabel('Doctor name').fill('maria garcia lopes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(countHeading(page)).toHaveText('2 providers found');
});

test('both answers of the contract are shown, with languages as a text', async ({ page }) => {
  const place = {
    specialty: 'Cardiología',
    center: 'Flagler Heart Center',
    address: '7350 NW 7th St',
    suite: null,
    city: 'Miami',
    county: 'Miami-Dade',
    zipCode: '33126',
    phone: '(305) 555-0142',
  };
  const providers = [
    { ...place, id: 'a', doctor: 'Ana Ruiz', languages: 'English, Spanish', certified: true },
    { ...place, id: 'b', doctor: 'Luz Paz', languages: null },
  ];
  const object = { providers: providers.toReversed(), isExpanded: true, expandedFrom: 'zipCode' };
  await openPage(page, '/en/providers');
  for (const { answer, first, zipCode } of [
    { answer: providers, first: 'Ana Ruiz', zipCode: '33126' },
    { answer: object, first: 'Luz Paz', zipCode: '33125' },
  ]) {
    await page.getByLabel('ZIP code').fill(zipCode);
    await page.unroute(SEARCH_API);
    await page.route(SEARCH_API, (route) => route.fulfill({ json: answer }));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cards(page).first()).toContainText(first);
    await expect(countHeading(page)).toHaveText('2 providers found');
    await expect(cards(page).filter({ hasText: 'Ana Ruiz' })).toContainText('English, Spanish');
    await expect(cards(page).filter({ hasText: 'Luz Paz' })).toContainText('Ask about: languages');
    await expect(page.getByRole('button', { name: 'Show more providers' })).toHaveCount(0);
  }
});
