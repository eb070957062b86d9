import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { FetchApi } from '#client/api.ts';
import type { AdminArticleSummary } from '../article.ts';
import { adminArticleTextsQuery } from './admin-articles.queries.ts';
import { type ArticleFilters, articleTexts, filterArticles } from './article-filters.ts';

/**
 * The articles that the filters find. Their texts are long and come with the first search: until then, or when they
 * could not be loaded, words are found in what the list holds.
 */
export function useArticleSearch(
  fetchApi: FetchApi,
  articles: readonly AdminArticleSummary[],
  filters: ArticleFilters,
) {
  const wanted = useDeferredValue(filters);
  const texts = useQuery({ ...adminArticleTextsQuery(fetchApi), enabled: Boolean(filters.search) });
  const known = useMemo(() => articleTexts(texts.data ?? []), [texts.data]);
  const found = useMemo(() => filterArticles(articles, wanted, known), [articles, wanted, known]);
  return {
    wanted,
    found,
    isReading: texts.isLoading,
    hasFailed: Boolean(filters.search) && texts.isError && !texts.data,
    readAgain: () => void texts.refetch(),
  };
}
