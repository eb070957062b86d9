import { callPath, type FetchApi, postJson, problemOf, sendJson } from '#client/api.ts';
import type { AdminArticle } from '../article.ts';
import type { ArticlePayload } from './article-form.ts';

/** Why a change was not made. */
export type ChangeFailure =
  /** Somebody else changed the article first. */
  | { kind: 'stale' }
  /** Somebody else deleted it. */
  | { kind: 'gone' }
  | { kind: 'refused'; fields: readonly { field: string; key: string }[] }
  | { kind: 'signedOut' | 'network' | 'tooMany' | 'fault' };

export type SaveOutcome = { kind: 'saved'; article: AdminArticle } | ChangeFailure;

/**
 * Stores a new article. Sending the same again under the same key makes no second one.
 */
export function createArticle(
  fetchApi: FetchApi,
  payload: ArticlePayload,
  key: string,
): Promise<SaveOutcome> {
  const headers = { 'Idempotency-Key': key };
  return outcomeOf(postJson<AdminArticle>(fetchApi, '/api/articles', payload, { headers }));
}

/** Puts a payload in the place of an article, if nobody has changed it since this version. */
export function updateArticle(
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
      // An answer begins with its status; without one nobody answered.
      return { kind: error instanceof Error && /^\d{3}: /.test(error.message) ? 'fault' : 'network' };
  }
}
