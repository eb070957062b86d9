import { expect, type Locator, type Page } from '@playwright/test';
import { FAQ_ENTRIES } from '#features/faq/faq.ts';
import { POLICIES } from '#features/policies/policies.ts';
import { SERVICES } from '#features/services/services.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { newsCards, newsSection } from '../support/news-section.ts';

/* Reading the site without JavaScript, once on the desktop and once on a phone. Forms and the directory have their own. */

test.use({ javaScriptEnabled: false });

test('the home page tells all that it has, and leads on', async ({ page }) => {
  const { home, services, faq, news, site } = ENGLISH.words;
  await page.goto('/en');
  await test.step('the dropdown of the header opens', async () => {
    await page.getByRole('button', { name: 'Providers', exact: true }).hover();
    await expect(page.getByRole('link', { name: /^Request authorizations/ })).toBeVisible();
  });

  await test.step('the starting points give their guidance one at a time', async () => {
    const region = page.getByRole('region', { name: home.starting.title });
    for (const [name, guidance] of [
      [home.starting.newTitle, home.starting.newGuidance],
      [home.starting.haveTitle, home.starting.haveGuidance],
      [home.starting.needsTitle, home.starting.needsGuidance],
    ] as const) {
      await region.getByText(name, { exact: true }).click();
      await expect(region.getByText(guidance)).toBeVisible();
      await expect(region.locator('details[open]')).toHaveCount(1);
    }
    await expect(region.getByRole('link', { name: home.starting.needsLink })).toHaveAttribute(
      'href',
      '/en/providers',
    );
  });

  await test.step('every service tells all it has', async () => {
    for (const { id } of SERVICES) {
      const { description, expandedDescription, fact } = services[id];
      const card = page.locator('#services li').filter({ hasText: description });
      await card.locator('summary').click();
      await expect(card.getByText(expandedDescription)).toBeVisible();
      const shown = fact.replace('{quotePlan}', site.quotePlan.unconfirmed);
      await expect(card.getByText(shown)).toBeVisible();
    }
  });

  await test.step('the rest of the questions is shown when it is asked for', () =>
    expectRestOfQuestions(page, faq.showAll));

  await test.step('the articles are in the page and lead to their own, which change their language', async () => {
    await expect(newsCards(page)).toHaveCount(3);
    await expect(newsSection(page).getByRole('button')).toHaveCount(0);
    await newsCards(page).first().getByRole('link', { name: news.card.readMore }).click();
    await expect(page).toHaveURL('/en/news/working-in-the-heat');
    await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
    await expect(page.getByRole('button', { name: news.article.copyLink })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/news/trabajar-bajo-el-calor');
  });
});

test('on a phone the menu, the groups of the footer, the policies and links to a place work', {
  tag: '@es',
}, async ({ page }) => {
  const { shell, site, faq } = SPANISH.words;
  await page.goto('/es/quote');
  const footer = page.getByRole('contentinfo');
  await test.step('the menu opens', async () => {
    await page.locator('header summary').tap();
    await expect(
      page.getByRole('link', { name: new RegExp(`^${shell.nav.requestAuthorizations}`) }),
    ).toBeVisible();
  });

  await test.step('each policy of the footer is a page', async () => {
    for (const { id, key } of POLICIES) {
      await openGroup(footer, shell.footer.policiesTitle);
      await footer.getByRole('link', { name: site.policies[key], exact: true }).click();
      await expect(page).toHaveURL(`/es/policies/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.policies[key]);
    }
  });

  await test.step('a link to a question opens it; others open beside it, and no search box pretends to work', async () => {
    await page.goto('/es#faq-diamond-tier');
    await expect(page.locator('#faq-diamond-tier')).toBeInViewport();
    await page.locator('#faq summary', { hasText: faq.questions.benefitsStart.question }).tap();
    await expect(page.locator('#faq-benefits-start')).toBeVisible();
    await expect(page.locator('#faq-diamond-tier')).toBeVisible();
    await expect(page.locator('#faq-search')).toBeHidden();
    await page.goto('/es');
    await expectRestOfQuestions(page, faq.showAll);
  });

  await test.step('the address of a dialog leads to what opens it', async () => {
    for (const address of [
      '/es#service-pediatric',
      '/es#article-trabajar-bajo-el-calor',
      '/es/providers?city=Hialeah#recommend',
      '/es/quote#policy-refund',
    ]) {
      await page.goto(address);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    }
  });
});

/** Six questions stand there, and all once they are asked for. */
async function expectRestOfQuestions(page: Page, text: string): Promise<void> {
  const shown = page.locator('#faq details:not([data-more])').filter({ visible: true });
  await expect(shown).toHaveCount(4);
  await page.locator('#faq summary', { hasText: text.replace('{count, number}', '12') }).click();
  await expect(shown).toHaveCount(FAQ_ENTRIES.length);
}

/** Opens a group of the footer, which is folded on a phone. */
async function openGroup(footer: Locator, title: string): Promise<void> {
  await footer.getByText(title).filter({ visible: true }).tap();
}
