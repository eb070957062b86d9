import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DirectoryPage, SearchResultsPart } from '#features/directory/page/directory-page.tsx';
import { ArticlePage } from '#features/news/article-page.tsx';
import NewsSection from '#features/news/news-section.tsx';
import { renderOnPage } from '../../tests/component/render-on-page.tsx';
import { renderQuote } from '../../tests/component/render-quote.tsx';
import { articleWith } from '../../tests/support/article.ts';
import { SPANISH } from '../../tests/support/languages.ts';

/* A word that is wider than a phone, wherever visitors, providers and articles bring theirs: it breaks. */

const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelch';
const ARTICLE = articleWith({
  title: `${WORD} ${WORD}`,
  excerpt: WORD,
  category: WORD,
  language: 'es',
  content: { sections: [{ title: WORD, content: WORD, items: [WORD] }] },
});
const { quote, news, directory } = SPANISH.words;
const inSpanish = { language: 'es' } as const;

beforeEach(() => page.viewport(360, 780));

test('in a name, on the page of the quote', async () => {
  await renderQuote('es', '?county=Broward');
  await page.getByCss('#quote-name').fill(WORD);
  await page.getByCss('#quote-phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: quote.basicInfo.next }).click();
  await page.getByRole('button', { name: quote.packages.submit }).click();
  await expect.element(page.getByCss(`#calculator :text("${WORD}"):visible`).first()).toBeVisible();
  await expectNothingWider();
});

test('in a filter and in what the directory answers', async () => {
  await SearchResultsPart.preload('es');
  const provider = { doctor: WORD, center: WORD, address: WORD, city: WORD };
  const search = { doctor: WORD };
  const fetchApi = async (path: string) =>
    Response.json(
      path === '/api/providers/options'
        ? { cities: [], languages: [], total: 1, isDemo: false }
        : {
            providers: [
              {
                specialty: 'Urología',
                county: 'Broward',
                zipCode: '33301',
                suite: null,
                phone: null,
                fax: null,
                languages: null,
                certified: null,
                acceptingNewPatients: null,
                listDate: null,
                id: '1',
                ...provider,
              },
            ],
            total: 1,
            isExpanded: false,
            expandedFrom: null,
            nextCursor: null,
          },
    );
  await renderOnPage(
    <DirectoryPage
      fetchApi={fetchApi}
      search={search}
      isAddressWrong={false}
      onSearchChange={async () => {}}
    />,
    { ...inSpanish, path: `/providers?doctor=${WORD}` },
  );
  const inUse = directory.form.folded.replace('{filters}', WORD);
  await expect.element(page.getByText(inUse)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: WORD })).toBeVisible();
  await expectNothingWider();
});

test('in an article’s card and dialog', async () => {
  await renderOnPage(
    <NewsSection fetchApi={async (path) => Response.json(path.includes('?') ? [ARTICLE] : ARTICLE)} />,
    inSpanish,
  );
  const card = page.getByRole('article');
  await expect.element(card.getByRole('heading', { name: ARTICLE.title })).toBeVisible();
  expect(card.element().getBoundingClientRect().width).toBeLessThanOrEqual(320);
  await expectNothingWider();
  await card.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { level: 3, name: WORD, exact: true })).toBeVisible();
  const { scrollWidth, clientWidth } = dialog.getByRole('region').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('in an article’s page', async () => {
  await renderOnPage(
    <ArticlePage article={ARTICLE} date="1 de enero" fetchApi={async () => Response.json([])} />,
    inSpanish,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(ARTICLE.title);
  await expect.element(page.getByRole('link', { name: news.article.back })).toBeVisible();
  await expectNothingWider();
});

async function expectNothingWider(): Promise<void> {
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
}
