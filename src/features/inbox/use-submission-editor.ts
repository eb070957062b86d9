import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FetchApi, problemOf } from '#client/api.ts';
import { changeSubmission, SUBMISSION_LISTS, submissionQuery } from './inbox.queries.ts';
import type { SubmissionDetail } from './inbox.ts';
import { isStoredAlready, readDraft, type SubmissionDraft, storeDraft } from './submission-draft.ts';

/** What went wrong with saving; "stale" has a notice of its own. */
export type SaveProblem = 'failed' | 'tooLong' | 'invalid';

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
  return {
    values,
    change,
    hasDraft: draft !== undefined,
    isStale,
    isSaving: saving.isPending,
    isSaved: draft === undefined && (saving.isSuccess || isFoundStored),
    problem: saving.isError && !isFoundStored ? saveProblem(saving.error) : undefined,
    /** Saves for the version that the draft was begun with; without one nothing changes, and that is fine too. */
    save: () => {
      if (!saving.isPending) saving.mutate(values.version);
    },
    /** Saves over what the other person did, which the notice shows. */
    keepMine: () => {
      if (!saving.isPending) saving.mutate(detail.version);
    },
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
  if (key === undefined) return 'failed';
  return key === 'text.tooLong' ? 'tooLong' : 'invalid';
}
