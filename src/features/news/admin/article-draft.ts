import { z } from 'zod';
import { LOCALES } from '#i18n/locale.ts';
import type { ArticleForm } from './article-form.ts';

/*
 * What is being typed into the editor is kept in this browser until it is saved, so that it survives a closed tab. A
 * browser that forbids storage, or is full, keeps it until the page is left; nothing else depends on it.
 */
export type ArticleDraft = {
  /** Names the draft: the article's id, or one made up for an article that is not stored yet. */
  id: string;
  /** The article it is about; null for a new one. */
  articleId: string | null;
  /** The version of the article that was edited. */
  version: number | null;
  form: ArticleForm;
  /** When it was last typed into, ISO 8601. */
  savedAt: string;
  /** The key under which this very content was sent, so that sending it again makes no second article. */
  sending?: { content: string; key: string } | undefined;
};

const PREFIX = 'article-draft-';

/** What storage did not take. Only in browsers: on the server this memory would be everybody's. */
const unstored = new Map<string, ArticleDraft>();

/** What a browser kept may come from an older version of this program. */
const storedDraft: z.ZodType<ArticleDraft> = z.object({
  id: z.string(),
  articleId: z.string().nullable(),
  version: z.number().nullable(),
  form: z.object({
    title: z.string(),
    excerpt: z.string(),
    sections: z
      .array(
        z.object({
          title: z.string(),
          content: z.string(),
          items: z.array(z.string()).optional(),
          subsections: z.array(z.object({ title: z.string(), items: z.array(z.string()) })).optional(),
        }),
      )
      .min(1),
    isPlainText: z.boolean(),
    category: z.string(),
    language: z.enum(LOCALES),
    readTime: z.string(),
    image: z.string(),
    alt: z.string(),
    isActive: z.boolean(),
    counterpartId: z.string().nullable(),
  }),
  savedAt: z.iso.datetime(),
  sending: z.object({ content: z.string(), key: z.string() }).optional(),
});

/** A name for the draft of an article that is not stored yet. */
export function newDraftId(): string {
  return `new-${randomHex(8)}`;
}

/** @returns whether it will still be there after the page is closed */
export function keepDraft(draft: ArticleDraft): boolean {
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
    unstored.delete(draft.id);
    return true;
  } catch {
    unstored.set(draft.id, draft);
    return false;
  }
}

export function forgetDraft(id: string): void {
  unstored.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept, then.
  }
}

export function readDraft(id: string): ArticleDraft | undefined {
  const draft = unstored.get(id);
  if (draft) return draft;
  try {
    const read = storedDraft.safeParse(JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Every draft that this browser has, the last typed first. */
export function listDrafts(): ArticleDraft[] {
  const ids = new Set([...unstored.keys(), ...storedIds()]);
  return [...ids]
    .flatMap((id) => readDraft(id) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** The key for sending some content: the one it was sent under before, else a new one. */
export function keyForSending(draft: Pick<ArticleDraft, 'sending'> | undefined, content: string) {
  return draft?.sending?.content === content ? draft.sending : { content, key: randomHex(16) };
}

function storedIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
