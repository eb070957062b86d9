import { expect, test } from 'vitest';
import { articleWith } from '../../../../tests/support/article.ts';
import { EMPTY_FORM, toForm } from './article-form.ts';
import { type EditorEvent, type EditorState, firstState, nextState, textOverTheirs } from './editor-state.ts';

const STORED = articleWith({ version: 4 });
const THEIRS = articleWith({ title: 'Theirs', version: 5 });
const MINE = { ...toForm(STORED), title: 'Mine' };
const DRAFT = {
  id: 'one~b',
  articleId: STORED.id,
  version: 3,
  form: { ...MINE, title: 'Kept' },
  savedAt: '2026-01-02T12:00:00.000Z',
};
const OPENED = { step: { name: 'ready' }, form: toForm(STORED), stored: STORED, version: 4 } as const;

/** The state after these events, of an editor that has just loaded its article. */
function after(...events: EditorEvent[]): EditorState {
  return [{ type: 'opened', opened: OPENED } as const, ...events].reduce(nextState, firstState('one'));
}
const typed = { type: 'changed', change: MINE } as const;
const overtaken = { type: 'answered', outcome: { kind: 'conflict', theirs: THEIRS } } as const;

test('an editor loads, and again when somebody wants to try again', () => {
  const failed = nextState(firstState('one'), {
    type: 'opened',
    opened: { step: { name: 'failed' }, form: EMPTY_FORM },
  });
  expect(failed.step).toEqual({ name: 'failed' });
  expect(nextState(failed, { type: 'openedAgain' })).toEqual(firstState('one'));
  expect(after()).toMatchObject({ ...OPENED, draftId: 'one' });
});

test('a picture arrives in the form as it is by then', () => {
  const picture = { type: 'changed', change: ({ title }: { title: string }) => ({ alt: title }) } as const;
  expect(after(typed, picture).form).toEqual({ ...MINE, alt: 'Mine' });
});

test('an offered draft is continued on its version, or left and can be taken back until something is typed', () => {
  const offer = { type: 'opened', opened: { ...OPENED, step: { name: 'offer', draft: DRAFT } } } as const;
  const kept = { form: DRAFT.form, version: 3 };
  expect(after(offer, { type: 'offerTaken' })).toMatchObject({
    ...kept,
    draftId: 'one~b',
    step: { name: 'ready' },
  });
  const left = after(offer, { type: 'offerLeft' });
  expect(left).toMatchObject({ ...OPENED, draftId: 'one', undo: { why: 'draftLeft', ...kept } });
  expect(nextState(left, { type: 'undone' })).toMatchObject({ ...kept, undo: undefined });
  expect(nextState(left, typed).undo).toBeUndefined();
  const ofNew = { ...offer.opened, step: { name: 'offer', draft: { ...DRAFT, articleId: null } } } as const;
  expect(after({ type: 'opened', opened: ofNew }, { type: 'offerLeft' }).undo).toBeUndefined();
});

test('a part of the content that was removed comes back where it was', () => {
  const sections = [...MINE.sections, { title: 'More', content: 'b' }];
  const before = { type: 'changed', change: { sections } } as const;
  const without = { type: 'changed', change: { sections: MINE.sections } } as const;
  const removed = {
    type: 'partRemoved',
    name: 'Part 2',
    place: 'content.sections.1',
    before: sections,
  } as const;
  const state = after(before, without, removed);
  expect(state.undo).toMatchObject({ why: 'partRemoved', place: 'content.sections.1' });
  expect(nextState(state, { type: 'undone' })).toMatchObject({ form: { sections }, undo: undefined });
  expect(nextState(state, typed).undo).toBeUndefined();
});

test('a removed part can still be restored after saving left the empty ones out', () => {
  const empty = { title: '', content: ' ' };
  const before = [...MINE.sections, { title: 'More', content: 'b' }, empty];
  const state = after(
    { type: 'changed', change: { sections: [...MINE.sections, empty] } },
    { type: 'partRemoved', name: 'Part 2', place: 'content.sections.1', before },
    { type: 'emptyPartsLeftOut' },
    { type: 'foundProblems', problems: { title: 'title.missing' } },
  );
  expect(state.form.sections).toEqual(MINE.sections);
  expect(nextState(state, { type: 'undone' }).form.sections).toEqual(before);
});

test('what keeps it from being saved is shown until the next try', () => {
  const waiting = after({ type: 'uploading', isUploading: true }, { type: 'hadToWait' });
  expect(waiting.notice).toBe('uploading');
  expect(nextState(waiting, typed).notice).toBeUndefined();
  const wrong = after({ type: 'foundProblems', problems: { title: 'title.missing' } });
  expect(nextState(wrong, { type: 'sent' })).toMatchObject({ problems: {}, isSaving: true });
  const refused = { kind: 'refused', fields: [{ field: 'title', key: 'title.missing' }] } as const;
  expect(after({ type: 'sent' }, { type: 'answered', outcome: refused })).toMatchObject({
    problems: { title: 'title.missing' },
    isSaving: false,
  });
  const lost = after({ type: 'sent' }, { type: 'answered', outcome: { kind: 'network' } });
  expect(lost).toMatchObject({ notice: 'network', isSaving: false });
  // Typing does not bring the connection back.
  expect(nextState(lost, typed).notice).toBe('network');
  expect(nextState(lost, { type: 'sent' }).notice).toBeUndefined();
});

test('of two texts either stays, and who takes the other can take that back', () => {
  const state = after(typed, { type: 'sent' }, overtaken);
  expect(state).toMatchObject({ conflict: THEIRS, stored: STORED, form: MINE, isSaving: false });
  const onTheirs = { stored: THEIRS, version: 5, conflict: undefined };
  expect(nextState(state, { type: 'mineKept', form: MINE })).toMatchObject({ ...onTheirs, form: MINE });
  const taken = nextState(state, { type: 'theirsTaken' });
  expect(taken).toMatchObject({ ...onTheirs, form: toForm(THEIRS), undo: { why: 'theirsTaken' } });
  expect(nextState(taken, { type: 'undone' })).toMatchObject({ stored: THEIRS, version: 4, form: MINE });
  expect(nextState(state, { type: 'decidedLater' })).toMatchObject({ stored: STORED, conflict: undefined });
});

test('a text that is kept over theirs is sent without empty parts, and with the counterpart that was changed', () => {
  const mine = { ...MINE, counterpartId: '1', sections: [...MINE.sections, { title: ' ', content: '' }] };
  const theirs = { ...THEIRS, counterpartId: '2' };
  const kept = { ...mine, sections: MINE.sections };
  expect(textOverTheirs(mine, { counterpartId: null }, theirs)).toEqual(kept);
  expect(textOverTheirs(mine, mine, theirs)).toEqual({ ...kept, counterpartId: '2' });
});

test('the text of a deleted article becomes a new one, without a counterpart', () => {
  const gone = after(typed, { type: 'sent' }, { type: 'answered', outcome: { kind: 'gone' } });
  const text = { ...MINE, counterpartId: '1' };
  expect(nextState(gone, { type: 'madeNew', form: text, draftId: 'new-1' })).toMatchObject({
    form: { ...MINE, counterpartId: null },
    stored: undefined,
    version: undefined,
    draftId: 'new-1',
    notice: undefined,
  });
});
