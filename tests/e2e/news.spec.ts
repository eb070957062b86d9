import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { newsCards, newsSection, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';

/* News (docs/product/articles.md): the section's states, the dialog, the articles' pages and the feeds. */

const SLUGS = {
  en: ['working-in-the-heat', 'back-to-school-checklist', 'refill-before-the-storm'],
  es: ['trabajar-bajo-el-calor', 'lista-de-regreso-a-clases', 'medicinas-antes-de-la-tormenta'],
} as const;
const API = '**/api/articles?*';

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const t = words.news;
    const other = code === 'en' ? 'es' : 'en';

    const readMore = (page: Page, index: number) =>
      newsCards(page).nth(index).getByRole('link', { name: t.card.readMore });

    test('read more opens one dialog with the whole article, which gives the focus back', async ({
      page,
    }) => {
      await openPage(page, `/${code}`);
      await untilNewsInteractive(page);
      const link = readMore(page, 0);
      await link.focus();
      await page.keyboard.press('Enter');
      const title = (await newsCards(page).first().locator('h3').textContent()) ?? '';
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { name: code === 'en' ? 'Water' : 'Agua' })).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveAttribute('alt', /.{20}/);
      await expect(dialog.locator('time')).toBeVisible();
      await expect(dialog).toContainText('3 min');
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/${code}`);
      await expect(link).toBeFocused();

      await readMore(page, 0).click();
      await page.getByRole('dialog').getByRole('link', { name: t.dialog.openPage }).click();
      await expect(page).toHaveURL(`/${code}/news/${SLUGS[code][0]}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('an article has a page in its language, with its addresses and the other articles', async ({
      page,
    }) => {
      await openPage(page, `/${code}/news/${SLUGS[code][1]}`);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(page).toHaveTitle(`${title} | Costa Clara`);
      const head = (selector: string) => page.locator(`head ${selector}`);
      const path = (language: 'en' | 'es') => new RegExp(`/${language}/news/${SLUGS[language][1]}$`);
      await expect(head('link[rel=canonical]')).toHaveAttribute('href', path(code));
      await expect(head('link[rel=alternate][hreflang]')).toHaveCount(2);
      await expect(head(`link[hreflang=${other}]`)).toHaveAttribute('href', path(other));
      await expect(head('link[type="application/atom+xml"]')).toHaveAttribute('href', `/${code}/feed.xml`);

      await page.getByRole('button', { name: t.article.copyLink }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(t.article.copied).or(main.getByLabel(t.article.copyByHand))).toBeVisible();

      const more = page.getByRole('region', { name: t.article.more });
      await expect(more.getByRole('article')).toHaveCount(2);
      await more.getByRole('link', { name: t.card.readMore }).first().click();
      await expect(page).toHaveURL(`/${code}/news/${SLUGS[code][0]}`);
      await page.getByRole('link', { name: t.article.back }).click();
      await expect(page).toHaveURL(`/${code}#news`);
      await expect(newsSection(page)).toBeInViewport();
    });
  });
}

test('switching the language on an article shows its counterpart, with a language in the address and without', async ({
  page,
}) => {
  for (const [path, name, expected] of [
    [`/news/${SLUGS.en[2]}`, 'Español', `/news/${SLUGS.es[2]}`],
    [`/es/news/${SLUGS.es[2]}`, 'English', `/en/news/${SLUGS.en[2]}`],
  ] as const) {
    await openPage(page, path);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(expected);
    const language = name === 'English' ? 'en' : 'es';
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('article').first()).toHaveAttribute('lang', language);
  }
});

test('the feed of each language is a document that readers can parse', async ({ page, request }) => {
  for (const { code } of LANGUAGES) {
    const response = await request.get(`/${code}/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    // The browser reads it as a reader does; no page of the site is needed.
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          problems: document.querySelectorAll('parsererror').length,
          entries: [...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('href')),
        };
      },
      await response.text(),
    );
    expect(feed.problems).toBe(0);
    expect(feed.entries.map((address) => new URL(address ?? '').pathname)).toEqual(
      SLUGS[code].map((slug) => `/${code}/news/${slug}`),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the articles are in the page and lead to their own, which change their language', async ({
    page,
  }) => {
    const { card, article } = ENGLISH.words.news;
    await page.goto('/en');
    await expect(newsCards(page)).toHaveCount(3);
    await expect(newsSection(page).getByRole('button')).toHaveCount(0);
    await newsCards(page).first().getByRole('link', { name: card.readMore }).click();
    await expect(page).toHaveURL(`/en/news/${SLUGS.en[0]}`);
    await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
    await expect(page.getByRole('button', { name: article.copyLink })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`/es/news/${SLUGS.es[0]}`);
  });
});

test('an article that is in one language only is shown in it, and says so', async ({ page }) => {
  const article = {
    id: '5f0c6d1e-0000-4000-8000-000000000000',
    slug: 'only-spanish',
    title: 'Solo en español',
    excerpt: 'En breve',
    content: {
      sections: [{ title: '<b>Texto</b>', content: '<img src=x onerror=alert(1)>', items: 7 }, null],
    },
    image: 'https://elsewhere.example/picture.jpg',
    alt: null,
    category: 'Noticias',
    readTime: null,
    isActive: true,
    language: 'es',
    counterpartSlug: null,
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
  };
  await page.route('**/api/articles/only-spanish', (route) => route.fulfill({ json: article }));
  await page.route(API, (route) => route.fulfill({ json: [article] }));
  await goHomeFromQuote(page, 'en');
  await page.locator('#news').getByRole('link', { name: 'Read more' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL('/en/news/only-spanish');
  await expect(page.getByText('This article is only available in Spanish.')).toBeVisible();
  const shown = page.getByRole('main').getByRole('article');
  await expect(shown).toHaveAttribute('lang', 'es');
  // HTML in a text stays text, and a picture from elsewhere is not asked for.
  await expect(shown.getByRole('heading', { name: '<b>Texto</b>' })).toBeVisible();
  await expect(shown).toContainText('<img src=x onerror=alert(1)>');
  await expect(shown.getByRole('img')).toHaveCount(0);
});

/** Goes to the home page inside the browser, which asks for the news itself then. */
async function goHomeFromQuote(page: Page, code: string): Promise<void> {
  await openPage(page, `/${code}/quote`);
  await page.getByRole('banner').getByRole('link', { name: 'Costa Clara' }).click();
  await expect(page).toHaveURL(`/${code}`);
}
