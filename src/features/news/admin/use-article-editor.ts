import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FetchApi } from '#client/api.ts';
import type { AdminArticle } from '../article.ts';
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
  type ArticleProblems,
  EMPTY_FORM,
  isSameForm,
  problemsOf,
  toForm,
  toPayload,
  toProblems,
} from './article-form.ts';
import { continued, type EditorTarget, type OpenedArticle, openArticle } from './open-article.ts';
import { type SendFailure, sendArticle, type WrittenOn } from './send-article.ts';

export type EditorNotice = SendFailure | 'uploading';

/** Own text that was discarded for what is stored, and can be restored until something is typed. */
type GivenUp = Pick<OpenedArticle, 'form' | 'version'> & { why: 'draftLeft' | 'theirsTaken' };

type EditorOptions = {
  target: EditorTarget;
  fetchApi: FetchApi;
  onSaved: (article: AdminArticle, isNew: boolean) => void;
  /** Called when it could not be saved; what to do is said in the editor. */
  onFailed: (isNew: boolean) => void;
};

const OPENING: OpenedArticle = { step: { name: 'loading' }, form: EMPTY_FORM };

/**
 * One article being written: what is typed, the draft of it, saving, and what others did meanwhile.
 *
 * The version that was read goes along with a change, so nobody is overwritten without being asked: a stale one comes
 * back as `conflict`, with the article as it is stored now.
 */
