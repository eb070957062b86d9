import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { FetchApi } from '#client/api.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import type { PageForms } from '#forms/page-forms.tsx';
import { DEFAULT_LOCALE, type Locale, localeFromPath, shownLocale } from '#i18n/locale.ts';

/** What the HTTP server hands to the render of one page. */
export type PageContext = {
  locale: Locale;
  fetchApi: FetchApi;
  forms: PageForms;
  /** Marks the scripts that the site itself writes into the page (`server/http/security-headers.ts`). */
  scriptNonce: string;
  /** Takes the page when it is rendered. */
  setPage: (page: RenderedPage) => void;
};

/** A page that was rendered. */
export type RenderedPage = {
  /** In UTF-8. */
  html: Buffer<ArrayBuffer>;
  /** The page's own address, as its head has it; undefined for one that has none. */
  canonical?: string | undefined;
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

let chosen: Locale | undefined;

/** Remembers, for this visit, the language that the visitor switched to on an unprefixed page. */
export function choosePageLocale(locale: Locale): void {
  chosen = locale;
}

/**
 * The language of the page being loaded. On the server the HTTP layer has negotiated it; in the browser a prefix in
 * the path decides, then a choice made during this visit, then the language of the document. The administration
 * is Spanish.
 */
export const pageLocale = createIsomorphicFn()
  .server((_pathname: string): Locale => renderingContext().locale)
  .client((pathname: string): Locale => {
    if (isAdminPath(pathname)) return 'es';
    return localeFromPath(pathname) ?? chosen ?? shownLocale() ?? DEFAULT_LOCALE;
  });
