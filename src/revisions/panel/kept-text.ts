import type { RevisionSubject } from './revision-calls.ts';

/*
 * What is being typed is kept in this browser until it is saved, so that it survives a closed tab. A browser that forbids
 * storage keeps nothing; nothing else depends on it.
 */
export type KeptText = {
  body: unknown;
  /** The last version that its author knew. */
  basedOn: number;
  /** ISO 8601. */
  savedAt: string;
};

const keyOf = ({ kind, subject }: RevisionSubject) => `revision-${kind}-${subject}`;

export function keepText(of: RevisionSubject, text: KeptText): void {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(text));
  } catch {
    // Forbidden or full: it is kept by the page alone.
  }
}

export function forgetText(of: RevisionSubject): void {
  try {
    localStorage.removeItem(keyOf(of));
  } catch {
    // Nothing was stored, then.
  }
}

/** @returns undefined for none, and for what an older version of this program kept in another shape */
export function readText(of: RevisionSubject, shape: object): KeptText | undefined {
  try {
    const text: Partial<KeptText> = JSON.parse(localStorage.getItem(keyOf(of)) ?? '{}');
    const { body, basedOn, savedAt } = text;
    const isWhole = typeof basedOn === 'number' && typeof savedAt === 'string';
    return isWhole && isShaped(body, shape) ? { body, basedOn, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

function isShaped(body: unknown, shape: object): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(shape).every((name) => name in body);
}
