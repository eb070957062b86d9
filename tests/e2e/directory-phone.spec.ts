import { expect, type Locator, type Page } from '@playwright/test';
import { cards, countFound, countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, waitForFonts } from '../support/open-page.ts';

/* The directory where most people open it: what is folded away there, what fits, and how few taps lead to a phone. */

for (const { code, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag: '@phone' }, () => {
    test.use({ locale });
    const { form, quick, problems } = words.directory;
    const field = (page: Page, name: string) => page.getByRole('search').getByLabel(name, { exact: true });

    test('name and city are folded away until they are opened or in use', async ({ page }) => {
      await openPage(page, '/providers');
      for (const name of [form.specialty, form.county, form.zipCode, form.languages]) {
        await expect(field(page, name)).toBeVisible();
      }
      for (const name of [form.doctor, form.city]) await expect(field(page, name)).toBeHidden();

      await page.getByText(form.more, { exact: true }).tap();
      await field(page, form.city).fill('Hialeah');
      await page.getByRole('button', { name: form.search, exact: true }).tap();
      await expect(countHeading(page)).toBeFocused();
      await expect(field(page, form.city)).toHaveValue('Hialeah');
      await page.reload();
      await expect(field(page, form.city)).toBeVisible();
      await page.getByRole('button', { name: form.clear }).tap();
      await expect(field(page, form.city)).toBeHidden();
    });

    test('searches of one touch are one row, a card takes less than half a screen, a wrong ZIP code three lines', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 422/);
      await waitForFonts(page);
      await openPage(page, '/providers?specialty=Pediatrics');
      const tops = await page
        .getByRole('navigation', { name: quick.label })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, 'rows of common specialties').toBe(1);
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      const [median = 0] = heights.toSorted((a, b) => a - b).slice(heights.length / 2);
      expect(median, `heights of the cards: ${heights}`).toBeLessThanOrEqual(300);

      await field(page, form.zipCode).fill('abc');
      await page.getByRole('button', { name: form.search, exact: true }).tap();
      const error = page.getByText(problems.zipCode.format);
      await expect(error).toBeVisible();
      const lines = await error.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, 'lines of the error').toBeLessThanOrEqual(3);
    });

    test('the phone of a Spanish-speaking pediatrician in Hialeah is at most six taps from the home page', async ({
      page,
    }) => {
      // The home page's "Find a doctor" is the first.
      let taps = 1;
      const tap = async (place: Locator) => {
        taps += 1;
        await place.tap();
      };
      await openPage(page, '/providers');
      await tap(page.getByText(form.more, { exact: true }));
      await tap(field(page, form.city));
      await page.keyboard.type('Hialeah');
      await tap(page.getByRole('link', { name: quick.pediatrics, exact: true }));
      await expect(page).toHaveURL('/providers?specialty=Pediatrics&city=Hialeah');
      await tap(page.getByRole('link', { name: form.spanish, exact: true }));
      await expect(page).toHaveURL('/providers?specialty=Pediatrics&city=Hialeah&languages=Spanish');
      await expect.poll(() => countFound(page)).toBeGreaterThan(0);
      const first = cards(page).first();
      await expect(first).toContainText('Hialeah, FL');
      await expect(first).toContainText(code === 'en' ? 'Spanish' : 'Español');
      await expect(first.locator('a[href^="tel:"]')).toBeVisible();
      taps += 1;
      expect(taps, 'taps from the home page to the call').toBeLessThanOrEqual(6);

      // Touched again, it is taken off.
      await page.getByRole('link', { name: form.spanish, exact: true }).tap();
      await expect(page).toHaveURL('/providers?specialty=Pediatrics&city=Hialeah');
    });
  });
}
