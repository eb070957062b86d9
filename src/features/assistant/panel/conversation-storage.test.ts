import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from './conversation.ts';
import { readStoredConversation, storeConversation } from './conversation-store.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
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

test('where storage is forbidden nothing is kept and nothing breaks', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  storeConversation([question(1)]);
  expect(readStoredConversation()).toEqual([]);
});
