import type { FetchApi } from '#client/api.ts';
import { randomKey } from '#client/random-key.ts';
import { forgetInTab, readFromTab, storeInTab } from '#client/tab-storage.ts';
import { type ChatProblemKey, MESSAGE_LIMIT, type QuotedPlan } from '#features/assistant/chat.ts';
import { maskPersonalNumbers } from '#features/assistant/safety/mask-personal-numbers.ts';
import type { Locale } from '#i18n/locale.ts';
import { createStore, type Store } from '#ui/store.ts';
import { ask } from './ask.ts';
import {
  type ChatMessage,
  contextOf,
  historyOf,
  isChatMessage,
  isReply,
  openQuestion,
  type Rating,
  type ReplyMessage,
  type VisitorMessage,
} from './conversation.ts';

/** Why the last question was not taken: too many at once, or what is wrong with it. */
export type Refusal =
  | { is: 'busy'; seconds: number; until: number }
  | { is: 'refused'; problem: ChatProblemKey };

export type Conversation = {
  messages: readonly ChatMessage[];
  /** While a question is being answered: what has arrived of the answer. */
  pending?: { soFar: string };
  refusal?: Refusal;
};

export type ConversationStore = {
  /** The same object until something changes. */
  current: () => Conversation;
  subscribe: Store<Conversation>['subscribe'];
  /**
   * Asks a question; numbers of cards, social security and the like are taken out of it first. Blank ones, ones that
   * are too long, and others while one is being answered are not sent.
   *
   * @returns whether it has its place in the conversation; if not, it is the visitor's to send again
   */
  send: (text: string) => Promise<boolean>;
  /** Asks the last question once more, when it has no answer. It stays in the conversation, whatever comes of that. */
  askAgain: () => Promise<void>;
  /** Aborts an answer under way because the page is left: its question can be asked again. */
  leave: () => void;
  /** Forgets everything but how long to wait; an answer under way is no longer waited for. */
  clear: () => void;
  /** Remembers what the visitor said of an answer. */
  rate: (id: string, rating: Rating) => void;
  /** Remembers how the visitor has changed the plan of an answer. */
  changeQuote: (id: string, changedQuote: QuotedPlan) => void;
};

export type ConversationDependencies = {
  fetchApi: FetchApi;
  read: () => readonly ChatMessage[];
  keep: (messages: readonly ChatMessage[]) => void;
  pageLocale: () => Locale;
};

/** Whether the visitor still has to wait before the next question is taken. */
export function isBusy(refusal: Refusal | undefined, now: number): boolean {
  return refusal?.is === 'busy' && now < refusal.until;
}

