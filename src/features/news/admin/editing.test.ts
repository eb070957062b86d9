import { beforeEach, expect, test } from 'vitest';
import type { FetchApi } from '#client/api.ts';
import { articleWith } from '../../../../tests/support/article.ts';
import { deleteArticle, sendArticle, toggleArticle } from './article-calls.ts';
import { forgetDraft, listDrafts, storeDraft } from './article-draft.ts';
import { EMPTY_FORM, toForm } from './article-form.ts';
import { openArticle } from './open-article.ts';

/* Opening an article in the editor and sending it, against an API that a test makes up. Drafts stay in memory. */

const STORED = articleWith({
  content: { sections: [{ title: 'Contenido', content: 'C' }] },
  language: 'es',
  version: 4,
});
const MINE = { ...toForm(STORED), title: 'Mine' };

type Answer = { status?: number; body?: unknown };
const problem = (status: number, more: object = {}): Answer => ({
  status,
  body: { status, message: 'no', code: 'x', ...more },
});

/** An API that gives these answers in turn ("fails" without one), and what it was asked. */
function apiAnswering(...answers: (Answer | undefined)[]) {
  const asked: { call: string; headers: Record<string, string>; body: unknown }[] = [];
  const fetchApi: FetchApi = async (path, init) => {
    asked.push({
      call: `${init?.method ?? 'GET'} ${path}`,
      headers: (init?.headers ?? {}) as Record<string, string>,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };
  return { fetchApi, asked };
}

beforeEach(() => {
  for (const { id } of listDrafts()) forgetDraft(id);
});

function keepMine(version: number): void {
  storeDraft({
    id: STORED.id,
    articleId: STORED.id,
    version,
    form: MINE,
    savedAt: '2026-01-02T12:00:00.000Z',
  });
}

test('a new article begins empty, or asks about one that was not saved', async () => {
  const { fetchApi } = apiAnswering();
  expect(await openArticle(fetchApi, { articleId: null })).toEqual({
    step: { name: 'ready' },
    form: EMPTY_FORM,
  });
  const form = { ...EMPTY_FORM, title: 'Sin guardar' };
  storeDraft({ id: 'new-1', articleId: null, version: null, form, savedAt: '2026-01-02T12:00:00.000Z' });
  const asking = await openArticle(fetchApi, { articleId: null, offeredId: 'new-1' });
  expect(asking).toMatchObject({ step: { name: 'offer', draft: { form } }, form: EMPTY_FORM });
  expect(await openArticle(fetchApi, { articleId: null, draftId: 'new-1' })).toMatchObject({
    step: { name: 'ready' },
    form,
  });
});

test('an article is opened as it is stored; a draft that says the same is not asked about', async () => {
  storeDraft({
    id: STORED.id,
    articleId: STORED.id,
    version: 3,
    form: toForm(STORED),
    savedAt: '2026-01-02T12:00:00.000Z',
  });
  const { fetchApi, asked } = apiAnswering({ body: STORED });
  expect(await openArticle(fetchApi, { articleId: STORED.id })).toEqual({
    step: { name: 'ready' },
    stored: STORED,
    version: 4,
    form: toForm(STORED),
  });
  expect(asked.map(({ call }) => call)).toEqual([`GET /api/articles/${STORED.id}`]);
});

test('a draft is asked about, and goes on with the version it was written on', async () => {
  keepMine(3);
  const asking = await openArticle(apiAnswering({ body: STORED }).fetchApi, { articleId: STORED.id });
  expect(asking).toMatchObject({ step: { name: 'offer' }, form: toForm(STORED), version: 4 });
  const resumed = await openArticle(apiAnswering({ body: STORED }).fetchApi, {
    articleId: STORED.id,
    draftId: STORED.id,
  });
  expect(resumed).toMatchObject({ step: { name: 'ready' }, form: MINE, version: 3, stored: STORED });
});

test('text that stands beside the draft of another tab is asked about too', async () => {
  const beside = { id: `${STORED.id}~b`, articleId: STORED.id, version: 4, form: MINE };
  storeDraft({ ...beside, savedAt: '2026-01-02T12:00:00.000Z' });
  const asking = await openArticle(apiAnswering({ body: STORED }).fetchApi, { articleId: STORED.id });
  expect(asking).toMatchObject({ step: { name: 'offer', draft: beside } });
});

test('of a deleted article the draft is still there; without an answer nothing is opened', async () => {
  keepMine(3);
  const target = { articleId: STORED.id };
  expect(await openArticle(apiAnswering(problem(404)).fetchApi, target)).toMatchObject({
    step: { name: 'gone', draft: { form: MINE } },
  });
  expect((await openArticle(apiAnswering().fetchApi, target)).step).toEqual({ name: 'failed' });
  expect((await openArticle(apiAnswering(problem(500)).fetchApi, target)).step).toEqual({ name: 'failed' });
});

test('a new article is posted under its key', async () => {
  const { fetchApi, asked } = apiAnswering({ status: 201, body: STORED });
  expect(await sendArticle(fetchApi, MINE, { key: 'k' })).toEqual({ kind: 'saved', article: STORED });
  expect(asked).toMatchObject([
    { call: 'POST /api/articles', headers: { 'Idempotency-Key': 'k' }, body: { title: 'Mine' } },
  ]);
});

test('a change goes out with the version it was written on', async () => {
  const { fetchApi, asked } = apiAnswering({ body: STORED });
  await sendArticle(fetchApi, MINE, { stored: STORED, version: 3 });
  expect(asked).toMatchObject([
    { call: `PUT /api/articles/${STORED.id}`, headers: { 'If-Match': '"v3"' }, body: { title: 'Mine' } },
  ]);
});

test('a stale change comes back with what the others wrote', async () => {
  const theirs = { ...STORED, title: 'Theirs', version: 5 };
  const { fetchApi } = apiAnswering(problem(412), { body: theirs });
  expect(await sendArticle(fetchApi, MINE, { stored: STORED, version: 4 })).toEqual({
    kind: 'conflict',
    theirs,
  });
});

test('a change that was stored without an answer is no conflict when it is sent again', async () => {
  const stored = { ...STORED, title: 'Mine', version: 5 };
  const { fetchApi } = apiAnswering(problem(412), { body: stored });
  expect(await sendArticle(fetchApi, MINE, { stored: STORED, version: 4 })).toEqual({
    kind: 'saved',
    article: stored,
  });
});

test('it is none either when the texts were stored a little differently than typed', async () => {
  const stored = { ...STORED, title: 'Mine', excerpt: 'B\nb', version: 5 };
  const { fetchApi } = apiAnswering(problem(412), { body: stored });
  const typed = { ...MINE, title: 'Mine ', excerpt: 'B\r\nb\n' };
  expect(await sendArticle(fetchApi, typed, { stored: STORED, version: 4 })).toEqual({
    kind: 'saved',
    article: stored,
  });
});

test.each([
  [[problem(412), problem(404)], { kind: 'gone' }],
  [[problem(412), undefined], { kind: 'network' }],
  [[problem(404)], { kind: 'gone' }],
  [[problem(401)], { kind: 'signedOut' }],
  [[problem(429)], { kind: 'tooMany' }],
  [[problem(500)], { kind: 'fault' }],
  [[undefined], { kind: 'network' }],
  [
    [problem(422, { fields: [{ field: 'title', key: 'title.missing' }] })],
    { kind: 'refused', fields: [{ field: 'title', key: 'title.missing' }] },
  ],
])('%j is reported as %j', async (answers, outcome) => {
  const { fetchApi } = apiAnswering(...answers);
  expect(await sendArticle(fetchApi, MINE, { stored: STORED, version: 4 })).toEqual(outcome);
});

test('from the list an article is changed only as the list shows it', async () => {
  const { fetchApi, asked } = apiAnswering({ body: STORED }, { status: 204 }, problem(412));
  expect(await toggleArticle(fetchApi, STORED)).toBeUndefined();
  expect(await deleteArticle(fetchApi, STORED)).toBeUndefined();
  expect(await deleteArticle(fetchApi, STORED)).toEqual({ kind: 'stale' });
  expect(asked.map(({ call, headers }) => [call, headers['If-Match']])).toEqual([
    [`PATCH /api/articles/${STORED.id}/toggle`, '"v4"'],
    [`DELETE /api/articles/${STORED.id}`, '"v4"'],
    [`DELETE /api/articles/${STORED.id}`, '"v4"'],
  ]);
});
