import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import type { AdminArticleSummary, Article } from '../article.ts';
import { readArticleContent } from '../article-content.ts';

/** The longest text that the list is narrowed by. */
export const LONGEST_FILTER = 200;

const STATES = ['active', 'inactive'] as const;

/** What the list is narrowed to; is in the panel's address. */
export type ArticleFilters = {
  search?: string;
  language?: Locale;
  category?: string;
  state?: (typeof STATES)[number];
};

/** How the panel's address is read. */
export const articleParameters: PageParameters<Required<ArticleFilters>> = {
  search: typedText(LONGEST_FILTER),
  language: (text) => LOCALES.find((locale) => locale === text),
  category: typedText(LONGEST_FILTER),
  state: (text) => STATES.find((state) => state === text),
};

/** The filters of an address or of the form; what is not one is left out. */
export function readArticleFilters(given: object): ArticleFilters {
  return readParameters(articleParameters, given).search;
}

/** The words of articles' texts by id, as `filterArticles` looks through them. */
export function articleTexts(articles: readonly Pick<Article, 'id' | 'content'>[]): Map<string, string> {
  return new Map(
    articles.map(({ id, content }) => {
      const sections = readArticleContent(content).flatMap(({ title, paragraphs, items, subsections }) => [
        ...[title, ...paragraphs, ...items],
        ...subsections.flatMap((subsection) => [subsection.title, ...subsection.items]),
      ]);
      return [id, plain(sections.join('\n'))];
    }),
  );
}

/**
 * The articles that suit every filter. Words are found anywhere, whatever their accents and case.
 *
 * @param texts what is known of the articles' texts
 */
export function filterArticles(
  articles: readonly AdminArticleSummary[],
  { search = '', language, category, state }: ArticleFilters,
  texts: ReadonlyMap<string, string> = new Map(),
): AdminArticleSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (language && article.language !== language) return false;
    if (category && article.category !== category) return false;
    if (state && article.isActive !== (state === 'active')) return false;
    if (words.length === 0) return true;
    const text = plain(`${article.title} ${article.excerpt} ${article.category}`);
    const body = texts.get(article.id) ?? '';
    return words.every((word) => text.includes(word) || body.includes(word));
  });
}

/** The categories that articles have, in Spanish order. */
export function categoriesOf(articles: readonly AdminArticleSummary[]): string[] {
  return [...new Set(articles.map(({ category }) => category))].sort((one, other) =>
    one.localeCompare(other, 'es'),
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
