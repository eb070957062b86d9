import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { FetchApi } from '#client/api.ts';
import type { PageForms } from '#forms/page-forms.tsx';
import type { Locale } from '#i18n/locale.ts';

/** What the HTTP server hands to the render of one page. */
export type PageContext = {
  locale: Locale;
  fetchApi: FetchApi;
  forms: PageForms;
  /** Marks the scripts that the site itself writes into the page (`server/http/page-policy.ts`). */
  scriptNonce: string;
  /** Takes the page's HTML, when it is rendered. */
  setHtml: (html: string) => void;
};

/** How this page reaches the API: in-process during a server render, by `fetch` in the browser. */
export const fetchApi = createIsomorphicFn()
  .server((path: string, init?: RequestInit): Promise<Response> => renderingContext().fetchApi(path, init))
  .client((path: string, init?: RequestInit): Promise<Response> => fetch(path, init));

/** What the server knows about the page's forms; the browser has it from the root's data, of the first page only. */
export const pageForms = createIsomorphicFn()
  .server((): PageForms | undefined => renderingContext().forms)
  .client((): PageForms | undefined => undefined);

/** The context of the render under way; on the server only. */
export function renderingContext(): PageContext {
  // Start carries it untyped; `app/pages.ts` is the only place that makes one.
  return getGlobalStartContext() as unknown as PageContext;
}
