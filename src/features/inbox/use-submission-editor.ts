import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FetchApi, problemOf } from '#client/api.ts';
import type { SubmissionState } from '#forms/form-definition.ts';
import { toReadableLines } from '#ui/readable-text.ts';
import { changeSubmission, SUBMISSION_LISTS, submissionQuery } from './inbox.queries.ts';
import { isSubmissionState, LONGEST_NOTE, type SubmissionDetail } from './inbox.ts';

/** What went wrong with saving; "stale" has a notice of its own. */
export type SaveProblem = 'failed' | 'invalid';

/**
 * State and note of one form while somebody changes them: what is not saved is kept as a draft. When the form has
 * been changed by somebody else since the draft was begun, both stand side by side until somebody chooses. What was
 * saved without its answer arriving is recognized as one's own.
 */
export function useSubmissionEditor(fetchApi: FetchApi, detail: SubmissionDetail) {
  const { reference } = detail;
  const queryClient = useQueryClient();
  const [kept, setKept] = useState(() => readDraft(reference));
  const [isFoundStored, setFoundStored] = useState(false);
  const isKeptStored = kept !== undefined && isStoredAlready(kept, detail);
  const draft = isKeptStored ? undefined : kept;
  const { queryKey } = submissionQuery(fetchApi, reference);

  const keep = (next: SubmissionDraft | undefined) => {
    setKept(next);
    setFoundStored(false);
    storeDraft(reference, next);
  };
  useEffect(() => {
    if (!isKeptStored) return;
    setKept(undefined);
    setFoundStored(true);
    storeDraft(reference, undefined);
    void queryClient.invalidateQueries({ queryKey: SUBMISSION_LISTS });
  }, [isKeptStored, reference, queryClient]);
  const values = draft ?? detail;
  const change = (changed: Partial<Pick<SubmissionDraft, 'state' | 'note'>>) => {
    if (saving.isPending) return;
    const { state, note, version } = { ...values, ...changed };
    const isAsSaved = version === detail.version && state === detail.state && note === detail.note;
    saving.reset();
    keep(isAsSaved ? undefined : { state, note, version });
  };

  const saving = useMutation({
    mutationFn: (version: number) =>
      changeSubmission(fetchApi, reference, { state: values.state, note: values.note, version }),
    onSuccess: (saved) => {
      keep(undefined);
      queryClient.setQueryData(queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: SUBMISSION_LISTS });
    },
    onError: async (error) => {
      // What the other person did is read; the draft then belongs to an older version, which shows the notice.
      if (problemOf(error)?.status === 412) await queryClient.invalidateQueries({ queryKey });
    },
  });
  const isStale = draft !== undefined && draft.version !== detail.version;
  const over = Math.max(values.note.length - LONGEST_NOTE, 0);
  const save = (version: number) => {
    if (!saving.isPending && over === 0) saving.mutate(version);
  };
  return {
    values,
    change,
    /** How many characters the note has too many. It is kept as it is, and not sent. */
    over,
    hasDraft: draft !== undefined,
    isStale,
    isSaving: saving.isPending,
    isSaved: draft === undefined && (saving.isSuccess || isFoundStored),
    problem: saving.isError && !isFoundStored ? saveProblem(saving.error) : undefined,
    /** Saves for the version that the draft was begun with; without one nothing changes, and that is fine too. */
    save: () => save(values.version),
    /** Saves over what the other person did, which the notice shows. */
    keepMine: () => save(detail.version),
    /** Forgets what was not saved. */
    discard: () => {
      saving.reset();
      keep(undefined);
    },
  };
}

function saveProblem(error: unknown): SaveProblem | undefined {
  const problem = problemOf(error);
  if (problem?.status === 412) return undefined;
  const key = problem?.fields?.find(({ field }) => field === 'note')?.key;
  return key === undefined ? 'failed' : 'invalid';
}

/** What somebody has changed about a form and not saved. */
export type SubmissionDraft = {
  state: SubmissionState;
  note: string;
  /** The version that was on the page when it was begun. */
  version: number;
};

/**
 * Whether a draft of an older version says what is stored by now: it was saved and the answer got lost, or somebody
 * else did the same. One of the version on the page is still being written, a space at its end included.
 */
export function isStoredAlready(draft: SubmissionDraft, stored: SubmissionDraft): boolean {
  const { state, note, version } = draft;
  return version !== stored.version && state === stored.state && asStored(note) === stored.note;
}

/** A note as the server keeps it (`optionalBlock`): readable, nothing around it. */
function asStored(note: string): string {
  return toReadableLines(note).trim();
}

/** Where the browser keeps it: in this tab only, because a note may name people. */
function keyOf(reference: string): string {
  return `inbox-draft-${reference}`;
}

/** The draft of a form; undefined when there is none, it cannot be read, or storage is not allowed. */
export function readDraft(reference: string): SubmissionDraft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(reference)));
  } catch {
    return undefined;
  }
}

/** Keeps a draft; undefined forgets it. Where storage is not allowed it lives as long as its form is open. */
export function storeDraft(reference: string, draft: SubmissionDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(reference), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(reference));
  } catch {
    // Blocked or full: nothing is lost that is on the page.
  }
}

function parseDraft(text: string | null): SubmissionDraft | undefined {
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { state, note, version } = value as Record<string, unknown>;
  const isDraft = isSubmissionState(state) && typeof note === 'string' && Number.isInteger(version);
  return isDraft ? { state, note, version: Number(version) } : undefined;
}
