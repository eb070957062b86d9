import { randomKey } from '#client/random-key.ts';
import type { SubmissionKind } from './form-definition.ts';

/*
 * What is typed into a form is kept for this tab until it is sent, so that it survives errors, a change of language
 * and a reload. Where the browser forbids storage or it is full, it is kept until the page is left. Only in browsers:
 * on the server this memory would be everybody's.
 */
type Draft = { values: Record<string, string>; sending?: { content: string; key: string } };

/** What storage did not take, by kind. */
const unstored = new Map<SubmissionKind, Draft>();

export function readDraft(kind: SubmissionKind): Draft | undefined {
  const draft = unstored.get(kind);
  if (draft) return draft;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(kind: SubmissionKind, changed: Partial<Draft>): void {
  const draft: Draft = { values: {}, ...readDraft(kind), ...changed };
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(draft));
    unstored.delete(kind);
  } catch {
    unstored.set(kind, draft);
  }
}

export function forgetDraft(kind: SubmissionKind): void {
  unstored.delete(kind);
  try {
    sessionStorage.removeItem(storageKey(kind));
  } catch {
    // Nothing was kept, then.
  }
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
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}
