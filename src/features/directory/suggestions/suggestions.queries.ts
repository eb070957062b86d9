import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson } from '#client/api.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProviderSuggestions } from './suggestions.ts';

/**
 * GET /api/providers/suggestions. Those for the letters before stay until others have come; a call that is overtaken is
 * broken off.
 */
export function suggestionsQuery(fetchApi: FetchApi, text: string, language: Locale) {
  return queryOptions({
    queryKey: ['/api', 'providers', 'suggestions', language, text],
    queryFn: ({ signal }) =>
      getJson<ProviderSuggestions>(
        (path) => fetchApi(path, { signal }),
        `/api/providers/suggestions?${new URLSearchParams({ text, language })}`,
      ),
    placeholderData: keepPreviousData,
  });
}
