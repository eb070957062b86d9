import { expect, type Page } from '@playwright/test';
import { countHeading, SEARCH_API } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* Wrong input and failing searches: what the page says, and that nothing typed is lost (specification, section 8). */

for (const { code, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, () => {
    test.use({ locale });
    const { form, problems, results } = words.directory;
    const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
    const search = (page: Page) => page.getByRole('button', { name: form.search, exact: true }).click();

    for (const { typed, message } of [
      { typed: '00000', message: problems.zipCode.notInFlorida },
      { typed: 'abc', message: problems.zipCode.format },
    ]) {
      test(`the ZIP code ${typed} is refused at its field`, async ({ page, guard }) => {
        guard.allow(/status of 422/);
        await openPage(page, '/providers');
        await field(page, form.doctor).fill('Ana');
        await field(page, form.county).selectOption('Lake');
        await field(page, form.zipCode).fill(typed);
        await search(page);

        const zipCode = field(page, form.zipCode);
        await expect(page.getByText(message)).toBeVisible();
        await expect(zipCode).toHaveAttribute('aria-invalid', 'true');
        await expect(zipCode).toHaveAccessibleDescription(message);
        await expect(zipCode).toBeFocused();
        await expect(zipCode).toHaveValue(typed);
        await expect(field(page, form.doctor)).toHaveValue('Ana');
        await expect(field(page, form.county)).toHaveValue('Lake');
        await expect(page.getByText(results.loading)).toHaveCount(0);

        await zipCode.fill('34748');
        await search(page);
        await expect(countHeading(page)).toBeVisible();
        await expect(page.getByText(message)).toHaveCount(0);
      });
    }

    test('an address with a ZIP code that is none says so at the field', async ({ page, guard }) => {
      guard.allow(/status of 422/);
      await openPage(page, '/providers?zipCode=00000&city=Hialeah');
      await expect(page.getByText(problems.zipCode.notInFlorida)).toBeVisible();
      await expect(field(page, form.city)).toHaveValue('Hialeah');
    });

    for (const { what, fail } of [
      { what: 'the connection breaks', fail: { abort: true } },
      { what: 'the server has a fault', fail: { status: 500, body: 'no JSON at all' } },
    ]) {
      test(`when ${what} the search says that it failed, and can be tried again`, async ({ page, guard }) => {
        guard.allow(/status of 500|ERR_FAILED|Failed to (load|fetch)/);
        await openPage(page, '/providers');
        await page.route(SEARCH_API, (route) => ('abort' in fail ? route.abort() : route.fulfill(fail)));
        await field(page, form.city).fill('Hialeah');
        await search(page);

        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: results.failed });
        await expect(alert).toBeVisible();
        await expect(alert).toContainText(results.empty);
        await expect(alert.getByRole('link', { name: '(305) 555-0101' })).toBeVisible();
        await expect(field(page, form.city)).toHaveValue('Hialeah');
        await expect(page).toHaveURL('/providers?city=Hialeah');

        await page.unroute(SEARCH_API);
        await alert.getByRole('button', { name: results.retry }).click();
        await expect(countHeading(page)).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    }

    test('too many searches say how long to wait', async ({ page, guard }) => {
      guard.allow(/status of 429/);
      await openPage(page, '/providers');
      const problem = { status: 429, title: 'too-many-requests', message: 'Too many', retryAfterSeconds: 37 };
      await page.route(SEARCH_API, (route) =>
        route.fulfill({
          status: 429,
          contentType: 'application/problem+json',
          headers: { 'Retry-After': '37' },
          body: JSON.stringify(problem),
        }),
      );
      await field(page, form.city).fill('Hialeah');
      await search(page);
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: results.failed });
      await expect(alert).toContainText(
        code === 'en' ? 'try again in 37 seconds' : 'de nuevo en 37 segundos',
      );

      await page.unroute(SEARCH_API);
      // The same filters again: the button searches anew, though the address stays what it is.
      await search(page);
      await expect(countHeading(page)).toBeVisible();
    });
  });
}

test('without its suggestions the directory still searches', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)/);
  await openPage(page, '/en');
  await page.route('**/api/providers/options', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider directory' }).click();
  await page.getByLabel('Doctor name').fill('maria garcia lopes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(countHeading(page)).toHaveText('2 providers found');
});
