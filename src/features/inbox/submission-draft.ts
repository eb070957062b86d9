import type { SubmissionState } from '#forms/form-definition.ts';
import { toReadableLines } from '#ui/readable-text.ts';
import { isSubmissionState } from './inbox.ts';

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