export function useArticleEditor({ target, fetchApi, onSaved, onFailed }: EditorOptions) {
  const [opened, setOpened] = useState(OPENING);
  const [openCount, setOpenCount] = useState(0);
  const [draftId, setDraftId] = useState(() => target.draftId ?? target.articleId ?? newDraftId());
  const [owner] = useState(newOwner);
  const [problems, setProblems] = useState<ArticleProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState<EditorNotice>();
  const [conflict, setConflict] = useState<AdminArticle>();
  const [givenUp, setGivenUp] = useState<GivenUp>();
  const [isSaving, setSaving] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isBusy = useRef(false);
  const isKept = useRef(true);
  const { step, form, stored, version } = opened;
  const original = useMemo(() => (stored ? toForm(stored) : EMPTY_FORM), [stored]);

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    setOpened(OPENING);
    const next = await openArticle(fetchApi, target);
    if (isCurrent()) setOpened(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for every wish to try again
  useEffect(() => {
    let isCurrent = true;
    void open(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [openCount]);

  const keep = (draft: Pick<ArticleDraft, 'id' | 'articleId' | 'form'> & Partial<ArticleDraft>) => {
    isKept.current = storeOwnDraft({ version: null, savedAt: new Date().toISOString(), ...draft, owner });
  };
  const keepTyped = useEffectEvent(() => {
    // Text that is the article's own again needs no draft.
    if (isSameForm(form, original)) forgetOwnDrafts({ id: draftId, owner, form });
    else keep({ id: draftId, articleId: stored?.id ?? null, version: version ?? null, form });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was typed, and for the text it begins with
  useEffect(() => {
    if (step.name === 'ready') keepTyped();
  }, [form, step.name]);

  /** Changes the form as it is by then: a picture arrives while somebody goes on typing. */
  const change = (changed: Partial<ArticleForm> | ((form: ArticleForm) => Partial<ArticleForm>)) => {
    setOpened((before) => {
      const parts = typeof changed === 'function' ? changed(before.form) : changed;
      return { ...before, form: { ...before.form, ...parts } };
    });
    setGivenUp(undefined);
    setNotice((before) => (before === 'uploading' ? undefined : before));
  };

  const send = async (sent: ArticleForm, on: WrittenOn | undefined) => {
    isBusy.current = true;
    setSaving(true);
    setNotice(undefined);
    setProblems({});
    const outcome = await sendArticle(fetchApi, sent, on ?? { key: keyFor(sent) });
    isBusy.current = false;
    setSaving(false);
    if (outcome.kind === 'saved') {
      forgetOwnDrafts({ id: draftId, owner, form: sent });
      onSaved(outcome.article, on === undefined);
      return;
    }
    onFailed(on === undefined);
    if (outcome.kind === 'conflict') setConflict(outcome.theirs);
    else if (outcome.kind === 'refused') mend(toProblems(outcome.fields));
    else setNotice(outcome.kind);
  };

  /** The key of a new article's sending is in its draft: after a closed tab the same is stored once all the same. */
  const keyFor = (sent: ArticleForm): string => {
    const draft = readOwnDraft({ id: draftId, owner, form: sent });
    const sending = keyForSending(draft, JSON.stringify(toPayload(sent)));
    keep({ id: draftId, articleId: null, form: sent, sending });
    return sending.key;
  };

  const mend = (found: ArticleProblems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  const save = async () => {
    if (isBusy.current) return;
    if (isUploading) return setNotice('uploading');
    const found = problemsOf(form);
    if (Object.keys(found).length > 0) return mend(found);
    await send(form, stored && { stored, version: version ?? stored.version });
  };

  return {
    step,
    stored,
    form,
    change,
    problems,
    /** How often saving was tried with something to correct. */
    attempt,
    notice,
    isSaving,
    isDirty: step.name === 'ready' && !isSameForm(form, original),
    /** False when what is typed is lost with the page. */
    isDraftKept: () => isKept.current,
    /** Whether the text was written on a version that is no longer the stored one. */
    isBehind: stored !== undefined && version !== undefined && version < stored.version,
    setUploading,
    save,
    tryAgain: () => setOpenCount((count) => count + 1),
    /** The article as somebody else wrote it meanwhile, until it is decided which stays. */
    conflict,
    keepMine: () => {
      if (!conflict || isBusy.current) return;
      // A counterpart that nobody here touched stays what they made it.
      const isUntouched = form.counterpartId === original.counterpartId;
      const mine = isUntouched ? { ...form, counterpartId: conflict.counterpartId } : form;
      setConflict(undefined);
      setOpened({ step, form: mine, stored: conflict, version: conflict.version });
      void send(mine, { stored: conflict, version: conflict.version });
    },
    takeTheirs: () => {
      if (!conflict) return;
      forgetOwnDrafts({ id: draftId, owner, form });
      setConflict(undefined);
      setOpened({ step, form: toForm(conflict), stored: conflict, version: conflict.version });
      setProblems({});
      setGivenUp({ form, ...(version === undefined ? {} : { version }), why: 'theirsTaken' });
    },
    decideLater: () => setConflict(undefined),
    /** Continues the draft that was offered. */
    takeOffered: () => {
      if (step.name !== 'offer') return;
      setDraftId(step.draft.id);
      setOpened({ ...opened, ...continued(step.draft, version), step: { name: 'ready' } });
    },
    /** Leaves the offered draft: that of an article is thrown away, a new article's is kept for another time. */
    leaveOffered: () => {
      if (step.name !== 'offer') return;
      const { id, articleId, form: offered } = step.draft;
      if (articleId !== null) {
        forgetOwnDrafts({ id, owner, form: offered });
        setGivenUp({ ...continued(step.draft, version), why: 'draftLeft' });
      }
      setOpened({ ...opened, step: { name: 'ready' } });
    },
    givenUp,
    takeBack: () => {
      if (!givenUp) return;
      const { why: _, ...text } = givenUp;
      setGivenUp(undefined);
      setOpened({ ...opened, ...text });
    },
    /** Makes a new article of the text whose article was deleted. */
    useForNew: () => {
      const text = step.name === 'gone' ? step.draft?.form : form;
      if (!text) return;
      forgetOwnDrafts({ id: draftId, owner, form: text });
      const id = newDraftId();
      setDraftId(id);
      setNotice(undefined);
      setOpened({ step: { name: 'ready' }, form: { ...text, counterpartId: null } });
    },
  };
}

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;
