import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { isLocale, type Locale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, NotFound } from '#server/errors.ts';
import { rateLimitPerMinute } from '#server/http/rate-limit.ts';
import { findActiveArticle } from './find-article.server.ts';
import { listActiveArticles, listArticleSummaries } from './list-articles.server.ts';

export type ArticlesApiDependencies = {
  database: Database;
  /** Reads that one network address may make. */
  readsPerMinute: number;
  trustedProxyCount: number;
};

/**
 * The articles' part of the REST API (specification, section 7), mounted at /api/articles. Whatever a stranger asks
 * for, `active=false` included, only active articles are told of.
 */
export function articlesApi({ database, readsPerMinute, trustedProxyCount }: ArticlesApiDependencies): Hono {
  const api = new Hono();
  api.use(rateLimitPerMinute({ calls: readsPerMinute, trustedProxyCount }), etag());

  api.get('/', async (context) => {
    const language = readLanguage(context.req.query('language'));
    context.header('Cache-Control', 'no-cache');
    // The list without this parameter is the contract's; `fields=summary` leaves the articles' content out.
    const list = context.req.query('fields') === 'summary' ? listArticleSummaries : listActiveArticles;
    return context.json(await list(database, { language }));
  });

  api.get('/:idOrSlug', async (context) => {
    const idOrSlug = context.req.param('idOrSlug');
    // PostgreSQL stores no NUL, and would call it a fault of ours.
    if (idOrSlug.includes('\0')) throw new NotFound();
    context.header('Cache-Control', 'no-cache');
    return context.json(await findActiveArticle(database, idOrSlug));
  });

  return api;
}

/** @throws {InvalidInput} for a language that the site does not have */
function readLanguage(value: string | undefined): Locale | undefined {
  if (value === undefined || value === '') return undefined;
  if (!isLocale(value)) throw new InvalidInput([{ field: 'language', key: 'language.unknown' }]);
  return value;
}
