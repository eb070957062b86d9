import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { isLocale, type Locale } from '#i18n/locale.ts';
import { can } from '#rights/can.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, NotFound } from '#server/errors.ts';
import { readIfMatch, versionTag } from '#server/http/if-match.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import {
  type AdminArticle,
  ARTICLE_BODY_LIMIT_BYTES,
  type Article,
  type ArticleInput,
  articleInput,
} from './article.ts';
import { isArticleId } from './article-address.ts';
import {
  findActiveArticle,
  findAnyArticle,
  listActiveArticles,
  listAllArticleSummaries,
  listAllArticles,
  listArticleSummaries,
} from './read-articles.server.ts';
import { deleteArticle } from './trash-articles.server.ts';
import { type ArticleChange, createArticle, toggleArticle, updateArticle } from './write-articles.server.ts';

export type ArticlesApiDependencies = {
  database: Database;
  guard: SessionGuard;
  /** Reads that strangers may make from one network address. */
  readsPerMinute: number;
};

/**
 * The articles' part of the REST API (docs/product/api.md), mounted at /api/articles. Whatever a stranger asks for,
 * `active=false` included, only active articles are returned; administrators see all, and only they change them.
 * Strangers are counted by network address, administrators who write by the guard: a stranger at the same address keeps
 * no administrator out.
 */
export function articlesApi(dependencies: ArticlesApiDependencies): Hono {
  const { database, guard, readsPerMinute } = dependencies;
  const api = new Hono();
  const countCall = countCallsPerMinute(readsPerMinute);
  const isReadByEditor = async (context: Context) => {
    if (await findsEditor(guard, context)) return true;
    await countCall(context);
    return false;
  };
  api.use(etag());

  api.get('/', async (context) => {
    const seesAll = await isReadByEditor(context);
    const language = readLanguage(context.req.query('language'));
    // The list without this parameter is the contract's; `fields=summary` leaves the articles' content out.
    const isShort = context.req.query('fields') === 'summary';
    if (seesAll) {
      const list = isShort ? listAllArticleSummaries : listAllArticles;
      return context.json(await list(database, { language, isActive: readState(context) }));
    }
    const list = isShort ? listArticleSummaries : listActiveArticles;
    return context.json(await list(database, { language }));
  });

  api.get('/:idOrSlug', async (context) => {
    const seesAll = await isReadByEditor(context);
    const idOrSlug = context.req.param('idOrSlug');
    // PostgreSQL stores no NUL, and would call it a fault of ours.
    if (idOrSlug.includes('\0')) throw new NotFound();
    if (seesAll) {
      const article = await findAnyArticle(database, idOrSlug);
      return movedTo(context, article, idOrSlug) ?? tellArticle(context, article);
    }
    const article = await findActiveArticle(database, idOrSlug);
    return movedTo(context, article, idOrSlug) ?? context.json(article);
  });

  const mayChange = guard.allow('change', 'articles');
  api.post('/', mayChange, async (context) => {
    const { article, isNew } = await createArticle(database, {
      input: await readArticle(context),
      username: context.get('administrator').username,
      idempotencyKey: readIdempotencyKey(context),
    });
    context.header('Location', `/api/articles/${article.id}`);
    return tellArticle(context, article, isNew ? 201 : 200);
  });

  api.put('/:id', mayChange, async (context) => {
    const input = await readArticle(context);
    return tellArticle(context, await updateArticle(database, { ...changeOf(context), input }));
  });

  api.patch('/:id/toggle', mayChange, async (context) =>
    tellArticle(context, await toggleArticle(database, changeOf(context))),
  );

  api.delete('/:id', mayChange, async (context) => {
    await deleteArticle(database, changeOf(context));
    return context.body(null, 204);
  });

  return api;
}

/** Whether somebody asks who may see all articles. The answer says to caches that it depends on that, and is not kept then. */
async function findsEditor(guard: SessionGuard, context: Context): Promise<boolean> {
  const person = await guard.find(context);
  context.header('Cache-Control', person ? 'no-store' : 'no-cache');
  context.header('Vary', 'Cookie', { append: true });
  return person !== undefined && !person.needsSecondFactor && can(person, 'read', 'articles');
}

/** The way from a name that an article had to the one it has. Whoever keeps it asks again: the article may have it back. */
function movedTo(context: Context, { slug }: Article, idOrSlug: string): Response | undefined {
  if (isArticleId(idOrSlug) || idOrSlug === slug) return undefined;
  return context.redirect(`/api/articles/${slug}`, 301);
}

function tellArticle(context: Context, article: AdminArticle, status: 200 | 201 = 200): Response {
  context.header('ETag', versionTag(article.version));
  return context.json(article, status);
}

async function readArticle(context: Context): Promise<ArticleInput> {
  return readFields(articleInput, await readJsonBody(context, ARTICLE_BODY_LIMIT_BYTES));
}

function changeOf(context: Context): ArticleChange {
  return {
    id: context.req.param('id') ?? '',
    username: context.get('administrator').username,
    accepted: readIfMatch(context),
  };
}

/** @throws {InvalidInput} for a language that the site does not have */
function readLanguage(value: string | undefined): Locale | undefined {
  if (value === undefined || value === '') return undefined;
  if (!isLocale(value)) throw new InvalidInput([{ field: 'language', key: 'language.unknown' }]);
  return value;
}

/** The state that an administrator asks for: `active=true`, `active=false`, or both without it. */
function readState(context: Context): boolean | undefined {
  const active = context.req.query('active');
  return active === 'true' ? true : active === 'false' ? false : undefined;
}

/** @throws {InvalidInput} for a key that no program of ours makes */
function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header('Idempotency-Key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new InvalidInput([{ field: 'Idempotency-Key', key: 'field.type' }]);
}
