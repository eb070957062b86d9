import { expect, type Page } from '@playwright/test';
import { FAQ_CATEGORIES, FAQ_ENTRIES } from '#features/faq/faq.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* Questions and answers on the home page (docs/product/home.md, Questions and answers). */

/** Searches without accents and in capitals, and the question that they find. */
const SEARCHES = { en: 'ULTRASOUNDS vaccines credit work', es: 'ULTRASONIDOS creditos COMO' };

for (const { code, tag, locale, words } of LANGUAGES) {
  const { faq, site } = words;
  const { loyaltyProgram, benefitsStart, diamondTier, credits } = faq.questions;

  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });

    test('four categories hold all questions, and any number are open at once', async ({ page }) => {
      await openPage(page, '/');
      const section = page.locator('#faq');
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        ...FAQ_CATEGORIES.map(({ id }) => faq.categories[id]),
        faq.call.title,
      ]);
      await expect(questions(page)).toHaveCount(FAQ_ENTRIES.length);

      await test.step('six stand there; the keyboard shows the rest and goes on at the first of it', async () => {
        await untilPartInteractive(page, '#faq-search');
        await expect(questions(page).filter({ visible: true })).toHaveCount(6);
        await showAll(page, faq.showAll).focus();
        await page.keyboard.press('Enter');
        await expect(questions(page).filter({ visible: true })).toHaveCount(FAQ_ENTRIES.length);
        await expect(summary(page, loyaltyProgram.question)).toBeFocused();
        await expect(showAll(page, faq.showAll)).toBeHidden();
      });

      await test.step('the keyboard opens a question', async () => {
        await page.keyboard.press('Enter');
        await expect(answer(page, 'loyalty-program')).toBeVisible();
      });

      await summary(page, benefitsStart.question).click();
      await expect(answer(page, 'loyalty-program')).toBeVisible();
      await expect(answer(page, 'benefits-start')).toContainText('$200');
      await expect(section.locator('details[open]:not([data-more])')).toHaveCount(2);
      await summary(page, loyaltyProgram.question).click();
      await expect(answer(page, 'loyalty-program')).toBeHidden();
      await expect(answer(page, 'benefits-start')).toBeVisible();

      await test.step('the loyalty tiers are a table', async () => {
        await summary(page, faq.questions.advanceTiers.question).click();
        const table = answer(page, 'advance-tiers').getByRole('table', { name: faq.tiers.caption });
        await expect(table.getByRole('rowheader')).toHaveText([
          faq.tiers.bronze,
          faq.tiers.silver,
          faq.tiers.gold,
          faq.tiers.diamond,
        ]);
        await expect(table.getByRole('row').nth(4)).toContainText('36');
        await expect(table.getByRole('row').nth(4)).toContainText('5');
      });

      await test.step('the box below has the numbers to call', async () => {
        for (const [name, address] of [
          [site.phones.miamiDade, 'tel:+13055550100'],
          [site.phones.otherCounties, 'tel:+18005550100'],
        ] as const) {
          await expect(section.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
            'href',
            address,
          );
        }
      });
    });

    test('a search finds questions and answers without accents, and says how many', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, `/${code}`);
      await untilPartInteractive(page, '#faq-search');
      const section = page.locator('#faq');
      await page.getByLabel(faq.search).fill(SEARCHES[code]);
      await expect(questions(page).filter({ visible: true })).toHaveText([
        new RegExp(escaped(credits.question)),
      ]);
      await expect(section.locator('[aria-live=polite]')).toHaveText(/^1 /);

      await page.getByLabel(faq.search).fill('qqqq');
      await expect(section.locator('[aria-live=polite]')).toHaveText(faq.nothingFound);
      await expect(questions(page).filter({ visible: true })).toHaveCount(0);
      await expect(showAll(page, faq.showAll)).toBeHidden();
      await expect(section.locator('search').getByRole('link', { name: '(305) 555-0100' })).toBeVisible();

      await section.getByRole('button', { name: faq.clear }).click();
      await expect(questions(page).filter({ visible: true })).toHaveCount(6);
      await expect(page.getByLabel(faq.search)).toBeFocused();
      await expect(page.getByLabel(faq.search)).toHaveValue('');

      await test.step('the link of a question is copied, in the language of the page', async () => {
        await showAll(page, faq.showAll).click();
        await summary(page, diamondTier.question).click();
        await answer(page, 'diamond-tier').getByRole('link', { name: faq.link }).click();
        await expect(answer(page, 'diamond-tier')).toContainText(faq.copied);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(new URL(`/${code}#faq-diamond-tier`, baseURL).href);
      });
    });
  });
}

