import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { openTranslator } from '#i18n/translator.ts';
import type { Database } from '#server/database/connect.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { Site } from '#site/site.ts';
import { atomFeed } from './atom-feed.ts';
import { newsCatalog } from './news.catalog.ts';
import { listActiveArticles } from './read-articles.server.ts';

/** GET /en/feed.xml and GET /es/feed.xml: the active articles of a language for feed readers. */
export function newsFeed({
  database,
  countCall,
  site,
}: {
  database: Database;
  countCall: CountCall;
  site: Pick<Site, 'brandName' | 'origin'>;
}): Hono {
  const feeds = new Hono();
  for (const language of LOCALES) {
    feeds.get(`/${language}/feed.xml`, etag(), async (context) => {
      await countCall(context);
      const [articles, words] = await Promise.all([
        listActiveArticles(database, { language }),
        feedMessages(language, site.brandName),
      ]);
      const feed = { ...words, language, author: site.brandName, origin: site.origin, articles };
      return context.body(atomFeed(feed), 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'no-cache',
      });
    });
  }
  return feeds;
}

async function feedMessages(language: Locale, brand: string): Promise<{ title: string; subtitle: string }> {
  const { default: news } = await newsCatalog[language]();
  const t = await openTranslator(news, language);
  return { title: t('feed.title', { brand }), subtitle: t('lead') };
}
