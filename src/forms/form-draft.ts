import { randomKey } from '#client/random-key.ts';
import { forgetInTab, keepInTab, readFromTab } from '#client/tab-storage.ts';
import type { SubmissionKind } from './form-definition.ts';

type Texts = Record<string, string>;

/** What is typed into a form, kept for this tab until it is sent. */
type Draft = {
  values: Texts;
  /** What the last filling put in, and what it was from (`fill` in use-site-form.ts). */
  filled?: { from: string; values: Texts };
  sending?: { content: string; key: string };
};

export function readDraft(kind: SubmissionKind): Draft | undefined {
  const kept = readFromTab(storageKey(kind));
  return isDraft(kept) ? kept : undefined;
}

export function keepDraft(kind: SubmissionKind, changed: Partial<Draft>): void {
  keepInTab(storageKey(kind), { values: {}, ...readDraft(kind), ...changed });
}

export function forgetDraft(kind: SubmissionKind): void {
  forgetInTab(storageKey(kind));
}

/**
 * The Idempotency-Key of some content: the same for the same content, also after a reload, so that a sending whose
 * answer was lost can be repeated.
 */
export function keyForContent(kind: SubmissionKind, content: string): string {
  const earlier = readDraft(kind)?.sending;
  if (earlier?.content === content) return earlier.key;
  const key = randomKey();
  keepDraft(kind, { sending: { content, key } });
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
