import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { PageContext } from '#app/page-context.ts';
import { startAfterPaint } from '#app/start-after-paint.ts';
import type { FetchApi } from '#client/api.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import type { PostedForm, SentForm } from '#forms/posted-form.ts';
import { type Locale, localeCookie, localeFromPath, negotiateLocale } from '#i18n/locale.ts';
import { pageContentSecurityPolicy } from '#server/http/page-policy.ts';

/** Renders one page request to HTML; the built `render.tsx`, or Vite's live one in development. */
export type PageRenderer = (
  request: Request,
  options: { context: PageContext },
) => Response | Promise<Response>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type PagesOptions = {
  renderPage: PageRenderer;
  /** The way to the API for the render of one page request. */
  fetchApiFor: (page: Context) => FetchApi;
  /** The stored form whose reference stands in the address of a page, if any. */
  findSentForm: (search: URLSearchParams) => Promise<SentForm | undefined>;
  isDevelopment: boolean;
};

/**
 * Answers a page request: language, render, when its JavaScript begins, policy for the inline scripts, compression. A
 * form that was posted without JavaScript and refused comes back in its page, under the status of what was wrong.
 */
export function pages({ renderPage, fetchApiFor, findSentForm, isDevelopment }: PagesOptions) {
  return async (context: Context, refused?: { form: PostedForm; status: number }): Promise<Response> => {
    const url = new URL(context.req.url);
    const isAdministration = isAdminPath(url.pathname);
    const locale = isAdministration ? 'es' : negotiatedLocale(context, url.pathname);
    const rendered = await renderPage(new Request(url, { headers: { Accept: 'text/html' } }), {
      context: {
        locale,
        fetchApi: fetchApiFor(context),
        forms: {
          key: randomUUID(),
          posted: refused?.form,
          sent: refused ? undefined : await findSentForm(url.searchParams),
        },
      },
    });
    if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered;

    const text = await rendered.text();
    // Vite's live pages load their modules one by one, each naming the next.
    const html = isDevelopment ? text : startAfterPaint(text);
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
      isDevelopment ? "frame-ancestors 'none'" : pageContentSecurityPolicy(html),
    );
    const { body, encoding } = await compress(html, context.req.header('Accept-Encoding') ?? '');
    if (encoding) headers.set('Content-Encoding', encoding);
    return new Response(body, { status: refused?.status ?? rendered.status, headers });
  };
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
