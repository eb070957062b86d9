import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { PageContext } from '#app/page-context.ts';
import { refusedPage } from '#app/refused-page.ts';
import { startAfterPaint } from '#app/start-after-paint.ts';
import type { FetchApi } from '#client/api.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import type { PostedForm, SentForm } from '#forms/posted-form.ts';
import { type Locale, localeCookie, localeFromPath, negotiateLocale } from '#i18n/locale.ts';
import { AdmissionFull, createAdmission } from '#server/admission.ts';
import { TooManyRequests } from '#server/errors.ts';
import { pageContentSecurityPolicy, takeOwnScripts } from '#server/http/page-policy.ts';
import type { CountCall } from '#server/http/rate-limit.ts';
import type { Site } from '#site/site.ts';

/** Renders one page request to HTML; the built `render.tsx`, or Vite's live one in development. */
export type PageRenderer = (
  request: Request,
  options: { context: PageContext },
) => Response | Promise<Response>;

/**
 * A render keeps the one thread busy for some ten milliseconds between its waits for the database: more at once would
 * make each slower. Who waits behind so many is answered within a second or two; the next is told to come back.
 */
const RENDERS = { atOnce: 4, waiting: 100 };
const RETRY_SECONDS = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type PagesOptions = {
  renderPage: PageRenderer;
  /** The way to the API for the render of one page request. */
  fetchApiFor: (page: Context) => FetchApi;
  /** The stored form whose reference stands in the address of a page, if any. */
  findSentForm: (search: URLSearchParams) => Promise<SentForm | undefined>;
  /** Counts the pages that one network address opens. */
  countPage: CountCall;
  site: Site;
  isDevelopment: boolean;
};

/**
 * Answers a page request: language, render, when its JavaScript begins, policy for the inline scripts, compression. A
 * form that was posted without JavaScript and refused comes back in its page, under the status of what was wrong. Where
 * too much is asked for, by one address or by all together, a page that costs nothing says when to come back.
 */
export function pages(options: PagesOptions) {
  const { renderPage, fetchApiFor, findSentForm, countPage, site, isDevelopment } = options;
  const renders = createAdmission(RENDERS);
  return async (context: Context, refused?: { form: PostedForm; status: number }): Promise<Response> => {
    const url = ownAddress(context, site.origin);
    if (!isDecodable(url.pathname)) return context.redirect(withPlainPercentSigns(url.pathname));
    const isAdministration = isAdminPath(url.pathname);
    const locale = isAdministration ? 'es' : negotiatedLocale(context, url.pathname);
    const scriptNonce = randomUUID();
    const { fetchApi, hasFoundOutage } = watchForOutage(fetchApiFor(context));
    const render = async () => {
      // Whoever left while waiting for a turn costs nothing more; nobody reads this answer.
      if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
      return renderPage(new Request(url, { headers: { Accept: 'text/html' } }), {
        context: {
          locale,
          fetchApi,
          scriptNonce,
          forms: {
            key: randomUUID(),
            posted: refused?.form,
            sent: refused ? undefined : await findSentForm(url.searchParams),
          },
        },
      });
    };
    let rendered: Response;
    try {
      await countPage(context);
      rendered = await renders.run(render);
    } catch (error) {
      if (error instanceof AdmissionFull)
        return refusedPage(locale, { reason: 'busy', retryAfterSeconds: RETRY_SECONDS, site });
      if (error instanceof TooManyRequests)
        return refusedPage(locale, {
          reason: 'too-many',
          retryAfterSeconds: error.retryAfterSeconds,
          site,
        });
      throw error;
    }
    if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered;

    const page = takeOwnScripts(await rendered.text(), scriptNonce);
    // Vite's live pages load their modules one by one, each naming the next.
    const { html, scripts } = isDevelopment ? page : startAfterPaint(page);
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      // The answer depends on the visitor's language; browsers ask again, shared caches keep nothing.
      'Cache-Control': isAdministration ? 'no-store' : 'private, no-cache',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    if (isAdministration) headers.set('X-Robots-Tag', 'noindex, nofollow');
    if (localeFromPath(url.pathname)) headers.append('Set-Cookie', localeCookie(locale));
    // Vite's live pages inject styles and scripts; the policy is in force in every built page.
    headers.set(
      'Content-Security-Policy',
      isDevelopment ? "frame-ancestors 'none'" : pageContentSecurityPolicy(scripts),
    );
    const { body, encoding } = await compress(html, context.req.header('Accept-Encoding') ?? '');
    if (encoding) headers.set('Content-Encoding', encoding);
    // A page that failed because its data could not be read is no fault: it comes back with the database.
    const isOutage = rendered.status === 500 && hasFoundOutage();
    if (isOutage) headers.set('Retry-After', String(RETRY_SECONDS));
    const status = isOutage ? 503 : (refused?.status ?? rendered.status);
    return new Response(body, { status, headers });
  };
}

/** Notes whether the API answered a call of the render with 503. */
function watchForOutage(fetchApi: FetchApi): { fetchApi: FetchApi; hasFoundOutage: () => boolean } {
  let isFound = false;
  return {
    fetchApi: async (path, init) => {
      const answer = await fetchApi(path, init);
      isFound ||= answer.status === 503;
      return answer;
    },
    hasFoundOutage: () => isFound,
  };
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

/** Whether a path says something: "/%E0%A4%A" does not, and the router could not tell it from any other. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The same path with percent signs that are only signs, on this site: it leads to the page that is not found. */
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

async function compress(
  html: string,
  acceptEncoding: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' }> {
  if (accepts(acceptEncoding, 'br')) {
    const body = await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body, encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) return { body: await compressGzip(html), encoding: 'gzip' };
  return { body: html };
}

/** Whether an Accept-Encoding header names an encoding without forbidding it ("br;q=0"). */
function accepts(acceptEncoding: string, encoding: string): boolean {
  const entry = acceptEncoding.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
