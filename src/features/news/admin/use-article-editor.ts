import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { FetchApi } from '#client/api.ts';
import type { AdminArticle } from '../article.ts';
import type { ContentSection } from '../article-content-schema.ts';
import { sendArticle, type WrittenOn } from './article-calls.ts';
import {
  type ArticleDraft,
  forgetOwnDrafts,
  keyForSending,
  newDraftId,
  newOwner,
  readOwnDraft,
  storeOwnDraft,
} from './article-draft.ts';
import {
  type ArticleForm,
  EMPTY_FORM,
  isSameForm,
  problemsOf,
  toForm,
  toPayload,
  withoutEmptyParts,
} from './article-form.ts';
import { type FormChange, firstState, nextState, textOverTheirs } from './editor-state.ts';
import { type EditorTarget, openArticle } from './open-article.ts';

type EditorOptions = {
  target: EditorTarget;
  fetchApi: FetchApi;
  onSaved: (article: AdminArticle, isNew: boolean) => void;
  /** Called when it could not be saved; what to do is said in the editor. */
  onFailed: (isNew: boolean) => void;
};

/**
 * One article being written: its state (`editor-state.ts`), and what goes on beside it: loading, keeping what is typed
 * as a draft, saving.
 *
 * The version that was read goes along with a change, so nobody is overwritten without being asked: a stale one comes
 * back as `conflict`, with the article as it is stored now.
 */
export function useArticleEditor({ target, fetchApi, onSaved, onFailed }: EditorOptions) {
  const [state, dispatch] = useReducer(nextState, target, ({ draftId, articleId }) =>
    firstState(draftId ?? articleId ?? newDraftId()),
  );
  const { step, form, stored, version, draftId, conflict, isSaving } = state;
  const [owner] = useState(newOwner);
  const isKept = useRef(true);
  const original = useMemo(() => (stored ? toForm(stored) : EMPTY_FORM), [stored]);

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const opened = await openArticle(fetchApi, target);
    if (isCurrent()) dispatch({ type: 'opened', opened });
  });
  const isLoading = step.name === 'loading';
  useEffect(() => {
    let isCurrent = isLoading;
    if (isLoading) void open(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  const keep = (draft: Pick<ArticleDraft, 'id' | 'articleId' | 'form'> & Partial<ArticleDraft>) => {
    isKept.current = storeOwnDraft({ version: null, savedAt: new Date().toISOString(), ...draft, owner });
  };
  const forget = (held: { id?: string; form: ArticleForm }) =>
    forgetOwnDrafts({ id: draftId, owner, ...held });
  const keepTyped = useEffectEvent(() => {
    // Text that is the article's own again needs no draft.
    if (isSameForm(form, original)) forget({ form });
    else keep({ id: draftId, articleId: stored?.id ?? null, version: version ?? null, form });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was typed, and for the text it begins with
  useEffect(() => {
    if (step.name === 'ready') keepTyped();
  }, [form, step.name]);

  const send = async (sent: ArticleForm, on: WrittenOn | undefined) => {
    dispatch({ type: 'sent' });
    const outcome = await sendArticle(fetchApi, sent, on ?? { key: keyFor(sent) });
    if (outcome.kind === 'saved') {
      forget({ form: sent });
      onSaved(outcome.article, on === undefined);
      return;
    }
    dispatch({ type: 'answered', outcome });
    onFailed(on === undefined);
  };

  /** The key of a new article's sending is in its draft: after a closed tab the same is stored once all the same. */
  const keyFor = (sent: ArticleForm): string => {
    const draft = readOwnDraft({ id: draftId, owner, form: sent });
    const sending = keyForSending(draft, JSON.stringify(toPayload(sent)));
    keep({ id: draftId, articleId: null, form: sent, sending });
    return sending.key;
  };

  return {
    ...state,
    isDirty: step.name === 'ready' && !isSameForm(form, original),
    /** False when what is typed is lost with the page. */
    isDraftKept: () => isKept.current,
    /** Whether the text was written on a version that is no longer the stored one. */
    isBehind: stored !== undefined && version !== undefined && version < stored.version,
    change: (change: FormChange) => dispatch({ type: 'changed', change }),
    /** Says that a part of the content was removed, so that it can be restored. */
    noteRemoved: (name: string, place: string, before: ContentSection[]) =>
      dispatch({ type: 'partRemoved', name, place, before }),
    takeBack: () => dispatch({ type: 'undone' }),
    setUploading: (isUploading: boolean) => dispatch({ type: 'uploading', isUploading }),
    save: async () => {
      if (isSaving) return;
      if (state.isUploading) return dispatch({ type: 'hadToWait' });
      const filled = withoutEmptyParts(form);
      // The form shows what is sent: what is wrong is said by the place of each part.
      if (!isSameForm(filled, form)) dispatch({ type: 'emptyPartsLeftOut' });
      const problems = problemsOf(filled);
      if (Object.keys(problems).length > 0) return dispatch({ type: 'foundProblems', problems });
      await send(filled, stored && { stored, version: version ?? stored.version });
    },
    tryAgain: () => dispatch({ type: 'openedAgain' }),
    keepMine: () => {
      if (!conflict || isSaving) return;
      const mine = textOverTheirs(form, original, conflict);
      dispatch({ type: 'mineKept', form: mine });
      void send(mine, { stored: conflict, version: conflict.version });
    },
    takeTheirs: () => {
      if (conflict) forget({ form });
      dispatch({ type: 'theirsTaken' });
    },
    decideLater: () => dispatch({ type: 'decidedLater' }),
    /** Continues the draft that was offered. */
    takeOffered: () => dispatch({ type: 'offerTaken' }),
    /** Leaves the offered draft: that of an article is thrown away, a new article's is kept for another time. */
    leaveOffered: () => {
      if (step.name === 'offer' && step.draft.articleId !== null) {
        forget({ id: step.draft.id, form: step.draft.form });
      }
      dispatch({ type: 'offerLeft' });
    },
    /** Makes a new article of the text whose article was deleted. */
    useForNew: () => {
      const text = step.name === 'gone' ? step.draft?.form : form;
      if (!text) return;
      forget({ form: text });
      dispatch({ type: 'madeNew', form: text, draftId: newDraftId() });
    },
  };
}

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;
