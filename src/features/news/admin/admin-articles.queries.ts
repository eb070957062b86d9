import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';
import type { AdminArticle, AdminArticleSummary, Article } from '../article.ts';

const LIST_KEY = ['/api', 'articles', { for: 'administrators' }] as const;

/** GET /api/articles for administrators: all articles without their content, newest first. */
export function adminArticlesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: () => getJson<AdminArticleSummary[]>(fetchApi, '/api/articles?fields=summary'),
    // Whoever comes to the panel sees what others did meanwhile.
    staleTime: 0,
  });
}

/** GET /api/articles for administrators, with the contents: for the search, when there is one. */
export function adminArticleTextsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'articles', { for: 'administrators', with: 'content' }],
    queryFn: () => getJson<Article[]>(fetchApi, '/api/articles'),
    staleTime: 0,
  });
}

/** GET /api/articles/{id} as it is now. @returns undefined when there is none */
export async function loadArticle(fetchApi: FetchApi, id: string): Promise<AdminArticle | undefined> {
  try {
    return await getJson<AdminArticle>(fetchApi, `/api/articles/${id}`);
  } catch (error) {
    if (problemOf(error)?.status === 404) return undefined;
    throw error;
  }
}

/** Loads the list again after a change, and whatever of the public news this visit has seen. */
export function reloadArticles(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['/api', 'articles'] });
}

/** Takes a deleted article off the list at once. */
export function dropArticle(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<AdminArticleSummary[]>(LIST_KEY, (list) =>
    list?.filter((article) => article.id !== id),
  );
}
