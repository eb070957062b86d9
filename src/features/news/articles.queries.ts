import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Article, ArticleSummary } from './article.ts';

/** Kept for five minutes and retried once, in the browser (docs/product/articles.md, Section). */
const PUBLIC_READ = {
  staleTime: 5 * 60 * 1000,
  // A page is not held up on the server by waiting for a second try.
  retry: typeof window === 'undefined' ? 0 : 1,
};

/**
 * GET /api/articles: the active articles in one language, without their content, newest first. A failure is the
 * promised 'Failed to fetch articles' (docs/product/articles.md, Section).
 */
export function articlesQuery(fetchApi: FetchApi, language: Locale) {
  return queryOptions({
    ...PUBLIC_READ,
    queryKey: ['/api', 'articles', { language }],
    queryFn: async () => {
      try {
        const path = `/api/articles?language=${language}&active=true&fields=summary`;
        return await getJson<ArticleSummary[]>(fetchApi, path);
      } catch (cause) {
        throw new Error('Failed to fetch articles', { cause });
      }
    },
    // A failure that the server render met is shown as it is; the page offers to try again.
    retryOnMount: false,
  });
}

/** GET /api/articles/{slug}: one active article whole; null when there is none of that name. */
export function articleQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    ...PUBLIC_READ,
    queryKey: ['/api', 'articles', slug],
    queryFn: async () => {
      try {
        return await getJson<Article>(fetchApi, `/api/articles/${encodeURIComponent(slug)}`);
      } catch (error) {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }
    },
  });
}
