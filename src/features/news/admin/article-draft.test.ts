import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ArticleDraft,
  forgetDraft,
  keepDraft,
  keyForSending,
  listDrafts,
  newDraftId,
  readDraft,
} from './article-draft.ts';
import { EMPTY_FORM } from './article-form.ts';

/** The part of Web Storage that drafts use: keys are the object's own. */
class Storage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  for (const { id } of listDrafts()) forgetDraft(id);
  vi.unstubAllGlobals();
});

function draftOf(id: string, given: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    id,
    articleId: null,
    version: null,
    form: { ...EMPTY_FORM, title: id },
    savedAt: '2026-01-01T12:00:00.000Z',
    ...given,
  };
}

test('a draft is read back as it was kept, until it is forgotten', () => {
  const draft = draftOf('one', { articleId: 'one', version: 3, sending: { content: 'c', key: 'k' } });
  expect(keepDraft(draft)).toBe(true);
  expect(readDraft('one')).toEqual(draft);
  forgetDraft('one');
  expect(readDraft('one')).toBeUndefined();
  expect(listDrafts()).toEqual([]);
});

test('all drafts of the browser are listed, the last typed first, and nothing else of its storage', () => {
  storage.setItem('site-language', 'es');
  keepDraft(draftOf('older'));
  keepDraft(draftOf('newer', { savedAt: '2026-02-01T12:00:00.000Z' }));
  expect(listDrafts().map(({ id }) => id)).toEqual(['newer', 'older']);
});

test.each(['', 'null', '{', '{"id":"x"}', JSON.stringify({ ...draftOf('x'), form: { title: 7 } })])(
  'what is no draft is none: %s',
  (kept) => {
    storage.setItem('article-draft-x', kept);
    expect(readDraft('x')).toBeUndefined();
    expect(listDrafts()).toEqual([]);
  },
);

test('a browser that is full or forbids storage keeps drafts while the page stands', () => {
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const draft = draftOf('one');
  expect(keepDraft(draft)).toBe(false);
  expect(readDraft('one')).toEqual(draft);
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft(draftOf('two'))).toBe(false);
  expect(listDrafts().length).toBe(2);
  forgetDraft('one');
  expect(readDraft('one')).toBeUndefined();
});

test('the same content is sent under the same key, other content under another', () => {
  const first = keyForSending(undefined, 'a');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyForSending({ sending: first }, 'a')).toEqual(first);
  expect(keyForSending({ sending: first }, 'b').key).not.toBe(first.key);
});

test('no two new drafts have one name', () => {
  expect(newDraftId()).not.toBe(newDraftId());
});
