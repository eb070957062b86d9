import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ArticleDraft,
  forgetDraft,
  forgetOwnDrafts,
  keyForSending,
  listDrafts,
  newDraftId,
  newOwner,
  readDraft,
  readOwnDraft,
  restoreDraft,
  storeDraft,
  storeOwnDraft,
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
  expect(storeDraft(draft)).toBe(true);
  expect(readDraft('one')).toEqual(draft);
  forgetDraft('one');
  expect(readDraft('one')).toBeUndefined();
  expect(listDrafts()).toEqual([]);
});

test('a draft from before an article had some field is read, with what a new article has there', () => {
  const { readTime: _, ...form } = { ...EMPTY_FORM, title: 'Older' };
  storage.setItem('article-draft-one', JSON.stringify({ ...draftOf('one'), form }));
  expect(readDraft('one')?.form).toEqual({ ...form, readTime: '' });
});

test('all drafts of the browser are listed, the last typed first, and nothing else of its storage', () => {
  storage.setItem('site-language', 'es');
  storeDraft(draftOf('older'));
  storeDraft(draftOf('newer', { savedAt: '2026-02-01T12:00:00.000Z' }));
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
  expect(storeDraft(draft)).toBe(false);
  expect(readDraft('one')).toEqual(draft);
  vi.stubGlobal('localStorage', undefined);
  expect(storeDraft(draftOf('two'))).toBe(false);
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

test('no two new drafts or editors have one name', () => {
  expect(newDraftId()).not.toBe(newDraftId());
  expect(newOwner()).not.toBe(newOwner());
});

/** A draft of one article by one of two editors. */
const ownDraftOf = (owner: string, title: string, given: Partial<ArticleDraft> = {}) => ({
  ...draftOf('one', { articleId: 'one', form: { ...EMPTY_FORM, title }, ...given }),
  owner,
});
const titles = () =>
  listDrafts()
    .map(({ owner, form }) => `${owner}: ${form.title}`)
    .toSorted();

test('the key of a sending stays when somebody goes on typing, also in another editor', () => {
  const sending = { content: 'c', key: 'k' };
  storeOwnDraft(ownDraftOf('a', 'Sent', { sending }));
  storeOwnDraft(ownDraftOf('a', 'Sent.'));
  expect(readDraft('one')?.sending).toEqual(sending);
  // Opened again: the editor begins with the text that it found.
  storeOwnDraft(ownDraftOf('b', 'Sent.'));
  storeOwnDraft(ownDraftOf('b', 'Sent'));
  expect(keyForSending(readOwnDraft(ownDraftOf('b', 'Sent')), 'c')).toEqual(sending);
  expect(titles()).toEqual(['b: Sent']);
});

test('two editors of one article neither overwrite nor forget the text of each other', () => {
  storeOwnDraft(ownDraftOf('a', 'Mine'));
  storeOwnDraft(ownDraftOf('b', 'Other'));
  storeOwnDraft(ownDraftOf('a', 'Mine, longer'));
  storeOwnDraft(ownDraftOf('b', 'Other, longer'));
  expect(titles()).toEqual(['a: Mine, longer', 'b: Other, longer']);
  expect(listDrafts().map(({ articleId }) => articleId)).toEqual(['one', 'one']);
  forgetOwnDrafts(ownDraftOf('a', 'Mine, longer'));
  expect(titles()).toEqual(['b: Other, longer']);
  // The name is free again, and the text beside it moves there.
  storeOwnDraft(ownDraftOf('b', 'Other, longest'));
  expect(listDrafts().map(({ id }) => id)).toEqual(['one']);
  forgetOwnDrafts(ownDraftOf('b', ''));
  expect(listDrafts()).toEqual([]);
});

test('a draft that another editor goes on with is no longer the one that wrote it', () => {
  storeOwnDraft(ownDraftOf('a', 'Text'));
  storeOwnDraft(ownDraftOf('b', 'Text'));
  storeOwnDraft(ownDraftOf('b', 'Text of b'));
  forgetOwnDrafts(ownDraftOf('a', 'Text'));
  expect(titles()).toEqual(['b: Text of b']);
  storeOwnDraft(ownDraftOf('a', 'Text of a'));
  // Continuing the one beside it leaves its writer another name.
  storeOwnDraft({ ...ownDraftOf('c', 'Text of a'), id: 'one~a' });
  storeOwnDraft({ ...ownDraftOf('c', 'Text of c'), id: 'one~a' });
  storeOwnDraft(ownDraftOf('a', 'Text of a again'));
  expect(titles()).toEqual(['a: Text of a again', 'b: Text of b', 'c: Text of c']);
});

test('a draft that was thrown away comes back as it was', () => {
  const draft = draftOf('one', {
    articleId: 'one',
    version: 3,
    owner: 'a',
    sending: { content: 'c', key: 'k' },
  });
  storeDraft(draft);
  forgetDraft('one');
  restoreDraft(draft);
  expect(listDrafts()).toEqual([draft]);
});

test('a draft that comes back leaves alone what was typed under its name since', () => {
  const draft = draftOf('one', { articleId: 'one', owner: 'a' });
  const newer = {
    ...draftOf('one', { articleId: 'one', owner: 'b' }),
    form: { ...EMPTY_FORM, title: 'New' },
  };
  storeDraft(newer);
  restoreDraft(draft);
  expect(readDraft('one')).toEqual(newer);
  expect(listDrafts().map(({ form }) => form.title)).toEqual(expect.arrayContaining(['one', 'New']));
  expect(listDrafts()).toHaveLength(2);
});
