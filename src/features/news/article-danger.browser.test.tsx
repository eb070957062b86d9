import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../tests/support/article.ts';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import type { Article } from './article.ts';
import ArticleDialog from './article-dialog.tsx';
import { ArticlePage } from './article-page.tsx';

/* What an article says about danger (docs/product/articles.md, Danger). */

const TITLE = { en: 'Signs of heat stroke? Call 911 now', es: '¿Señales de golpe de calor? Llame al 911 ya' };
const SECTIONS = (title: string) => ({
  sections: [
    {
      title: 'Know the signs',
      content: 'Two kinds.',
      subsections: [
        { title: 'Heat exhaustion', items: ['A weak pulse'] },
        { title: 'Heat stroke: 911', items: ['Confusion'] },
      ],
    },
    { title, content: 'Give nothing to drink.', items: ['Keep cooling.'] },
  ],
});

const fetchArticle = (article: Article) => async (path: string) =>
  Response.json(path.endsWith(article.slug) ? article : [article]);

test.each(LANGUAGES)(
  'danger stands above everything else but the title, with the number to call, in $code',
  async ({ code, words: { news } }) => {
    const article = articleWith({
      slug: 'heat',
      excerpt: 'All about heat',
      language: code,
      content: SECTIONS(TITLE[code]),
    });
    await renderOnPage(<ArticlePage article={article} date="July 14" fetchApi={fetchArticle(article)} />, {
      language: code,
    });
    const box = page.getByRole('heading', { name: TITLE[code] });
    await expect.element(box).toHaveLength(1);
    const text = page.getByRole('article').element().textContent ?? '';
    expect(text.indexOf(TITLE[code])).toBeLessThan(text.indexOf('All about heat'));
    const call = news.article.call.replace('{number}', '911');
    await expect.element(page.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:911');
    await expectAccessible();
  },
);

test('danger stands above everything else in the dialog', async () => {
  const article = articleWith({ slug: 'heat', excerpt: 'All about heat', content: SECTIONS(TITLE.en) });
  await renderOnPage(
    <ArticleDialog
      slug="heat"
      listed={article}
      fetchApi={fetchArticle(article)}
      onUnknown={() => {}}
      onClose={() => {}}
    />,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: TITLE.en })).toHaveLength(1);
  const text = dialog.element().textContent ?? '';
  expect(text.indexOf(TITLE.en)).toBeLessThan(text.indexOf('All about heat'));
});

test('a part about danger looks otherwise than the part beside it', async () => {
  const article = articleWith({ slug: 'heat', content: SECTIONS(TITLE.en) });
  await renderOnPage(<ArticlePage article={article} date="July 14" fetchApi={fetchArticle(article)} />);
  const colour = async (name: string) => {
    const heading = page.getByRole('heading', { name });
    await expect.element(heading).toBeVisible();
    const part = heading.element().parentElement;
    return part && getComputedStyle(part).backgroundColor;
  };
  expect(await colour('Heat stroke: 911')).not.toBe(await colour('Heat exhaustion'));
});
