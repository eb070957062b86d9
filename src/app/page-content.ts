import { randomBytes } from 'node:crypto';
import type { PageContext, RenderedPage } from '#app/page-context.ts';
import type { FetchApi } from '#client/api.ts';
import type { PageForms } from '#forms/page-forms.tsx';
import { type Locale, unprefixedPath } from '#i18n/locale.ts';
import type { Content } from '#server/database/content-changes.ts';
import { pageContentSecurityPolicy, takeOwnScripts } from '#server/http/security-headers.ts';

/**
 * Renders one page request; the built `render.tsx`, or Vite's live one in development. The page is handed to the context,
 * the status is the response's. What is no page (a redirect) is a response alone.
 */
export type PageRenderer = (
  request: Request,
  options: { context: PageContext },
) => Response | Promise<Response>;

/** A rendered page as browsers get it, before it is encoded. */
export type PageContent = {
  status: number;
  /** In UTF-8. */
  html: Uint8Array<ArrayBuffer>;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Whether its data could not be read: it comes back with the database. */
  isOutage: boolean;
  /** Contents of the database that it shows; undefined when it must not be shown to anybody else. */
  shows: ReadonlySet<Content> | undefined;
  /** Whether an answer that went into it was refused to this visitor alone. */
  isRefused: boolean;
};

export type RenderOptions = {
  renderPage: PageRenderer;
  url: URL;
  locale: Locale;
  fetchApi: FetchApi;
  forms: PageForms;
  isDevelopment: boolean;
};

/** @returns the page, or the renderer's own answer where there is none (a redirect) */
export async function renderContent(options: RenderOptions): Promise<PageContent | Response> {
  const { renderPage, url, locale, forms, isDevelopment } = options;
  const scriptNonce = randomBytes(16).toString('base64url');
  const { fetchApi, calls } = recordCalls(options.fetchApi);
  let page: RenderedPage | undefined;
  const setPage = (given: RenderedPage) => {
    page = given;
  };
  const rendered = await renderPage(new Request(url, { headers: { Accept: 'text/html' } }), {
    context: { locale, fetchApi, scriptNonce, forms, setPage },
  });
  if (page === undefined) return rendered;
  const { html, scripts } = takeOwnScripts(asText(page.html), scriptNonce);
  const isOutage = rendered.status === 500 && calls.some(({ status }) => status === 503);
  return {
    status: isOutage ? 503 : rendered.status,
    html: asBytes(html),
    // Vite's live pages inject styles and scripts; the policy is in force in every built page.
    policy: isDevelopment ? "frame-ancestors 'none'" : pageContentSecurityPolicy(scripts.map(asBytes)),
    isOutage,
    shows: rendered.status === 200 && namesItself(page, url) ? contentsOf(calls) : undefined,
    isRefused: calls.some(({ status }) => status === 429),
  };
}

/*
 * A page's HTML as text with one character for each byte: all that is looked for is ASCII. Decoded, a page
 * with a single "’" in it takes two bytes for each of its characters, and a tenth more of a render's time.
 */
const asText = (html: Buffer) => html.toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'latin1');

/** One answer of the API that went into a page. */
type Call = { path: string; status: number; isForNow: boolean };

/**
 * The contents that parts of the API show, by the first part of their paths. The size of the network is part of the
 * site's facts, which every page has.
 */
const CONTENTS_OF_API: Readonly<Record<string, readonly Content[]>> = {
  articles: ['articles'],
  providers: ['providers'],
  site: ['providers', 'revisions'],
};

/** @returns undefined when one of the answers may not be kept, or nothing would report that it has changed */
function contentsOf(calls: readonly Call[]): ReadonlySet<Content> | undefined {
  const contents = new Set<Content>();
  for (const { path, status, isForNow } of calls) {
    const shown = CONTENTS_OF_API[path.split(/[/?]/)[2] ?? ''];
    if (status !== 200 || isForNow || !shown) return undefined;
    for (const content of shown) contents.add(content);
  }
  return contents;
}

function recordCalls(fetchApi: FetchApi): { fetchApi: FetchApi; calls: readonly Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    fetchApi: async (path, init) => {
      const answer = await fetchApi(path, init);
      const isForNow = answer.headers.get('Cache-Control')?.includes('no-store') ?? false;
      calls.push({ path, status: answer.status, isForNow });
      return answer;
    },
  };
}

/**
 * Whether a page is at its own address. The router also finds it at others ("/en/QUOTE", "/en/%71uote"), of which there
 * are as many as anybody likes.
 */
function namesItself({ canonical }: RenderedPage, { pathname }: URL): boolean {
  if (canonical === undefined || !URL.canParse(canonical)) return false;
  return unprefixedPath(new URL(canonical).pathname) === unprefixedPath(pathname);
}
