import { type ChatMessage, isChatMessage } from './conversation.ts';

/** Key in session storage: a conversation belongs to its tab and is gone when the tab closes. */
const STORAGE_KEY = 'assistant-conversation';
/** Beyond these the oldest messages are no longer kept for the next page load. */
const MOST_MESSAGES = 100;
const MOST_CHARACTERS = 100_000;

/** The conversation stored for this tab; empty when there is none, it cannot be read, or storage is forbidden. */
export function readStoredConversation(): readonly ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isChatMessage) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * Stores a conversation for the next page load in this tab. Where storage is forbidden it lasts as long as the page.
 */
export function storeConversation(messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(newestThatFit(messages)));
  } catch {
    // Forbidden or full: nothing is lost until the page is left.
  }
}

function newestThatFit(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let characters = 0;
  const tooFar = messages.findLastIndex((message, place) => {
    characters += JSON.stringify(message).length;
    return characters > MOST_CHARACTERS || messages.length - place > MOST_MESSAGES;
  });
  return messages.slice(tooFar + 1);
}
