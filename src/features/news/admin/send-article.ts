import type { FetchApi } from '#client/api.ts';
import type { AdminArticle } from '../article.ts';
import { loadArticle } from './admin-articles.queries.ts';
import { type ArticleForm, isStoredFrom, toPayload } from './article-form.ts';
import { type ChangeFailure, createArticle, type SaveOutcome, updateArticle } from './change-article.ts';

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
  } catch {
    return { kind: 'network' };
  }
}

/** What may keep an article from being stored, besides a conflict. */
export type SendFailure = Exclude<ChangeFailure['kind'], 'stale' | 'refused'>;

/** A new article is no version of anything, so that nothing is stale about it. */
function withoutStale(outcome: SaveOutcome): SendOutcome {
  return outcome.kind === 'stale' ? { kind: 'fault' } : outcome;
}
