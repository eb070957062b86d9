import type { Context } from 'hono';
import {
  answerKind,
  answerOnce,
  type CachedPage,
  cachedAnswer,
  encodePage,
  type PageAddress,
  pageImprover,
} from '#app/page-answer.ts';
import { pageCache, type RenderedPage } from '#app/page-cache.ts';
import { type PageContent, type PageRenderer, renderContent } from '#app/page-content.ts';
import { meantPage } from '#app/page-names.ts';
import { refusedPage } from '#app/refused-page.ts';
import type { FetchApi } from '#client/api.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import { directoryParameters } from '#features/directory/directory-filters.ts';
import { shortlistParameters } from '#features/directory/shortlist/shortlist.ts';
import { quotePageParameters } from '#features/quote/request/request-address.ts';
import { SENT_PARAMETER } from '#forms/form-definition.ts';
import type { PageForms, PostedForm, SentForm } from '#forms/page-forms.tsx';
import { type Locale, negotiateLocale } from '#i18n/locale.ts';
import { AdmissionFull, createAdmission } from '#server/admission.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import { TooManyRequests } from '#server/errors.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { PageMetrics } from '#server/metrics/page-metrics.ts';
import type { ReadSite } from '#site/site-reader.server.ts';

/**
 * A render keeps the one thread busy for some ten milliseconds between its waits for the database: more at once would
 * make each slower. Encoding its HTML belongs to its turn: each encoder holds memory, and would queue without a bound.
 * A full queue is answered within a second or two; a request that finds no place in it gets 503 with Retry-After.
 */
const RENDERS = { atOnce: 4, waiting: 100 };
const RETRY_SECONDS = 5;

type PagesOptions = {
  renderPage: PageRenderer;
  /** The way to the API for the render of one page request. */
  fetchApiFor: (page: Context) => FetchApi;
  /** The stored form whose reference is in the address of a page, if any. */
  findSentForm: (search: URLSearchParams) => Promise<SentForm | undefined>;
  /** Counts the pages that one network address opens. */
  countPage: CountCall;
  /** Makes the key of the forms in a page that is for one visitor. */
  newFormKey: () => Promise<string>;
  /** Reports when a cached page is outdated; without it none is cached. */
  contentChanges: ContentChanges | undefined;
  metrics: PageMetrics | undefined;
  /** The site's own origin. */
  publicOrigin: string;
  readSite: ReadSite;
  isDevelopment: boolean;
};

/** A page that is cached, or one that was rendered for this request. */
type Opened = CachedPage | { content: PageContent | Response };

/** A form that was refused, the status of its page, and that page's key. */
type RefusedForm = { form: PostedForm; status: number; key: string | undefined };

/** What is asked for by one visitor, and what makes an answer of its page. */
type ForOne = {
  url: URL;
  locale: Locale;
  refused: RefusedForm | undefined;
  encode: (content: PageContent | Response) => Promise<Response>;
};

export type Pages = {
  /** Answers a request for a page; or shows the page of a form that was posted and refused, under its status. */
  answer: (context: Context, refused?: RefusedForm) => Promise<Response>;
  /** The cached page of an address without parameters. */
  findCached: (pathname: string, locale: Locale) => CachedPage | undefined;
};

/**
 * Answers a page request. A public page is rendered once for all who ask for its address, and cached until what it
 * shows changes; an address with parameters (a search, choices, a form that was sent) is rendered for each request. A
 * form that was posted without JavaScript and refused comes back in its page, under the status of what was wrong. Where
 * too much is asked for, by one address or by all together, a page that costs nothing says when to come back.
 */
