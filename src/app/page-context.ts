import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { FetchApi } from '#client/api.ts';
import type { Locale } from '#i18n/locale.ts';

/** What the HTTP server hands to the render of one page. */
export type PageContext = { locale: Locale; fetchApi: FetchApi };

/** How this page reaches the API: in-process during a server render, by `fetch` in the browser. */
export const fetchApi = createIsomorphicFn()
  .server((path: string, init?: RequestInit): Promise<Response> => renderingContext().fetchApi(path, init))
  .client((path: string, init?: RequestInit): Promise<Response> => fetch(path, init));

/** The context of the render under way; on the server only. */
export function renderingContext(): PageContext {
  // Start carries it untyped; `app/pages.ts` is the only place that makes one.
  return getGlobalStartContext() as unknown as PageContext;
}
