import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AdminArticle } from '#features/news/article.ts';
import { articleKind } from '#features/news/article-kind.ts';
import { articleVerbs } from '#features/news/article-verbs.server.ts';
import { articlesApi } from '#features/news/articles.api.server.ts';
import { articleAddresses, articles } from '#features/news/articles.table.ts';
import { revisionsApi } from '#revisions/revisions.api.server.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from './administrator-session.ts';
import { createTestDatabase } from './test-database.ts';

/** What the editor sends of a short article. */
export const SENT_ARTICLE = {
  title: 'Trabajar al sol',
  excerpt: 'Lea esto primero',
  content: { sections: [{ title: 'Contenido', content: 'Tome agua.' }] },
  image: '',
  alt: '',
  category: 'Noticias',
  readTime: '',
  language: 'es',
  isActive: true,
};

type Call = { body?: unknown; headers?: Record<string, string>; by?: Record<string, string> | null };

type ArticlesSite = Awaited<ReturnType<typeof openArticlesSite>>;

/** For all tests of a file: one site, in which each finds no article. */
export function articlesSitePerTest() {
  let site: ArticlesSite;
  beforeAll(async () => {
    site = await openArticlesSite();
  });
  afterAll(() => site.database.discard());
  beforeEach(() => site.clear());

  const call: ArticlesSite['call'] = (...given) => site.call(...given);
  const create: ArticlesSite['create'] = (given) => site.create(given);
  const read: ArticlesSite['read'] = (idOrSlug) => site.read(idOrSlug);
  return {
    /** Of its database. */
    get db() {
      return site.database.db;
    },
    newServer: () => site.newServer(),
    clear: () => site.clear(),
    call,
    create,
    read,
  };
}

/** Status and fields of a refusal. */
export async function refusalOf(response: Response): Promise<[number, unknown]> {
  return [response.status, (await response.json()).fields];
}

/** The articles' API, and that of their versions, on a database of its own, called by its administrator `ana`, or by a stranger (`by: null`). */
async function openArticlesSite() {
  const database = await createTestDatabase();
  const session = (await storeAdministrator(database.db)).headers;
  const app = newServer();

  /** One server; several share the database. */
  function newServer(): Hono {
    const log = createLogger('silent');
    const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
    const server = new Hono()
      .route('/api/articles', articlesApi({ database: database.db, guard, readsPerMinute: 100_000 }))
      .route(
        '/api/revisions',
        revisionsApi({
          database: database.db,
          guard,
          kinds: [articleKind],
          ownVerbs: { [articleKind.name]: articleVerbs },
        }),
      );
    server.onError((error, context) => problemResponse(error, context, log));
    return server;
  }

  async function call(method: string, path: string, given: Call = {}): Promise<Response> {
    const { body, headers = {}, by = session } = given;
    return app.request(path.startsWith('/api/') ? path : `/api/articles${path}`, {
      method,
      headers: { ...by, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async function create(given: Record<string, unknown> = {}): Promise<AdminArticle> {
    const response = await call('POST', '', { body: { ...SENT_ARTICLE, ...given } });
    expect(response.status, await response.clone().text()).toBe(201);
    return response.json();
  }

  async function read(idOrSlug: string): Promise<AdminArticle> {
    const response = await call('GET', `/${idOrSlug}`);
    expect(response.status).toBe(200);
    return response.json();
  }

  /** As if there had never been an article. */
  async function clear(): Promise<void> {
    await database.db.delete(articles);
    await database.db.delete(articleAddresses);
    await database.db.delete(revisions);
  }

  return { database, newServer, call, create, read, clear };
}
