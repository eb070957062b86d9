import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import type { Locale } from '#i18n/locale.ts';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../tests/support/article.ts';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import NewsSection from './news-section.tsx';

/*
 * The home page's news: its states and the moving row (docs/product/articles.md, Section and Carousel). The row's rules are
 * tested beside use-carousel.ts.
 */

const ARTICLES = ['Heat', 'School', 'Flu'].map((title, index) =>
  articleWith({
    title,
    slug: title.toLowerCase(),
    id: `00000000-0000-4000-8000-00000000000${index}`,
    content: { sections: [{ title: 'Water', subsections: [{ title: 'Often', items: ['Every hour'] }] }] },
  }),
);

/** Answers with the list, and with the first of it for whoever asks for one. */
const answering = (articles: readonly unknown[]): FetchApi =>
  vi.fn(async (path) => Response.json(path.includes('?') ? articles : articles[0]));

function renderNews(fetchApi: FetchApi, language: Locale = 'en') {
  return renderOnPage(
    <>
      <NewsSection fetchApi={fetchApi} />
      <p>elsewhere</p>
    </>,
    { language, path: `/${language}` },
  );
}

describe.each(LANGUAGES)('in $code', ({ code, words: { news } }) => {
  test('it says that the news are loading, that there are none, or that they did not come', async () => {
    problems.allow(/^Failed to fetch articles$/);
    const first = Promise.withResolvers<Response>();
    const fetchApi = vi.fn<FetchApi>(() => first.promise);
    await renderNews(fetchApi, code);
    await expect.element(page.getByText(news.loading)).toBeVisible();
    first.resolve(new Response('no', { status: 503 }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(news.failed);
    expect(fetchApi, 'one retry').toHaveBeenCalledTimes(2);
    await expectAccessible();

    fetchApi.mockImplementation(async () => Response.json([]));
    await page.getByRole('button', { name: news.tryAgain }).click();
    await expect.element(page.getByText(news.empty)).toBeVisible();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('read more opens one dialog with the whole article, which gives the focus back', async () => {
    const article = articleWith({
      slug: 'heat',
      title: 'Heat',
      excerpt: 'Hot days are long days.',
      category: 'Health',
      readTime: '3 min',
      image: 'heat',
      alt: 'A worker drinks water in the shade',
      content: { sections: [{ title: 'Water', content: 'Drink before you are thirsty.' }] },
    });
    const { router } = await renderNews(answering([article]), code);
    const link = page.getByRole('link', { name: new RegExp(news.card.readMore) });
    await expect.element(link).toBeVisible();
    const card = page.getByRole('article');
    await expect.element(card.getByText('Hot days are long days.')).toBeVisible();
    await expect.element(card.getByRole('img')).toHaveAccessibleName('A worker drinks water in the shade');
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Heat' });
    await expect.element(dialog.getByRole('heading', { name: 'Water' })).toBeVisible();
    await expect.element(dialog).toMatchTextContent('Drink before you are thirsty.');
    await expect.element(dialog.getByText('Hot days are long days.')).toBeVisible();
    const picture = dialog.getByRole('img');
    await expect.element(picture).toHaveAccessibleName('A worker drinks water in the shade');
    await expect.element(picture, { message: 'nothing is cut off' }).toHaveStyle({ objectFit: 'contain' });
    await expect.element(dialog.getByCss('time')).toMatchTextContent('2026');
    for (const text of ['Health', '3 min']) await expect.element(dialog).toMatchTextContent(text);
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    await expect
      .element(dialog.getByRole('link', { name: news.dialog.openPage }))
      .toHaveAttribute('href', `/${code}/news/heat`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.href).toBe(`/${code}`);
    await expect.element(link).toHaveFocus();
  });

  test('the row names its controls, and axe finds nothing there nor in an open article', async () => {
    await page.viewport(500, 800);
    await renderNews(answering(ARTICLES), code);
    const controls = page.getByRole('group', { name: news.carousel.controls });
    for (const name of [news.carousel.previous, news.carousel.next]) {
      await expect.element(controls.getByRole('button', { name })).toBeVisible();
    }
    await expectAccessible();
    await page
      .getByRole('link', { name: new RegExp(news.card.readMore) })
      .first()
      .click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { level: 4 })).toBeVisible();
    await expectAccessible();
  });
});

const words = ENGLISH.words.news;
const slides = page.getByRole('list', { name: words.carousel.label });
const elsewhere = page.getByText('elsewhere');
const control = (name: 'pause' | 'play' | 'next' | 'previous') =>
  page.getByRole('button', { name: words.carousel[name] });

describe('with motion', () => {
  test('it moves every four seconds and from the end to the beginning; the pointer over it stops it', async () => {
    const { moves } = await renderCarousel();
    for (const shown of [1, 2, 0]) {
      vi.advanceTimersByTime(3999);
      await expectShown((shown + 2) % 3);
      vi.advanceTimersByTime(1);
      await expectShown(shown);
    }

    await page.getByRole('article').first().hover();
    await expectStill(moves);
    await elsewhere.hover();
    await passTime(4000);
    await expectShown(1);
  });

  test('previous and next move one step and hold it for five seconds', async () => {
    await renderCarousel();
    await control('next').click();
    await elsewhere.hover();
    await expectShown(1);
    vi.advanceTimersByTime(8999);
    await expectShown(1);
    vi.advanceTimersByTime(1);
    await expectShown(2);
    for (const shown of [1, 0, 2]) {
      await control('previous').click();
      await expectShown(shown);
    }
  });

  test('an open dialog holds it', async () => {
    const { moves } = await renderCarousel();
    await page
      .getByRole('link', { name: new RegExp(words.card.readMore) })
      .first()
      .click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectStill(moves);
  });

  test('it stops by its button, and with the keyboard inside', async () => {
    const { moves } = await renderCarousel();
    await control('pause').click();
    await elsewhere.hover();
    await expectStill(moves);

    await userEvent.keyboard('{Enter}');
    // It may move again, but for the keyboard inside.
    await expect.element(control('pause')).toHaveFocus();
    await expectStill(moves);
  });
});

test('it does not move for visitors who want no motion; it shows as many as have room', async () => {
  const { moves } = await renderCarousel('reduce');
  await expect.element(control('pause')).not.toBeInTheDocument();
  await expectStill(moves);
  await control('next').click();
  await expectShown(1);
  await control('previous').click();
  await expectShown(0);

  for (const [width, perView] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.viewport(width, 800);
    await expect.poll(visibleSlides, { message: `at ${width} px` }).toEqual([0, 1, 2].slice(0, perView));
  }
});

/**
 * In a window of one slide with a false clock; the four seconds begin here. Their exact ends are those of
 * use-carousel.test.ts.
 *
 * @returns how often the row was told to scroll: it scrolls smoothly, so its place alone says nothing yet
 */
async function renderCarousel(motion: 'reduce' | 'no-preference' = 'no-preference') {
  await emulateMedia({ 'prefers-reduced-motion': motion });
  await page.viewport(500, 800);
  vi.useFakeTimers();
  await renderNews(answering(ARTICLES));
  await expectShown(0);
  const scrollTo = vi.spyOn(slides.element(), 'scrollTo');
  return { moves: () => scrollTo.mock.calls.length };
}

/** Expects that the row is not moved in the next minute. */
async function expectStill(moves: () => number): Promise<void> {
  const before = moves();
  await passTime(60_000);
  expect(moves()).toBe(before);
}

/** Which slides of the row stand wholly in its window. */
function visibleSlides(): number[] {
  const row = slides.element();
  const window = row.getBoundingClientRect();
  return [...row.children].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left >= window.left - 1 && right <= window.right + 1 ? [index] : [];
  });
}

/** Expects that the row has come to rest with this slide first. */
async function expectShown(first: number): Promise<void> {
  await expect.poll(() => visibleSlides()[0]).toBe(first);
}
