import type { AdminArticle } from '../article.ts';
import type { ContentSection } from '../article-content-schema.ts';
import type { SendFailure, SendOutcome } from './article-calls.ts';
import type { ArticleDraft } from './article-draft.ts';
import {
  type ArticleForm,
  type ArticleProblems,
  EMPTY_FORM,
  toForm,
  toProblems,
  withoutEmptyParts,
} from './article-form.ts';
import { continued, type EditorStep, type OpenedArticle } from './open-article.ts';

/** What keeps an article from being saved, besides a conflict and what has to be corrected. */
export type EditorNotice = SendFailure | 'uploading';

/** What was taken away last, and can be brought back until something is typed. */
export type Undo =
  /** Own text that was given up for what is stored. */
  | { why: 'draftLeft' | 'theirsTaken'; form: ArticleForm; version: number | undefined }
  /** A part of the content; `place` is where it was, "content.sections.1". */
  | { why: 'partRemoved'; name: string; place: string; sections: ContentSection[] };

export type EditorState = {
  step: EditorStep;
  form: ArticleForm;
  /** The article as it is stored; undefined for a new one. */
  stored: AdminArticle | undefined;
  /** The version that the text was written on; older than the stored one's when a draft is. */
  version: number | undefined;
  draftId: string;
  /** What has to be corrected, since saving was tried last; a new object for every try. */
  problems: ArticleProblems;
  notice: EditorNotice | undefined;
  /** The article as somebody else wrote it meanwhile, until it is decided which stays. */
  conflict: AdminArticle | undefined;
  undo: Undo | undefined;
  isSaving: boolean;
  isUploading: boolean;
};

export type FormChange = Partial<ArticleForm> | ((form: ArticleForm) => Partial<ArticleForm>);

export type EditorEvent =
  | { type: 'openedAgain' }
  | { type: 'opened'; opened: OpenedArticle }
  /** The draft that was offered is continued, or left for what is stored. */
  | { type: 'offerTaken' | 'offerLeft' }
  /** The form as it is by then is changed: a picture arrives while somebody goes on typing. */
  | { type: 'changed'; change: FormChange }
  | { type: 'partRemoved'; name: string; place: string; before: ContentSection[] }
  | { type: 'undone' }
  /** Saving leaves out what holds nothing; a part that was removed can still be restored. */
  | { type: 'emptyPartsLeftOut' }
  | { type: 'uploading'; isUploading: boolean }
  /** Saving was tried with something to correct, or while a picture was on its way. */
  | { type: 'foundProblems'; problems: ArticleProblems }
  | { type: 'hadToWait' }
  | { type: 'sent' }
  | { type: 'answered'; outcome: Exclude<SendOutcome, { kind: 'saved' }> }
  | { type: 'mineKept'; form: ArticleForm }
  | { type: 'theirsTaken' | 'decidedLater' }
  /** A new article is made of the text whose article was deleted. */
  | { type: 'madeNew'; form: ArticleForm; draftId: string };

export function firstState(draftId: string): EditorState {
  return {
    step: { name: 'loading' },
    form: EMPTY_FORM,
    stored: undefined,
    version: undefined,
    draftId,
    problems: {},
    notice: undefined,
    conflict: undefined,
    undo: undefined,
    isSaving: false,
    isUploading: false,
  };
}

/** What becomes of an editor when something happens in it. Calls and drafts are the hook's (`use-article-editor.ts`). */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  const { step, form, version, conflict, undo } = state;
  switch (event.type) {
    case 'openedAgain':
      return { ...state, step: { name: 'loading' } };
    case 'opened':
      return { ...state, ...event.opened };
    case 'offerTaken':
      if (step.name !== 'offer') return state;
      return { ...state, ...textOf(step.draft, state), draftId: step.draft.id, step: { name: 'ready' } };
    case 'offerLeft':
      if (step.name !== 'offer') return state;
      return {
        ...state,
        step: { name: 'ready' },
        // That of a new article is kept for another time.
        ...(step.draft.articleId !== null && { undo: { why: 'draftLeft', ...textOf(step.draft, state) } }),
      };
    case 'changed': {
      const changed = typeof event.change === 'function' ? event.change(form) : event.change;
      const notice = state.notice === 'uploading' ? undefined : state.notice;
      return { ...state, form: { ...form, ...changed }, undo: undefined, notice };
    }
    case 'partRemoved': {
      const { name, place, before } = event;
      return { ...state, undo: { why: 'partRemoved', name, place, sections: before } };
    }
    case 'undone':
      if (!undo) return state;
      if (undo.why === 'partRemoved') {
        return nextState(state, { type: 'changed', change: { sections: undo.sections } });
      }
      return { ...state, form: undo.form, version: undo.version, undo: undefined };
    case 'emptyPartsLeftOut':
      return { ...state, form: withoutEmptyParts(form) };
    case 'uploading':
      return { ...state, isUploading: event.isUploading };
    case 'foundProblems':
      return { ...state, problems: event.problems };
    case 'hadToWait':
      return { ...state, notice: 'uploading' };
    case 'sent':
      return { ...state, isSaving: true, notice: undefined, problems: {} };
    case 'answered':
      return { ...state, isSaving: false, ...answerOf(event.outcome) };
    case 'mineKept':
      if (!conflict) return state;
      return { ...state, ...onTopOf(conflict), form: event.form };
    case 'theirsTaken':
      if (!conflict) return state;
      return {
        ...state,
        ...onTopOf(conflict),
        form: toForm(conflict),
        problems: {},
        undo: { why: 'theirsTaken', form, version },
      };
    case 'decidedLater':
      return { ...state, conflict: undefined };
    case 'madeNew':
      return {
        ...state,
        step: { name: 'ready' },
        form: { ...event.form, counterpartId: null },
        stored: undefined,
        version: undefined,
        draftId: event.draftId,
        notice: undefined,
      };
  }
}

/**
 * The text that is kept over what somebody else saved: without empty parts, like everything that is sent, and with their
 * counterpart when it was not changed here.
 *
 * @param original what the text was made of
 */
export function textOverTheirs(
  form: ArticleForm,
  original: Pick<ArticleForm, 'counterpartId'>,
  theirs: Pick<AdminArticle, 'counterpartId'>,
): ArticleForm {
  const isUntouched = form.counterpartId === original.counterpartId;
  return { ...withoutEmptyParts(form), ...(isUntouched && { counterpartId: theirs.counterpartId }) };
}

function textOf(draft: ArticleDraft, { version }: EditorState): Pick<EditorState, 'form' | 'version'> {
  return { version, ...continued(draft, version) };
}

function onTopOf(conflict: AdminArticle) {
  return { stored: conflict, version: conflict.version, conflict: undefined };
}

function answerOf(outcome: Exclude<SendOutcome, { kind: 'saved' }>): Partial<EditorState> {
  if (outcome.kind === 'conflict') return { conflict: outcome.theirs };
  if (outcome.kind === 'refused') return { problems: toProblems(outcome.fields) };
  return { notice: outcome.kind };
}
