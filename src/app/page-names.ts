import { createMiddleware } from 'hono/factory';
import { unprefixedPath } from '#i18n/locale.ts';
import { KINDS } from '#revisions/all-kinds.ts';

/**
 * Pages that search engines see, by their unprefixed paths; each is at both languages' addresses. The articles are
 * added to them (well-known-files.ts).
 */
export const INDEXED_PAGES = [
  '/',
  '/quote',
  '/providers',
  '/providers/recommend',
  '/join-network',
  '/member-portal',
  '/policies/privacy',
  '/policies/internet-privacy',
  '/policies/non-discrimination',
  '/policies/refund',
  '/policies/grievance',
  '/accessibility',
  '/privacy',
] as const;

/** Besides them, the articles and the providers: what the log has a name for. */
const OTHER_PAGES = [
  '/news',
  '/providers/shortlist',
  '/admin',
  '/admin/inicio',
  '/admin/inbox',
  ...KINDS.filter(({ panel }) => panel).map(({ name }) => `/admin/${name}`),
  '/admin/people',
  '/admin/activity',
  '/admin/papelera',
  '/admin/programado',
  '/admin-login',
  '/admin-invitation',
  '/admin-login/email',
  '/admin-login/password',
  '/sync',
  '/examples',
];
const PAGES: ReadonlySet<string> = new Set([...INDEXED_PAGES, ...OTHER_PAGES]);
const ARTICLE = /^\/news\/[^/]+$/;
/** A provider's page, by the id that its row has. */
const PROVIDER = /^\/providers\/[0-9a-f-]{36}$/;

/** Names the request's page for the log, if it is for one: all pages are answered by one route. */
export function namePages() {
  return createMiddleware(async (context, next) => {
    const name = pageName(context.req.path);
    if (name !== undefined) context.set('pageName', name);
    await next();
  });
}

/**
 * A page of this site as the log names it: its path, without whatever else somebody may have written into one.
 *
 * @returns undefined when there is no such page
 */
export function pageName(pathname: string): string | undefined {
  const page = unprefixedPath(pathname);
  if (PAGES.has(page)) return pathname;
  const prefix = pathname.slice(0, -page.length);
  if (ARTICLE.test(page)) return `${prefix}/news/:slug`;
  return PROVIDER.test(page) ? `${prefix}/providers/:id` : undefined;
}

/** What mail programs and people leave behind an address at the end of a sentence. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(' \t\r\n.,;:!?)]\'"»”');

/**
 * The one address of the page that another spelling means: "/EN/Quote", "/en/%71uote", "/en/quote)".
 *
 * @param pathname one that can be decoded
 * @returns undefined when it is that address already, or means no page
 */
export function meantPage(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname).toLowerCase();
  let end = decoded.length;
  while (end > 0 && LEFT_BEHIND.has(decoded.charAt(end - 1))) end -= 1;
  const plain = decoded.slice(0, end);
  // Of what a path may hold, encodeURI leaves two signs that would end it.
  const address = encodeURI(plain).replaceAll('?', '%3F').replaceAll('#', '%23');
  return address !== pathname && pageName(plain) !== undefined ? address : undefined;
}
