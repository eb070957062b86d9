import { randomKey } from '#client/random-key.ts';
import { forgetInTab, readFromTab, storeInTab } from '#client/tab-storage.ts';
import type { SubmissionKind } from './all-forms.ts';

type Texts = Record<string, string>;

/** What is typed into a form, kept for this tab until it is sent. */
type Draft = {
  values: Texts;
  /** What the last filling put in, and what it was from (`fill` in use-form-values.ts). */
  filled?: { from: string; values: Texts };
  sending?: { content: string; key: string };
};

export function readDraft(kind: SubmissionKind): Draft | undefined {
  const kept = readFromTab(storageKey(kind));
  return isDraft(kept) ? kept : undefined;
}

export function storeDraft(kind: SubmissionKind, changed: Partial<Draft>): void {
  storeInTab(storageKey(kind), { values: {}, ...readDraft(kind), ...changed });
}

export function forgetDraft(kind: SubmissionKind): void {
  forgetInTab(storageKey(kind));
}

/**
 * The Idempotency-Key of some content: the same for the same content, also after a reload, so that a request whose
 * answer was lost can be repeated.
 */
export function keyForContent(kind: SubmissionKind, content: string): string {
  const earlier = readDraft(kind)?.sending;
  if (earlier?.content === content) return earlier.key;
  const key = randomKey();
  storeDraft(kind, { sending: { content, key } });
  return key;
}

function storageKey(kind: SubmissionKind): string {
  return `form-${kind}`;
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isTexts(value['values'])) return false;
  const { filled } = value;
  return (
    filled === undefined ||
    (isObject(filled) && typeof filled['from'] === 'string' && isTexts(filled['values']))
  );
}

function isTexts(value: unknown): value is Texts {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type FieldNow = {
  /** What is known elsewhere on the page; empty when it is known no more, undefined when it never is. */
  wished: string | undefined;
  current: string;
  initial: string;
  /** What the last filling put there. */
  filledBefore: string | undefined;
  /** Somebody changed the field by hand. */
  isDirty: boolean;
};

/**
 * What filling puts into one field; undefined when it stays as it is. A field is filled while it holds what the last
 * filling gave it, or is as it was at first; whatever somebody chose stays.
 */
export function valueToFill({
  wished,
  current,
  initial,
  filledBefore,
  isDirty,
}: FieldNow): string | undefined {
  const isFilled = filledBefore !== undefined && current === filledBefore;
  const isUntouched = current === initial && !isDirty;
  if (wished === undefined || !(isFilled || isUntouched)) return undefined;
  return wished === '' ? initial : wished;
}