/** A conversation outside of React: what is under way goes on whatever page is shown, and while the panel is closed. */
export function createConversationStore(dependencies: ConversationDependencies): ConversationStore {
  const { fetchApi, read, keep, pageLocale } = dependencies;
  const { get: current, set: show, subscribe } = createStore<Conversation>({ messages: read() });
  let underWay: AbortController | undefined;
  /** Names the conversation where messages are kept; it is not stored, so a reloaded page has another. */
  let name = randomKey();
  let lastId = Math.max(0, ...current().messages.map(({ id }) => Number(id) || 0));

  const set = (next: Conversation) => {
    if (next.messages !== current().messages) keep(next.messages);
    show(next);
  };
  const amend = (id: string, change: Pick<ReplyMessage, 'rating' | 'changedQuote'>) => {
    const messages = current().messages.map((message) =>
      message.id === id && isReply(message) ? { ...message, ...change } : message,
    );
    set({ ...current(), messages });
  };
  const stamp = () => {
    lastId += 1;
    return { id: String(lastId), timestamp: new Date().toISOString() };
  };

  /** Asks the last question in `messages`. */
  const answerLast = async (
    messages: readonly ChatMessage[],
    question: VisitorMessage,
    isAgain: boolean,
  ): Promise<boolean> => {
    const request = new AbortController();
    underWay = request;
    set({ messages, pending: { soFar: '' } });
    const before = messages.slice(0, messages.indexOf(question));
    const context = contextOf(before);
    const outcome = await ask(
      {
        message: question.content,
        history: historyOf(before),
        ...(context ? { context } : {}),
        conversation: name,
      },
      {
        fetchApi,
        pageLocale: pageLocale(),
        signal: request.signal,
        onText: (soFar) => {
          if (underWay === request) set({ ...current(), pending: { soFar } });
        },
      },
    );
    // Cleared meanwhile, or the page is being left.
    if (underWay !== request) return true;
    underWay = undefined;
    const { messages: shown } = current();
    const untaken = isAgain ? shown : shown.filter((message) => message !== question);
    switch (outcome.is) {
      case 'answered': {
        const { response: content, kind, language, otherLanguageFrom, quote, context } = outcome.reply;
        const other = {
          ...(otherLanguageFrom === undefined ? {} : { otherLanguageFrom }),
          ...(quote === undefined ? {} : { quote }),
          ...(context === undefined ? {} : { context }),
        };
        set({ messages: [...shown, { ...stamp(), sender: 'bot', content, kind, language, ...other }] });
        return true;
      }
      case 'failed':
        set({ messages: [...shown, { ...stamp(), sender: 'bot', content: '', kind: 'apology' }] });
        return true;
      case 'busy': {
        const until = Date.now() + outcome.seconds * 1000;
        set({ messages: untaken, refusal: { is: 'busy', seconds: outcome.seconds, until } });
        return false;
      }
      case 'refused':
        set({ messages: untaken, refusal: outcome });
        return false;
    }
  };

  const canSend = () => !underWay && !isBusy(current().refusal, Date.now());

  return {
    current,
    subscribe,
    async send(text) {
      const content = maskPersonalNumbers(text.trim());
      if (content === '' || content.length > MESSAGE_LIMIT || !canSend()) return false;
      const question: VisitorMessage = { ...stamp(), sender: 'user', content };
      return answerLast([...current().messages, question], question, false);
    },
    async askAgain() {
      const question = openQuestion(current().messages);
      if (!question || !canSend()) return;
      const { messages } = current();
      await answerLast(messages.slice(0, messages.indexOf(question) + 1), question, true);
    },
    leave() {
      if (!underWay) return;
      underWay = undefined;
      set({ messages: current().messages });
    },
    clear() {
      underWay?.abort();
      underWay = undefined;
      name = randomKey();
      const { refusal } = current();
      set({ messages: [], ...(refusal && isBusy(refusal, Date.now()) ? { refusal } : {}) });
    },
    rate: (id, rating) => amend(id, { rating }),
    changeQuote: (id, changedQuote) => amend(id, { changedQuote }),
  };
}

/** Key in session storage: a conversation belongs to its tab and is gone when the tab closes. */
const STORAGE_KEY = 'assistant-conversation';
/** Beyond these the oldest messages are no longer kept for the next page load. */
const MOST_MESSAGES = 100;
const MOST_CHARACTERS = 100_000;

/** The conversation kept for this tab; empty when there is none, or it cannot be read. */
export function readStoredConversation(): readonly ChatMessage[] {
  const kept = readFromTab(STORAGE_KEY);
  return Array.isArray(kept) && kept.every(isChatMessage) ? kept : [];
}

/** Keeps a conversation for the next page load in this tab. */
export function storeConversation(messages: readonly ChatMessage[]): void {
  if (messages.length === 0) forgetInTab(STORAGE_KEY);
  else storeInTab(STORAGE_KEY, newestThatFit(messages));
}

function newestThatFit(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let characters = 0;
  const tooFar = messages.findLastIndex((message, place) => {
    characters += JSON.stringify(message).length;
    return characters > MOST_CHARACTERS || messages.length - place > MOST_MESSAGES;
  });
  return messages.slice(tooFar + 1);
}
