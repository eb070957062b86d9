import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { FetchApi } from '#client/api.ts';
import type { ChatMessage } from './conversation.ts';
import { createConversationStore, readStoredConversation, storeConversation } from './conversation-store.ts';

afterEach(() => void vi.useRealTimers());

const answer = (response: string) => Response.json({ response, kind: 'answer', language: 'en', links: [] });

function storeWith(fetchApi: FetchApi, kept: readonly ChatMessage[] = []) {
  const keep = vi.fn<(messages: readonly ChatMessage[]) => void>();
  return { keep, ...createConversationStore({ fetchApi, keep, read: () => kept, pageLocale: () => 'en' }) };
}
const said = (messages: readonly ChatMessage[]) =>
  messages.map(({ sender, content }) => `${sender}: ${content}`);
const sentBy = (fetchApi: Mock<FetchApi>, call: number) =>
  JSON.parse(String(fetchApi.mock.calls[call]?.[1]?.body)) as unknown;

test('a question is sent with the last six messages before it', async () => {
  const fetchApi = vi.fn<FetchApi>(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  for (const text of ['one', 'two', 'three', ' four ', 'five']) expect(await store.send(text)).toBe(true);
  const conversation = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(sentBy(fetchApi, 0)).toEqual({ message: 'one', history: [], conversation });
  expect(sentBy(fetchApi, 4)).toEqual({
    message: 'five',
    conversation,
    history: [
      { sender: 'user', content: 'two' },
      { sender: 'bot', content: 'Yes.' },
      { sender: 'user', content: 'three' },
      { sender: 'bot', content: 'Yes.' },
      { sender: 'user', content: 'four' },
      { sender: 'bot', content: 'Yes.' },
    ],
  });
  expect(new Headers(fetchApi.mock.calls[0]?.[1]?.headers).get('Accept')).toBe(
    'text/event-stream, application/json',
  );
  expect(store.keep).toHaveBeenLastCalledWith(store.current().messages);
});

test('the context of the last answer goes back with the next question, and is kept with it', async () => {
  const context = { messages: ['one'] };
  const fetchApi = vi.fn<FetchApi>(async () => Response.json({ response: 'Yes.', context }));
  const store = storeWith(fetchApi);
  await store.send('one');
  const later = storeWith(fetchApi, store.current().messages);
  await later.send('two');
  expect(sentBy(fetchApi, 0)).not.toHaveProperty('context');
  expect(sentBy(fetchApi, 1)).toHaveProperty('context', context);
});

test('all questions of a conversation carry its name, and the next conversation has another', async () => {
  const fetchApi = vi.fn<FetchApi>(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  await store.send('one');
  await store.send('two');
  store.clear();
  await store.send('three');
  const names = [0, 1, 2].map((call) => (sentBy(fetchApi, call) as { conversation: string }).conversation);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('blank and too long questions are not sent, nor one while another is answered', async () => {
  const fetchApi = vi.fn<FetchApi>(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  expect(await store.send(' \n ')).toBe(false);
  expect(await store.send('a'.repeat(2001))).toBe(false);
  expect(fetchApi).not.toHaveBeenCalled();
  const first = store.send('a'.repeat(2000));
  expect(store.current().pending).toEqual({ soFar: '' });
  expect(await store.send('and this?')).toBe(false);
  expect(await first).toBe(true);
  expect(store.current().pending).toBeUndefined();
  expect(fetchApi).toHaveBeenCalledTimes(1);
});

test('a failure is an apology, which is not sent along; asking again takes its place', async () => {
  const fetchApi = vi
    .fn<FetchApi>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('fault', { status: 500 }))
    .mockImplementation(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  await store.send('one');
  await store.askAgain();
  expect(store.current().messages).toMatchObject([{ content: 'one' }, { kind: 'apology' }]);
  await store.send('two');
  expect(sentBy(fetchApi, 2)).toMatchObject({
    message: 'two',
    history: [{ sender: 'user', content: 'one' }],
  });
  await store.askAgain();
  expect(fetchApi).toHaveBeenCalledTimes(3);
});

test('a question that is asked again is kept, also when it is not taken', async () => {
  const fetchApi = vi
    .fn<FetchApi>()
    .mockResolvedValueOnce(new Response('fault', { status: 500 }))
    .mockResolvedValueOnce(Response.json({ retryAfterSeconds: 7 }, { status: 429 }));
  const store = storeWith(fetchApi);
  await store.send('one');
  await store.askAgain();
  expect(said(store.current().messages)).toEqual(['user: one']);
  expect(store.current().refusal).toMatchObject({ is: 'busy', seconds: 7 });
  store.clear();
  expect(store.current()).toMatchObject({ messages: [], refusal: { is: 'busy', seconds: 7 } });
});

test('personal numbers are neither shown, nor kept, nor sent', async () => {
  const fetchApi = vi.fn<FetchApi>(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  await store.send('my social is 078-05-1120, what now?');
  expect(said(store.current().messages)[0]).toBe('user: my social is •••, what now?');
  expect(JSON.stringify(store.keep.mock.calls)).not.toContain('1120');
  expect(sentBy(fetchApi, 0)).toMatchObject({ message: 'my social is •••, what now?' });
});

test('a page that is left ends its calls without an apology', async () => {
  let fail = (_fault: Error) => {};
  const store = storeWith(() => new Promise((_, reject) => (fail = reject)));
  const asking = store.send('one');
  store.leave();
  fail(new TypeError('Failed to fetch'));
  await asking;
  expect(store.current()).toMatchObject({ messages: [{ content: 'one' }] });
  expect(store.current().messages).toHaveLength(1);
  expect(store.current().pending).toBeUndefined();
});

test('after too many questions the visitor has the question back and may ask again in time', async () => {
  vi.useFakeTimers();
  const fetchApi = vi
    .fn<FetchApi>()
    .mockResolvedValueOnce(Response.json({ retryAfterSeconds: 7 }, { status: 429 }))
    .mockImplementation(async () => answer('Yes.'));
  const store = storeWith(fetchApi);
  expect(await store.send('one')).toBe(false);
  expect(store.current()).toMatchObject({ messages: [], refusal: { is: 'busy', seconds: 7 } });
  expect(await store.send('one')).toBe(false);
  vi.setSystemTime(Date.now() + 7000);
  expect(await store.send('one')).toBe(true);
  expect(store.current().refusal).toBeUndefined();
});

test('a question that the API refuses comes back with what is wrong', async () => {
  const problem = { fields: [{ field: 'message', key: 'message.tooLong' }] };
  const store = storeWith(async () => Response.json(problem, { status: 422 }));
  expect(await store.send('one')).toBe(false);
  expect(store.current()).toEqual({ messages: [], refusal: { is: 'refused', problem: 'message.tooLong' } });
});

test('what is cleared is no longer waited for', async () => {
  let release = (_response: Response) => {};
  const store = storeWith(() => new Promise((resolve) => (release = resolve)));
  const asking = store.send('one');
  store.clear();
  release(answer('Too late.'));
  expect(await asking).toBe(true);
  expect(store.current()).toEqual({ messages: [] });
});

test('a kept conversation goes on with new ids, and its open question can be asked again', async () => {
  const kept: ChatMessage = {
    id: '4',
    timestamp: '2026-11-22T12:00:00.000Z',
    sender: 'user',
    content: 'one',
  };
  const store = storeWith(async () => answer('Yes.'), [kept]);
  await store.askAgain();
  expect(said(store.current().messages)).toEqual(['user: one', 'bot: Yes.']);
  store.rate('5', 'down');
  expect(store.current().messages.at(-1)).toMatchObject({ id: '5', rating: 'down' });
  expect(store.keep).toHaveBeenLastCalledWith(store.current().messages);
});

describe('in the storage of the tab', () => {
  const storage = new Map<string, string>();

  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
  });
  afterEach(() => {
    storage.clear();
    vi.unstubAllGlobals();
  });

  const question = (id: number, content = 'Hello?'): ChatMessage => ({
    id: String(id),
    timestamp: '2026-11-22T12:00:00.000Z',
    sender: 'user',
    content,
  });

  test('a conversation is there again after it was kept, until it is cleared', () => {
    const messages: ChatMessage[] = [
      question(1),
      { ...question(2), sender: 'bot', kind: 'answer', language: 'es', rating: 'up' },
      { ...question(3), sender: 'bot', kind: 'apology', content: '' },
      { ...question(4), sender: 'bot', kind: 'emergency', language: 'en', otherLanguageFrom: 3 },
    ];
    storeConversation(messages);
    expect(readStoredConversation()).toEqual(messages);
    storeConversation([]);
    expect(storage.size).toBe(0);
  });

  test('only the newest messages that fit are kept', () => {
    storeConversation(Array.from({ length: 130 }, (_, id) => question(id)));
    expect(readStoredConversation().map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 30)),
    );
    storeConversation([question(1, 'a'.repeat(60_000)), question(2, 'b'.repeat(60_000))]);
    expect(readStoredConversation().map(({ id }) => id)).toEqual(['2']);
  });

  test.each([
    '{',
    'null',
    '{}',
    '[1]',
    '[{"id":"1"}]',
    '[{"id":"1","timestamp":"","sender":"bot","content":"x"}]',
  ])('what stands broken in the storage is no conversation: %s', (text) => {
    storage.set('assistant-conversation', text);
    expect(readStoredConversation()).toEqual([]);
  });

  test('where storage is forbidden it is kept until the page is left', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    storeConversation([question(1)]);
    expect(readStoredConversation()).toEqual([question(1)]);
  });
});
