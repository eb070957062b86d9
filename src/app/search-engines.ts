import { Hono } from 'hono';
import { INDEXED_PAGES } from '#app/indexed-pages.ts';
import { type SitemapPage, sitemapXml } from '#app/sitemap.ts';
import type { ArticleSummary } from '#features/news/article.ts';
import { listArticleSummaries } from '#features/news/list-articles.server.ts';
import { LOCALES, prefixedPath } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import type { CountCall } from '#server/http/rate-limit.ts';

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
      const articles = await listArticleSummaries(database);
      const pages = [...INDEXED_PAGES.map((path) => pageOf(path, origin)), ...articlePages(articles, origin)];
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
