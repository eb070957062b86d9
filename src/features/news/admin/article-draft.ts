import { z } from 'zod';
import { type ArticleForm, articleForm, isSameForm } from './article-form.ts';

/*
 * What is being typed into the editor is kept in this browser until it is saved, so that it survives a closed tab. A
 * browser that forbids storage, or is full, keeps it until the page is left; nothing else depends on it.
 */
export type ArticleDraft = {
  /**
   * Names the draft: the article's id, or one made up for an article that is not stored yet. Beside another editor's
   * draft "~" and the owner follow.
   */
  id: string;
  /** The article it is about; null for a new one. */
  articleId: string | null;
  /** The version of the article that was edited. */
  version: number | null;
  form: ArticleForm;
  /** The editor that wrote it last; several may be open for one article, in several tabs. */
  owner?: string | undefined;
  /** When it was last typed into, ISO 8601. */
  savedAt: string;
  /** The key under which this very content was sent, so that sending it again makes no second article. */
  sending?: { content: string; key: string } | undefined;
};

/** What an editor holds of a draft: its name, and the text that the editor shows. */
type HeldDraft = Pick<ArticleDraft, 'id' | 'form'> & { owner: string };

const PREFIX = 'article-draft-';

/** What the storage refused. Only in browsers: on the server this memory would be everybody's. */
const unstored = new Map<string, ArticleDraft>();

/** What a browser kept may come from an older version of this program. */
const storedDraft: z.ZodType<ArticleDraft> = z.object({
  id: z.string(),
  articleId: z.string().nullable(),
  version: z.number().nullable(),
  form: articleForm,
  owner: z.string().optional(),
  savedAt: z.iso.datetime(),
  sending: z.object({ content: z.string(), key: z.string() }).optional(),
});

/** A name for the draft of an article that is not stored yet. */
export function newDraftId(): string {
  return `new-${randomHex(8)}`;
}

/** A name for one opened editor. */
export function newOwner(): string {
  return randomHex(8);
}

/**
 * Keeps what an editor holds. What another editor wrote under the same name stays, and this is beside it. The key that
 * it was sent under stays with it, unless another is given.
 *
 * @returns whether it will still be there after the page is closed
 */
export function storeOwnDraft(draft: ArticleDraft & HeldDraft): boolean {
  const sending = draft.sending ?? readOwnDraft(draft)?.sending;
  let { id } = draft;
  for (let there = readDraft(id); there && !isOwn(there, draft); there = readDraft(id)) {
    id = `${id}~${draft.owner}`;
  }
  const isKept = storeDraft({ ...draft, id, sending });
  for (const own of ownDrafts(draft)) if (own.id !== id) forgetDraft(own.id);
  return isKept;
}

/**
 * Brings back a draft that was thrown away. What has been typed under its name since stays, beside it.
 *
 * @returns false when the browser does not keep it, because its storage is full
 */
export function restoreDraft(draft: ArticleDraft): boolean {
  return storeOwnDraft({ ...draft, owner: draft.owner ?? newOwner() });
}

/** Forgets what an editor kept; what another one wrote since stays. */
export function forgetOwnDrafts(held: HeldDraft): void {
  for (const { id } of ownDrafts(held)) forgetDraft(id);
}

/** What an editor stored, or found and continues. */
export function readOwnDraft(held: HeldDraft): ArticleDraft | undefined {
  const own = ownDrafts(held);
  return own.find(({ owner }) => owner === held.owner) ?? own[0];
}

/** @returns whether it will still be there after the page is closed */
export function storeDraft(draft: ArticleDraft): boolean {
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
    // Nothing was stored, then.
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
  return draftIds()
    .flatMap((id) => readDraft(id) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** The key for sending some content: the one it was sent under before, else a new one. */
export function keyForSending(draft: Pick<ArticleDraft, 'sending'> | undefined, content: string) {
  return draft?.sending?.content === content ? draft.sending : { content, key: randomHex(16) };
}

/** The drafts under a name, and beside it, that an editor may overwrite. */
function ownDrafts(held: HeldDraft): ArticleDraft[] {
  return draftIds()
    .filter((id) => id === held.id || id.startsWith(`${held.id}~`))
    .flatMap((id) => readDraft(id) ?? [])
    .filter((there) => isOwn(there, held));
}

/** Whether nothing is lost with a draft: the editor wrote it itself, or holds the same text. */
function isOwn(there: ArticleDraft, { owner, form }: HeldDraft): boolean {
  return there.owner === owner || isSameForm(there.form, form);
}

function draftIds(): string[] {
  return [...new Set([...unstored.keys(), ...storedIds()])];
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
