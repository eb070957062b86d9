import { Hono } from 'hono';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { listListedProviders } from '#features/directory/provider/list-listed-providers.server.ts';
import type { ArticleSummary } from '#features/news/article.ts';
import { listArticleSummaries } from '#features/news/read-articles.server.ts';
import { LOCALES, type Locale, prefixedPath } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';

/* Files at addresses that programs know: for search engines, and for whoever found a weakness. */

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /examples'];

/**
 * GET /robots.txt and GET /sitemap.xml.
 *
 * @param countCall counts a reading of the sitemap, which asks the database
 * @param origin the site's public address without a trailing slash
 */
export function searchEngineFiles({
  database,
  countCall,
  origin,
}: {
  database: Database;
  countCall: CountCall;
  origin: string;
}): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(`${[...ROBOTS, `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`, 200, {
        'Cache-Control': 'public, max-age=3600',
      }),
    )
    .get('/sitemap.xml', async (context) => {
      await countCall(context);
      const [articles, providers] = await Promise.all([
        listArticleSummaries(database),
        listListedProviders(database),
      ]);
      const pages = [
        ...INDEXED_PAGES.map((path) => pageOf(path, origin)),
        ...articlePages(articles, origin),
        ...providers.flatMap((id) => providerPages(id, origin)),
      ];
      return context.body(sitemapXml(pages), 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    });
}

function pageOf(path: string, origin: string): SitemapPage {
  return {
    addresses: Object.fromEntries(LOCALES.map((locale) => [locale, origin + prefixedPath(path, locale)])),
    negotiated: origin + path,
  };
}

/**
 * A provider's page in each language, for itself: which is the counterpart of which the pages say. Ten thousand of them
 * would make the file six times as long.
 */
function providerPages(id: string, origin: string): SitemapPage[] {
  return LOCALES.map((locale) => ({
    addresses: { [locale]: origin + prefixedPath(`/providers/${id}`, locale) },
    hasCounterparts: false,
  }));
}

/** One page for an article and its counterpart together. */
function articlePages(articles: readonly ArticleSummary[], origin: string): SitemapPage[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return articles.flatMap((article) => {
    const counterpart = bySlug.get(article.counterpartSlug ?? '');
    // The pair is listed once, with the article whose language comes first.
    if (counterpart && counterpart.language < article.language) return [];
    const both = counterpart ? [article, counterpart] : [article];
    return {
      addresses: Object.fromEntries(
        both.map(({ language, slug }) => [language, `${origin}${prefixedPath(`/news/${slug}`, language)}`]),
      ),
      lastModified: new Date(Math.max(...both.map(({ updatedAt }) => Date.parse(updatedAt)))),
    };
  });
}

/** One page of the sitemap at its absolute addresses by language; one language is enough. */
type SitemapPage = {
  addresses: Partial<Record<Locale, string>>;
  /** The address that answers in the visitor's language. */
  negotiated?: string;
  lastModified?: Date;
  /** False where the file does not name its counterparts. */
  hasCounterparts?: boolean;
};

/**
 * The sitemap of all pages in the format of sitemaps.org, each address with its counterparts in other languages.
 *
 * @returns an XML document
 */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(pageEntries),
    '</urlset>',
    '',
  ].join('\n');
}

function pageEntries({ addresses, negotiated, lastModified, hasCounterparts = true }: SitemapPage): string[] {
  const alternates = [
    ...(hasCounterparts ? Object.entries(addresses) : []),
    ...(negotiated === undefined ? [] : [['x-default', negotiated] as const]),
  ].map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  const changed = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
  return Object.values(addresses).map(
    (address) => `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.join('')}</url>`,
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const SECURITY_TXT = '/.well-known/security.txt';
/** RFC 9116, 2.5.5, recommends less than a year. What is written here holds as long as the server runs and is asked. */
const VALID_DAYS = 180;

/**
 * GET /.well-known/security.txt (RFC 9116): where to report a weakness of the site. 404 while no contact is configured.
 *
 * @param contact a mailto: or https: address
 * @param origin the site's public address without a trailing slash
 */
export function securityTxt({ contact, origin }: { contact: string | undefined; origin: string }): Hono {
  return new Hono().get(SECURITY_TXT, (context) => {
    if (contact === undefined) throw new NotFound();
    return context.text(`${fields(contact, origin).join('\n')}\n`, 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}

function fields(contact: string, origin: string): string[] {
  // A web address in it begins with https (2.5.2).
  const canonical = origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TXT}`] : [];
  return [`Contact: ${contact}`, `Expires: ${expiry()}`, 'Preferred-Languages: en, es', ...canonical];
}

/** Midnight, so that whoever reads the file twice a day reads the same. */
function expiry(): string {
  const moment = new Date();
  moment.setUTCDate(moment.getUTCDate() + VALID_DAYS);
  moment.setUTCHours(0, 0, 0, 0);
  return moment.toISOString();
}
