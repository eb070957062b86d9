import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callPath, type FetchApi, getJson, isAnswered, postJson, problemOf, sendJson } from '#client/api.ts';
import type { AdminArticle, AdminArticleSummary, Article } from '../article.ts';
import { type ArticleForm, type ArticlePayload, isStoredFrom, toPayload } from './article-form.ts';

/* What the panel and the editor ask of the API: articles as administrators get them, and changes of them. */

const LIST_KEY = ['/api', 'articles', { for: 'administrators' }] as const;

/** GET /api/articles for administrators: all articles without their content, newest first. */
export function adminArticlesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: () => getJson<AdminArticleSummary[]>(fetchApi, '/api/articles?fields=summary'),
    // Whoever comes to the panel sees what others did meanwhile.
    staleTime: 0,
  });
}

/** GET /api/articles for administrators, with the contents: for the search, when there is one. */
export function adminArticleTextsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'articles', { for: 'administrators', with: 'content' }],
    queryFn: () => getJson<Article[]>(fetchApi, '/api/articles'),
    staleTime: 0,
  });
}

/** GET /api/articles/{id} as it is now. @returns undefined when there is none */
export async function loadArticle(fetchApi: FetchApi, id: string): Promise<AdminArticle | undefined> {
  try {
    return await getJson<AdminArticle>(fetchApi, `/api/articles/${id}`);
  } catch (error) {
    if (problemOf(error)?.status === 404) return undefined;
    throw error;
  }
}

/** Loads the list again after a change, and whatever of the public news this visit has seen. */
export function reloadArticles(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['/api', 'articles'] });
}

/** Takes a deleted article off the list at once. */
export function dropArticle(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<AdminArticleSummary[]>(LIST_KEY, (list) =>
    list?.filter((article) => article.id !== id),
  );
}

/** Why a change was not made. */
export type ChangeFailure =
  /** Somebody else changed the article first. */
  | { kind: 'stale' }
  /** Somebody else deleted it. */
  | { kind: 'gone' }
  | { kind: 'refused'; fields: readonly { field: string; key: string }[] }
  | { kind: 'signedOut' | 'network' | 'tooMany' | 'fault' };

export type SaveOutcome = { kind: 'saved'; article: AdminArticle } | ChangeFailure;

/** A stored article and the version of it that a text was written on. */
export type WrittenOn = { stored: AdminArticle; version: number };

export type SendOutcome =
  | Exclude<SaveOutcome, { kind: 'stale' }>
  /** Somebody else changed the article first; this is what it is now. */
  | { kind: 'conflict'; theirs: AdminArticle };

/**
 * Sends a form, for a new article or on top of a stored one. A change that was stored although its answer was lost is
 * recognized when it is sent again, and is no conflict with oneself.
 *
 * @param key identifies the request that stores a new article
 */
export async function sendArticle(
  fetchApi: FetchApi,
  form: ArticleForm,
  on: WrittenOn | { key: string },
): Promise<SendOutcome> {
  if ('key' in on) return withoutStale(await createArticle(fetchApi, toPayload(form), on.key));
  const { id } = on.stored;
  const outcome = await updateArticle(fetchApi, { id, version: on.version }, toPayload(form, on.stored));
  if (outcome.kind !== 'stale') return outcome;
  try {
    const theirs = await loadArticle(fetchApi, id);
    if (!theirs) return { kind: 'gone' };
    return isStoredFrom(form, theirs) ? { kind: 'saved', article: theirs } : { kind: 'conflict', theirs };
  } catch (error) {
    return withoutStale(readFailure(error));
  }
}

/** What may keep an article from being stored, besides a conflict. */
export type SendFailure = Exclude<ChangeFailure['kind'], 'stale' | 'refused'>;

/** Neither a new article nor a read one is a version that was sent, so that nothing is stale about it. */
function withoutStale(outcome: SaveOutcome): SendOutcome {
  return outcome.kind === 'stale' ? { kind: 'fault' } : outcome;
}

/**
 * Stores a new article. Sending the same again under the same key makes no second one.
 */
function createArticle(fetchApi: FetchApi, payload: ArticlePayload, key: string): Promise<SaveOutcome> {
  const headers = { 'Idempotency-Key': key };
  return outcomeOf(postJson<AdminArticle>(fetchApi, '/api/articles', payload, { headers }));
}

/** Puts a payload in the place of an article, if nobody has changed it since this version. */
function updateArticle(
  fetchApi: FetchApi,
  { id, version }: { id: string; version: number },
  payload: ArticlePayload,
): Promise<SaveOutcome> {
  const headers = { 'If-Match': `"v${version}"` };
  return outcomeOf(sendJson<AdminArticle>(fetchApi, 'PUT', `/api/articles/${id}`, payload, { headers }));
}

/** Makes an active article inactive, or the other way round, if it still is what the list shows. */
export function toggleArticle(
  fetchApi: FetchApi,
  { id, version }: { id: string; version: number },
): Promise<ChangeFailure | undefined> {
  const headers = { 'If-Match': `"v${version}"` };
  return failureOf(callPath(fetchApi, 'PATCH', `/api/articles/${id}/toggle`, headers));
}

/** Deletes an article, if it still is what the list shows. */
export function deleteArticle(
  fetchApi: FetchApi,
  { id, version }: { id: string; version: number },
): Promise<ChangeFailure | undefined> {
  const headers = { 'If-Match': `"v${version}"` };
  return failureOf(callPath(fetchApi, 'DELETE', `/api/articles/${id}`, headers));
}

async function outcomeOf(call: Promise<AdminArticle>): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', article: await call };
  } catch (error) {
    return readFailure(error);
  }
}

async function failureOf(call: Promise<void>): Promise<ChangeFailure | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return readFailure(error);
  }
}

function readFailure(error: unknown): ChangeFailure {
  const problem = problemOf(error);
  switch (problem?.status) {
    case 401:
      return { kind: 'signedOut' };
    case 404:
      return { kind: 'gone' };
    case 412:
      return { kind: 'stale' };
    case 422:
      return { kind: 'refused', fields: problem.fields ?? [] };
    case 429:
      return { kind: 'tooMany' };
    default:
      return { kind: isAnswered(error) ? 'fault' : 'network' };
  }
}
