import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { newsCards, newsSection, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';

/*
 * An article from the home page to its other language (docs/product/articles.md). The section, the dialog and the page:
 * src/features/news/{news-section,article-page}.browser.test.tsx; what the server sends: tests/http/articles.test.ts.
 */

test('an article leads from the home page to its own, to the next, to its other language, and back to the news', async ({
  page,
}) => {
  const { card, dialog, article } = ENGLISH.words.news;
  const heading = page.getByRole('heading', { level: 1 });
  await openPage(page, '/en');
  await untilNewsInteractive(page);
  const homeTitle = (await heading.textContent()) ?? '';
  await newsCards(page).first().getByRole('link', { name: card.readMore }).click();
  await page.getByRole('dialog').getByRole('link', { name: dialog.openPage }).click();
  await expect(page).toHaveURL('/en/news/working-in-the-heat');
  await expect(heading).not.toHaveText(homeTitle);
  const title = (await heading.textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} | Costa Clara`);
  await expect(page.getByRole('dialog')).toBeHidden();

  const more = page.getByRole('region', { name: article.more });
  await expect(more.getByRole('article')).toHaveCount(2);
  await more.getByRole('link', { name: card.readMore }).first().click();
  await expect(page).toHaveURL('/en/news/back-to-school-checklist');
  await expect(heading).not.toHaveText(title);

  const main = page.getByRole('main');
  await test.step('switching the language on an article shows its counterpart, and the news are in that language', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/news/lista-de-regreso-a-clases');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(main.getByRole('article').first()).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: SPANISH.words.news.article.back }).click();
    await expect(page).toHaveURL('/es#news');
    await expect(newsSection(page)).toBeInViewport();
    await expect(newsCards(page).first()).toHaveAttribute('lang', 'es');
    await expect(page.locator('#contact')).toHaveCount(1);
  });

  await test.step('also without a language in the address', async () => {
    await openPage(page, '/news/medicinas-antes-de-la-tormenta');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/news/refill-before-the-storm');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('article').first()).toHaveAttribute('lang', 'en');
    // What is around the article changes too, and the home page that follows is all there when it scrolls.
    await expect(
      page.getByRole('banner').getByRole('link', { name: ENGLISH.words.shell.nav.services }),
    ).toBeVisible();
    await main.getByRole('link', { name: article.back }).click();
    await expect(page).toHaveURL('/#news');
    await expect(newsSection(page)).toBeInViewport();
    await expect(newsCards(page).first()).toHaveAttribute('lang', 'en');
    await expect(page.locator('#contact')).toHaveCount(1);
  });
});
