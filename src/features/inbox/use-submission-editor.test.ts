import { afterEach, expect, test, vi } from 'vitest';
import { isStoredAlready, readDraft, storeDraft } from './use-submission-editor.ts';

/** What a tab's storage does, as far as drafts need it. */
function storage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
afterEach(() => vi.unstubAllGlobals());

const draft = { state: 'done', note: 'Llamada', version: 3 } as const;

test('a draft is kept for its form until it is forgotten', () => {
  vi.stubGlobal('sessionStorage', storage());
  storeDraft('CC-2222-3333', draft);
  expect(readDraft('CC-2222-3333')).toEqual(draft);
  expect(readDraft('CC-4444-5555')).toBeUndefined();
  storeDraft('CC-2222-3333', undefined);
  expect(readDraft('CC-2222-3333')).toBeUndefined();
});

test.for([
  '{',
  '[]',
  'null',
  '{"state":"lost","note":"","version":1}',
  '{"state":"new","note":1,"version":1}',
])('what is no draft is not taken for one: %s', (text) => {
  vi.stubGlobal('sessionStorage', storage(new Map([['inbox-draft-CC-2222-3333', text]])));
  expect(readDraft('CC-2222-3333')).toBeUndefined();
});

test.each([
  [{ ...draft, version: 2 }, true],
  [{ ...draft, note: ' Llamada\r\n', version: 2 }, true],
  [{ ...draft, note: 'Llamada ayer', version: 2 }, false],
  [{ ...draft, state: 'new', version: 2 } as const, false],
  // Still being written: the space is followed by a word.
  [{ ...draft, note: 'Llamada ' }, false],
])('%j is stored already: %j', (kept, expected) => {
  expect(isStoredAlready(kept, draft)).toBe(expected);
});

test('blocked storage breaks nothing', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  storeDraft('CC-2222-3333', draft);
  expect(readDraft('CC-2222-3333')).toBeUndefined();
});
