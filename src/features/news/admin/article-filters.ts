import { isLocale, type Locale } from '#i18n/locale.ts';
import type { AdminArticleSummary } from '../article.ts';

/** What the list is narrowed to; stands in the panel's address. */
export type ArticleFilters = {
  search?: string;
  language?: Locale;
  category?: string;
  state?: 'active' | 'inactive';
};

/** Reads filters from an address; what is not one is left out. */
export function readArticleFilters(given: Record<string, unknown>): ArticleFilters {
  const { search, language, category, state } = given;
  return {
    ...(isFilled(search) ? { search } : {}),
    ...(isFilled(language) && isLocale(language) ? { language } : {}),
    ...(isFilled(category) ? { category } : {}),
    ...(state === 'active' || state === 'inactive' ? { state } : {}),
  };
}

/** The articles that suit every filter. Words are found anywhere, whatever their accents and case. */
export function filterArticles(
  articles: readonly AdminArticleSummary[],
  { search = '', language, category, state }: ArticleFilters,
): AdminArticleSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (language && article.language !== language) return false;
    if (category && article.category !== category) return false;
    if (state && article.isActive !== (state === 'active')) return false;
    if (words.length === 0) return true;
    const text = plain(`${article.title} ${article.excerpt} ${article.category}`);
    return words.every((word) => text.includes(word));
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

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
