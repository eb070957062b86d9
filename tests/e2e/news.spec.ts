import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* News (specification, sections 2, 4, 7 and 9): the carousel, its dialog, the articles' pages and the feeds. */

const FIXED = {
  en: { loading: 'Loading news...', failed: 'Error loading news', empty: 'No news available.' },
  es: { loading: 'Cargando noticias...', empty: 'No hay noticias disponibles.' },
};
const SLUGS = {
  en: ['working-in-the-heat', 'back-to-school-checklist', 'refill-before-the-storm'],
  es: ['trabajar-bajo-el-calor', 'lista-de-regreso-a-clases', 'medicinas-antes-de-la-tormenta'],
} as const;
const API = '**/api/articles?*';

for (const { code, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, () => {
    test.use({ locale });
    const t = words.news;
    const other = code === 'en' ? 'es' : 'en';

    const section = (page: Page) => page.locator('#news');
    const cards = (page: Page) => section(page).getByRole('article');
    const slides = (page: Page) => section(page).getByRole('list', { name: t.carousel.label });
    const readMore = (page: Page, index: number) =>
      cards(page).nth(index).getByRole('link', { name: t.card.readMore });

    /** Opens the home page in a window of this width with a clock that stands still, and goes to the news. */
    async function openCarousel(page: Page, width: number): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      await openPage(page, `/${code}`);
      await goToNews(page);
      await section(page).getByRole('button', { name: t.carousel.pause }).click();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      const list = slides(page);
      await list.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
      await expectShown(list, 0);
      // The four seconds begin here.
      await section(page).getByRole('button', { name: t.carousel.play }).click();
      await page.mouse.move(0, 0);
    }

    async function goToNews(page: Page): Promise<void> {
      await section(page).scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          section(page).evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
        )
        .toBe(true);
    }

    for (const [width, perView] of [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      test(`at ${width} px ${perView} stand beside each other`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${code}`);
        await expect(cards(page)).toHaveCount(3);
        expect(await visibleSlides(slides(page))).toEqual(
          Array.from({ length: perView }, (_, index) => index),
        );
      });
    }

    test('it moves every four seconds and from the end to the beginning', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      for (const shown of [1, 2, 0]) {
        await page.clock.runFor(3999);
        await expectShown(list, (shown + 2) % 3);
        await page.clock.runFor(1);
        await expectShown(list, shown);
      }
    });

    test('the pointer over it stops it', async ({ page }) => {
      await openCarousel(page, 768);
      const list = slides(page);
      await cards(page).first().hover();
      await page.clock.runFor(60_000);
      await expectShown(list, 0);
      await page.mouse.move(0, 0);
      await page.clock.runFor(4000);
      await expectShown(list, 1);
    });

    test('previous and next move one step and hold it for five seconds', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      await section(page).getByRole('button', { name: t.carousel.next }).click();
      await page.mouse.move(0, 0);
      await expectShown(list, 1);
      await page.clock.runFor(8999);
      await expectShown(list, 1);
      await page.clock.runFor(1);
      await expectShown(list, 2);
      for (const shown of [1, 0, 2]) {
        await section(page).getByRole('button', { name: t.carousel.previous }).click();
        await expectShown(list, shown);
      }
    });

    test('it stops by its button, and with the keyboard inside', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      await section(page).getByRole('button', { name: t.carousel.pause }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(60_000);
      await expectShown(list, 0);

      await page.keyboard.press('Enter');
      await expect(section(page).getByRole('button', { name: t.carousel.pause })).toBeFocused();
      await page.clock.runFor(60_000);
      await expectShown(list, 0);
    });

    test('it does not move for visitors who want no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 500, height: 800 });
      await page.clock.install();
      await openPage(page, `/${code}`);
      await goToNews(page);
      await expect(section(page).getByRole('button', { name: t.carousel.pause })).toBeHidden();
      await page.clock.runFor(60_000);
      await expectShown(slides(page), 0);
      await section(page).getByRole('button', { name: t.carousel.next }).click();
      await expectShown(slides(page), 1);
    });

    test('read more opens one dialog with the whole article, which gives the focus back', async ({
      page,
    }) => {
      await openPage(page, `/${code}`);
      await goToNews(page);
      const link = readMore(page, 0);
      await link.focus();
      await page.keyboard.press('Enter');
      const title = (await cards(page).first().locator('h3').textContent()) ?? '';
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { name: code === 'en' ? 'Water' : 'Agua' })).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveAttribute('alt', /.{20}/);
      await expect(dialog.locator('time')).toBeVisible();
      await expect(dialog).toContainText('3 min');
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(page).toHaveURL(`/${code}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();

      await readMore(page, 0).click();
      await page.getByRole('dialog').getByRole('link', { name: t.dialog.openPage }).click();
      await expect(page).toHaveURL(`/${code}/news/${SLUGS[code][0]}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('an open dialog holds the carousel', async ({ page }) => {
      await openCarousel(page, 500);
      await readMore(page, 0).click();
      await expect(async () => {
        await page.clock.runFor(300);
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 });
      }).toPass();
      await page.mouse.move(0, 0);
      await page.clock.runFor(60_000);
      await expectShown(slides(page), 0);
    });

    test('says that the news are loading, that there are none, or that they did not come', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 500|Failed to fetch articles/);
      let answer: 'never' | 'empty' | 'failed' = 'never';
      let calls = 0;
      await page.route(API, (route) => {
        calls += 1;
        if (answer === 'empty') return route.fulfill({ json: [] });
        return answer === 'failed' ? route.fulfill({ status: 500, body: 'fault' }) : undefined;
      });
      const goHome = async () => {
        await openPage(page, `/${code}/quote`);
        await page.getByRole('banner').getByRole('link', { name: 'Costa Clara' }).click();
        await expect(page).toHaveURL(`/${code}`);
      };
      await goHome();
      await expect(section(page)).toContainText(FIXED[code].loading);
      answer = 'empty';
      await goHome();
      await expect(section(page)).toContainText(FIXED[code].empty);
      answer = 'failed';
      calls = 0;
      await goHome();
      await expect(section(page).getByRole('alert')).toContainText(t.failed);
      expect(calls, 'one retry').toBe(2);
      await page.unroute(API);
      await section(page).getByRole('button', { name: t.tryAgain }).click();
      await expect(cards(page)).toHaveCount(3);
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
      await expect(section(page)).toBeInViewport();
    });

    for (const prefix of ['', `/${code}`]) {
      test(`switching the language on ${prefix}/news/… shows the counterpart`, async ({ page }) => {
        await openPage(page, `${prefix}/news/${SLUGS[code][2]}`);
        await page
          .getByRole('banner')
          .getByRole('link', { name: other === 'es' ? 'Español' : 'English' })
          .click();
        await expect(page).toHaveURL(`${prefix && `/${other}`}/news/${SLUGS[other][2]}`);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page.getByRole('main').getByRole('article').first()).toHaveAttribute('lang', other);
      });
    }

    test('an article under the other language leads to its counterpart there', async ({ page }) => {
      await page.goto(`/${code}/news/${SLUGS[other][0]}`);
      await expect(page).toHaveURL(`/${code}/news/${SLUGS[code][0]}`);
    });

    test('an unknown article is a page that is not found', async ({ page, guard }) => {
      guard.allow(/status of 404/);
      const response = await page.goto(`/${code}/news/nothing-of-that-name`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    });

    test('the feed is a document that readers can parse', async ({ page, request }) => {
      const response = await request.get(`/${code}/feed.xml`);
      expect(response.headers()['content-type']).toContain('application/atom+xml');
      await page.goto(`/${code}`);
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
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the articles are in the page and lead to their own', async ({ page }) => {
        await page.goto(`/${code}`);
        await expect(cards(page)).toHaveCount(3);
        await expect(section(page).getByRole('button')).toHaveCount(0);
        await readMore(page, 0).click();
        await expect(page).toHaveURL(`/${code}/news/${SLUGS[code][0]}`);
        await expect(page.getByRole('heading', { name: code === 'en' ? 'Water' : 'Agua' })).toBeVisible();
        await expect(page.getByRole('button', { name: t.article.copyLink })).toBeHidden();
        await page
          .getByRole('banner')
          .getByRole('link', { name: other === 'es' ? 'Español' : 'English' })
          .click();
        await expect(page).toHaveURL(`/${other}/news/${SLUGS[other][0]}`);
      });
    });
  });
}

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
  await openPage(page, '/en/quote');
  await page.getByRole('banner').getByRole('link', { name: 'Costa Clara' }).click();
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

/** Which slides of the row stand wholly in its window. */
function visibleSlides(list: Locator): Promise<number[]> {
  return list.evaluate((row) => {
    const window = row.getBoundingClientRect();
    return [...row.children].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= window.left - 1 && right <= window.right + 1 ? [index] : [];
    });
  });
}

/** Expects that the row has come to rest with this slide first. */
async function expectShown(list: Locator, first: number): Promise<void> {
  await expect.poll(async () => (await visibleSlides(list))[0]).toBe(first);
}