test('what was typed before the search was ready is searched for', async ({ page }) => {
  await openPage(page, '/');
  // The text is there before the code of the part is, as on a slow connection.
  await page.locator('#faq-search').evaluate((input) => {
    (input as HTMLInputElement).value = 'qqqq';
  });
  await untilPartInteractive(page, '#faq-search');
  await expect(page.locator('#faq details:visible')).toHaveCount(0);
  await expect(page.locator('#faq-search')).toHaveValue('qqqq');
});

test('a link to a question opens it, and so does the next', async ({ page }) => {
  await openPage(page, '/en#faq-tier-status');
  await expect(answer(page, 'tier-status')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#faq-licensed';
  });
  await expect(answer(page, 'licensed')).toBeInViewport();
  await expect(answer(page, 'tier-status')).toBeVisible();

  // Neither was among the first six: closed again, they stay where they are.
  await untilPartInteractive(page, '#faq-search');
  for (const id of ['licensed', 'tierStatus'] as const) {
    await summary(page, ENGLISH.words.faq.questions[id].question).click();
  }
  await expect(questions(page).filter({ visible: true })).toHaveCount(FAQ_ENTRIES.length);
});

test('a question that a search found stays, once it was opened, with all others', async ({ page }) => {
  const { faq } = ENGLISH.words;
  await openPage(page, '/en');
  await untilPartInteractive(page, '#faq-search');
  await page.getByLabel(faq.search).fill('diamond tier');
  await summary(page, faq.questions.diamondTier.question).click();
  await page.getByLabel(faq.search).fill('');
  await summary(page, faq.questions.diamondTier.question).click();
  await expect(answer(page, 'diamond-tier')).toBeHidden();
  await expect(summary(page, faq.questions.diamondTier.question)).toBeFocused();
  await expect(questions(page).filter({ visible: true })).toHaveCount(FAQ_ENTRIES.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, links lead to them, and no search box pretends to work', async ({ page }) => {
    await page.goto('/es#faq-diamond-tier');
    await expect(answer(page, 'diamond-tier')).toBeInViewport();
    await summary(page, SPANISH.words.faq.questions.benefitsStart.question).click();
    await expect(answer(page, 'benefits-start')).toBeVisible();
    await expect(answer(page, 'diamond-tier')).toBeVisible();
    await expect(page.locator('#faq-search')).toBeHidden();
  });

  for (const { code, words } of LANGUAGES) {
    test(`the rest of the questions is shown when it is asked for, in ${code}`, async ({ page }) => {
      await page.goto(`/${code}`);
      await expect(questions(page).filter({ visible: true })).toHaveCount(6);
      await showAll(page, words.faq.showAll).click();
      await expect(questions(page).filter({ visible: true })).toHaveCount(FAQ_ENTRIES.length);
    });
  }
});

function answer(page: Page, id: string) {
  return page.locator(`#faq-${id}`);
}

function questions(page: Page) {
  return page.locator('#faq details:not([data-more])');
}

/** The control that shows the questions beyond the first six. */
function showAll(page: Page, text: string) {
  return page.locator('#faq summary', { hasText: text.replace('{count, number}', '10') });
}

function summary(page: Page, question: string) {
  return page.locator('#faq summary', { hasText: question });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
