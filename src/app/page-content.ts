import { randomBytes } from 'node:crypto';
import type { PageCode, PageContext, RenderedPage } from '#app/page-context.ts';
import type { FetchApi } from '#client/api.ts';
import { HOLD_NATIVE_FORMS } from '#forms/form-opened.ts';
import type { PageForms } from '#forms/page-forms.tsx';
import { type Locale, unprefixedPath } from '#i18n/locale.ts';
import type { Content } from '#server/database/content-changes.ts';
import {
  type PageWithScripts,
  pageContentSecurityPolicy,
  takeOwnScripts,
} from '#server/http/security-headers.ts';

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
  const own = takeOwnScripts(asText(page.html), scriptNonce);
  const { html, scripts } = page.code ? startAfterPaint(own, page.code) : own;
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
 * A page's HTML as text with one character for each byte: all that is looked for and added is ASCII. Decoded, a page
 * with a single "’" in it takes two bytes for each of its characters, and a tenth more of a render's time.
 */
const asText = (html: Buffer) => html.toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'latin1');

/** One answer of the API that went into a page. */
type Call = { path: string; status: number; isForNow: boolean };

/**
 * The contents that parts of the API show, by the first part of their paths. The size of the network is part of the
 * site's facts.
 */
const CONTENT_OF_API: Readonly<Record<string, Content>> = {
  articles: 'articles',
  providers: 'providers',
  site: 'providers',
};

/** @returns undefined when one of the answers may not be kept, or nothing would report that it has changed */
function contentsOf(calls: readonly Call[]): ReadonlySet<Content> | undefined {
  const contents = new Set<Content>();
  for (const { path, status, isForNow } of calls) {
    const content = CONTENT_OF_API[path.split(/[/?]/)[2] ?? ''];
    if (status !== 200 || isForNow || !content) return undefined;
    contents.add(content);
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

/**
 * Lets a page's JavaScript begin when the page has been painted. The server's HTML is whole without it; loaded and
 * compiled beside it, the code would hold the first paint up on a slow phone (docs/decisions/0006-first-load.md). In a
 * tab that is opened in the background nothing is painted: there it begins at once.
 *
 * @returns the page with one script more, its last: it loads the modules, all at once, and runs them one after the other,
 *   so that the page answers in between (the entry with the first that imports it)
 */
export function startAfterPaint(
  { html, scripts }: PageWithScripts,
  { modules, entry }: PageCode,
): PageWithScripts {
  const start = `${HOLD_NATIVE_FORMS};(${loadModules})(${JSON.stringify(modules)},${JSON.stringify(entry)})`;
  const end = html.lastIndexOf('</body>');
  return {
    html: `${html.slice(0, end)}<script>${start}</script>${html.slice(end)}`,
    scripts: [...scripts, start],
  };
}

/**
 * In the browser; as text, because it is the page's own and waits for no file. A module that does not come stops the
 * others no more than it would if the entry asked for it.
 */
const loadModules = `(m,e)=>{
const load=async()=>{
for(const href of m)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));
for(const href of m)if(href!==e)await import(href).catch(()=>{});
import(e)
};
document.hidden?load():requestAnimationFrame(()=>setTimeout(load))
}`.replaceAll('\n', '');
