import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../tests/support/article.ts';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import type { Article } from './article.ts';
import { ArticlePage } from './article-page.tsx';
import { atomFeed } from './atom-feed.ts';

/* An article's own page and its feed (docs/product/articles.md, Pages and feed). */

describe.each(LANGUAGES)('in $code', ({ code, words: { news } }) => {
  const render = (article: Article, others: readonly Article[] = []) =>
    renderOnPage(
      <ArticlePage
        article={article}
        date="July 14"
        fetchApi={async () => Response.json([article, ...others])}
      />,
      { language: code, path: `/${code}/news/${article.slug}` },
    );

  test('its link can be copied, and the other articles and the news are one press away', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const others = ['school', 'storm'].map((slug) =>
      articleWith({ id: slug, slug, title: slug, language: code }),
    );
    await render(articleWith({ slug: 'heat', title: 'Heat', language: code }), others);
    await page.getByRole('button', { name: news.article.copyLink }).click();
    await expect.element(page.getByText(news.article.copied, { exact: true }).first()).toBeVisible();
    expect(copied).toEqual([`${window.location.origin}/${code}/news/heat`]);

    const more = page.getByRole('region', { name: news.article.more });
    await expect.element(more.getByRole('article')).toHaveLength(2);
    await expect
      .element(more.getByRole('link', { name: new RegExp(`^${news.card.readMore}`) }).first())
      .toHaveAttribute('href', `/${code}/news/school`);
    await expect
      .element(page.getByRole('link', { name: news.article.back }))
      .toHaveAttribute('href', `/${code}#news`);
  });

  test('one that is in the other language only is shown in it, and says so; HTML in it is text', async () => {
    const language = code === 'en' ? 'es' : 'en';
    const content = {
      sections: [{ title: '<b>Texto</b>', content: '<img src=x onerror=alert(1)>', items: 7 }, null],
    };
    const image = 'https://elsewhere.example/picture.jpg';
    await render(articleWith({ language, content, image }));
    await expect.element(page.getByText(news.article.onlyIn[language])).toBeVisible();
    const shown = page.getByRole('article');
    await expect.element(shown).toHaveAttribute('lang', language);
    await expect.element(shown.getByRole('heading', { name: '<b>Texto</b>' })).toBeVisible();
    await expect.element(shown).toMatchTextContent('<img src=x onerror=alert(1)>');
    // A picture from elsewhere is not asked for.
    await expect.element(shown.getByRole('img')).not.toBeInTheDocument();
  });
});

test('a feed is a document that readers can parse', () => {
  const xml = atomFeed({
    language: 'en',
    title: 'News & <more>',
    subtitle: 'Short',
    author: 'Clinic',
    origin: 'https://clinic.example',
    articles: [articleWith({ slug: 'heat', title: '"Rain" & <wind>', content: 'One\n\nTwo <b>bold</b>' })],
  });
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('entry > title')?.textContent).toBe('"Rain" & <wind>');
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe(
    'https://clinic.example/en/news/heat',
  );
});
