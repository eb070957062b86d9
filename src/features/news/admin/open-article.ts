import type { FetchApi } from '#client/api.ts';
import type { AdminArticle } from '../article.ts';
import { loadArticle } from './article-calls.ts';
import { type ArticleDraft, listDrafts, readDraft } from './article-draft.ts';
import { type ArticleForm, EMPTY_FORM, isSameForm, toForm } from './article-form.ts';

/** What the editor is opened for. */
export type EditorTarget = {
  /** The article; null for a new one. */
  articleId: string | null;
  /** A draft to go on with at once; without it the editor asks about one that it finds. */
  draftId?: string | undefined;
  /** An unsaved new article to ask about before beginning another. */
  offeredId?: string | undefined;
};

/** The state of the editor. */
export type EditorStep =
  | { name: 'loading' | 'failed' | 'ready' }
  /** There is a draft, and somebody has to say what becomes of it. */
  | { name: 'offer'; draft: ArticleDraft }
  /** The article was deleted; the draft of it is still here, if there is one. */
  | { name: 'gone'; draft: ArticleDraft | undefined };

export type OpenedArticle = {
  step: EditorStep;
  form: ArticleForm;
  /** The article as it is stored; undefined for a new one. */
  stored?: AdminArticle;
  /** The version that the text was written on; older than the stored one's when a draft is. */
  version?: number;
};

/**
 * Reads what the editor begins with: the article as it is stored now, and the draft that this browser may have of it.
 * Never fails: what kept it from opening is a step.
 */
export async function openArticle(fetchApi: FetchApi, target: EditorTarget): Promise<OpenedArticle> {
  const { articleId, draftId } = target;
  if (articleId === null) return openNew(target);
  let stored: AdminArticle | undefined;
  try {
    stored = await loadArticle(fetchApi, articleId);
  } catch {
    return { step: { name: 'failed' }, form: EMPTY_FORM };
  }
  const draft =
    draftId === undefined ? listDrafts().find((each) => each.articleId === articleId) : readDraft(draftId);
  if (!stored) return { step: { name: 'gone', draft }, form: EMPTY_FORM };
  const form = toForm(stored);
  const opened = { stored, version: stored.version, form };
  if (!draft || isSameForm(draft.form, form)) return { ...opened, step: { name: 'ready' } };
  if (draftId === undefined) return { ...opened, step: { name: 'offer', draft } };
  return { ...opened, ...continued(draft, stored.version), step: { name: 'ready' } };
}

/** A draft's text on the version that it was written on. */
export function continued(
  draft: ArticleDraft,
  storedVersion: number | undefined,
): Pick<OpenedArticle, 'form' | 'version'> {
  const version = draft.version ?? storedVersion;
  return { form: draft.form, ...(version === undefined ? {} : { version }) };
}

function openNew({ draftId, offeredId }: EditorTarget): OpenedArticle {
  const own = draftId === undefined ? undefined : readDraft(draftId);
  if (own) return { step: { name: 'ready' }, form: own.form };
  const offered = offeredId === undefined ? undefined : readDraft(offeredId);
  return { step: offered ? { name: 'offer', draft: offered } : { name: 'ready' }, form: EMPTY_FORM };
}