export function pages(options: PagesOptions): Pages {
  const {
    renderPage,
    fetchApiFor,
    findSentForm,
    countPage,
    newFormKey,
    contentChanges,
    metrics,
    publicOrigin,
    readSite,
    isDevelopment,
  } = options;
  const renders = createAdmission(RENDERS);
  const cache = contentChanges && !isDevelopment ? pageCache<Opened>(contentChanges) : undefined;
  metrics?.watchPages({ renders: renders.load, cache: cache?.figures });
  const improve = pageImprover();

  const render = async (context: Context, url: URL, locale: Locale, forms: PageForms) => {
    const finish = metrics?.beginRender();
    try {
      return await renderContent({
        renderPage,
        url,
        locale,
        fetchApi: fetchApiFor(context),
        forms,
        isDevelopment,
      });
    } finally {
      finish?.();
    }
  };

  const openForAll = async (context: Context, url: URL, locale: Locale): Promise<RenderedPage<Opened>> => {
    // Without a form key: all visitors would share it.
    const forms = { key: undefined, posted: undefined, sent: undefined };
    return renders.run(async () => {
      const content = await render(context, url, locale, forms);
      if (content instanceof Response || !content.shows) {
        const isForAll = !(content instanceof Response || content.isRefused);
        return { page: { content }, bytes: 0, shows: undefined, isForAll };
      }
      const encoded = await encodePage(content.html, 'quick');
      const bytes = encoded.identity.length + encoded.gzip.length + encoded.br.length;
      const page = { encoded, policy: content.policy };
      return { page, bytes, shows: content.shows, isForAll: true };
    });
  };

  const answerForOne = (context: Context, { url, locale, refused, encode }: ForOne): Promise<Response> =>
    renders.run(async () => {
      // The visitor disconnected while waiting: nothing is rendered, and this answer is not read.
      if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
      const sent = refused ? undefined : await findSentForm(url.searchParams);
      // Without the database a page has no key, and is shown all the same.
      const key = refused ? refused.key : await newFormKey().catch(() => undefined);
      return encode(await render(context, url, locale, { key, posted: refused?.form, sent }));
    });

  const open = async (context: Context, forOne: ForOne): Promise<CachedPage | Response> => {
    const { url, locale, refused, encode } = forOne;
    if (!cache || refused || isAdminPath(url.pathname) || hasPageParameter(url.searchParams))
      return answerForOne(context, forOne);
    const plain = new URL(url);
    plain.search = '';
    const address = cachedAddress(url.pathname, locale);
    const page = await cache.open(address, () => openForAll(context, plain, locale));
    if (!('encoded' in page)) return encode(page.content);
    improve(page, () => cache.find(address) === page);
    return page;
  };

  const findCached = (pathname: string, locale: Locale) => {
    const page = cache?.find(cachedAddress(pathname, locale));
    return page && 'encoded' in page ? page : undefined;
  };

  const answer: Pages['answer'] = async (context, refused) => {
    const url = ownAddress(context, publicOrigin);
    if (!isDecodable(url.pathname)) return context.redirect(withPlainPercentSigns(url.pathname));
    const isAdministration = isAdminPath(url.pathname);
    const locale = isAdministration ? 'es' : negotiatedLocale(context, url.pathname);
    const address: PageAddress = { pathname: url.pathname, locale, isAdministration };
    try {
      await countPage(context);
      const meant = refused ? undefined : meantPage(url.pathname);
      if (meant !== undefined) return context.redirect(`${meant}${url.search}`, 301);
      const wanted = {
        ifNoneMatch: context.req.header('If-None-Match'),
        acceptEncoding: context.req.header('Accept-Encoding'),
      };
      const encode = async (content: PageContent | Response) => {
        if (content instanceof Response) return content;
        return answerOnce(wanted, address, {
          ...content,
          status: content.isOutage ? content.status : (refused?.status ?? content.status),
          retryAfterSeconds: content.isOutage ? RETRY_SECONDS : undefined,
          isConfidential: refused !== undefined || url.searchParams.has(SENT_PARAMETER),
        });
      };
      const opened = await open(context, { url, locale, refused, encode });
      if (opened instanceof Response) {
        return leadsToItself(opened, url) ? context.redirect(withPlainPercentSigns(url.pathname)) : opened;
      }
      const { body, ...init } = cachedAnswer(answerKind(wanted, opened), address, opened);
      return new Response(body, init);
    } catch (error) {
      if (error instanceof AdmissionFull)
        return refusedPage(locale, {
          reason: 'busy',
          retryAfterSeconds: RETRY_SECONDS,
          site: await readSite(),
        });
      if (error instanceof TooManyRequests)
        return refusedPage(locale, {
          reason: 'too-many',
          retryAfterSeconds: error.retryAfterSeconds,
          site: await readSite(),
        });
      throw error;
    }
  };

  return { answer, findCached };
}

/** The parameters that public pages read. */
const PUBLIC_PARAMETERS: ReadonlySet<string> = new Set([
  ...Object.keys(directoryParameters),
  ...Object.keys(shortlistParameters),
  ...Object.keys(quotePageParameters),
  SENT_PARAMETER,
]);

/** Whether a page may depend on an address's parameters. On others ("?utm_source=…", "?1") it does not. */
function hasPageParameter(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => PUBLIC_PARAMETERS.has(name));
}

/** What a cached page depends on. */
function cachedAddress(pathname: string, locale: Locale): string {
  return `${locale} ${pathname}`;
}

/** The address that is asked for, at the public origin: a redirect never leads to a host that the request named. */
function ownAddress(context: Context, origin: string): URL {
  const { pathname, search } = new URL(context.req.url);
  const url = new URL(origin);
  // Assigned, not resolved: "//example.com" would be another host.
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** Whether a path can be decoded: "/%E0%A4%A" cannot, and the router would fail on it. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Whether a redirect leads to the address that asked: the router writes "^", browsers ask for "%5E" again. */
function leadsToItself({ headers }: Response, { href }: URL): boolean {
  const asAsked = (address: string) => address.replaceAll('^', '%5E');
  const location = headers.get('Location');
  return location !== null && asAsked(new URL(location, href).href) === asAsked(href);
}

/** The same path with its percent signs escaped, on this site: it leads to the page that is not found. */
function withPlainPercentSigns(pathname: string): string {
  return `/${pathname.replace(/^\/+/, '').replaceAll('%', '%25')}`;
}

function negotiatedLocale(context: Context, pathname: string): Locale {
  return negotiateLocale({
    pathname,
    cookie: context.req.header('Cookie'),
    acceptLanguage: context.req.header('Accept-Language'),
  });
}
