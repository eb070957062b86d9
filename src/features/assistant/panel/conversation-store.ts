import type { FetchApi } from '#client/api.ts';
import { randomKey } from '#client/random-key.ts';
import { type ChatProblemKey, MESSAGE_LIMIT } from '#features/assistant/chat.ts';
import { maskPersonalNumbers } from '#features/assistant/safety/mask-personal-numbers.ts';
import type { Locale } from '#i18n/locale.ts';
import { ask } from './ask.ts';
import {
  type ChatMessage,
  historyOf,
  isReply,
  openQuestion,
  type Rating,
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
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Asks a question; numbers of cards, social security and the like are taken out of it first. Blank ones, ones that
   * are too long, and others while one is being answered are not sent.
   *
   * @returns whether it has its place in the conversation; if not, it is the visitor's to send again
   */
  send: (text: string) => Promise<boolean>;
  /** Asks the last question once more, when it has no answer. It stays in the conversation, whatever comes of that. */
  askAgain: () => Promise<void>;
  /** Lets go of an answer under way because the page is left: its question can be asked again. */
  leave: () => void;
  /** Forgets everything but how long to wait; an answer under way is no longer waited for. */
  clear: () => void;
  /** Remembers what the visitor said of an answer. */
  rate: (id: string, rating: Rating) => void;
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
  const listeners = new Set<() => void>();
  let conversation: Conversation = { messages: read() };
  let underWay: AbortController | undefined;
  /** Names the conversation where messages are kept; it is not stored, so a page that is loaded anew has another. */
  let name = randomKey();
  let lastId = Math.max(0, ...conversation.messages.map(({ id }) => Number(id) || 0));

  const set = (next: Conversation) => {
    if (next.messages !== conversation.messages) keep(next.messages);
    conversation = next;
    for (const listener of listeners) listener();
  };
  const stamp = () => {
    lastId += 1;
    return { id: String(lastId), timestamp: new Date().toISOString() };
  };

  /** Asks the question that stands last in `messages`. */
  const answerLast = async (
    messages: readonly ChatMessage[],
    question: VisitorMessage,
    isAgain: boolean,
  ): Promise<boolean> => {
    const request = new AbortController();
    underWay = request;
    set({ messages, pending: { soFar: '' } });
    const outcome = await ask(
      {
        message: question.content,
        history: historyOf(messages.slice(0, messages.indexOf(question))),
        conversation: name,
      },
      {
        fetchApi,
        pageLocale: pageLocale(),
        signal: request.signal,
        onText: (soFar) => {
          if (underWay === request) set({ ...conversation, pending: { soFar } });
        },
      },
    );
    // Cleared meanwhile, or the page is being left.
    if (underWay !== request) return true;
    underWay = undefined;
    const { messages: current } = conversation;
    const untaken = isAgain ? current : current.filter((message) => message !== question);
    switch (outcome.is) {
      case 'answered': {
        const { response: content, kind, language, otherLanguageFrom, suggestions } = outcome.reply;
        const other = {
          ...(otherLanguageFrom === undefined ? {} : { otherLanguageFrom }),
          ...(suggestions === undefined ? {} : { suggestions }),
        };
        set({ messages: [...current, { ...stamp(), sender: 'bot', content, kind, language, ...other }] });
        return true;
      }
      case 'failed':
        set({ messages: [...current, { ...stamp(), sender: 'bot', content: '', kind: 'apology' }] });
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

  const canSend = () => !underWay && !isBusy(conversation.refusal, Date.now());

  return {
    current: () => conversation,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(text) {
      const content = maskPersonalNumbers(text.trim());
      if (content === '' || content.length > MESSAGE_LIMIT || !canSend()) return false;
      const question: VisitorMessage = { ...stamp(), sender: 'user', content };
      return answerLast([...conversation.messages, question], question, false);
    },
    async askAgain() {
      const question = openQuestion(conversation.messages);
      if (!question || !canSend()) return;
      const place = conversation.messages.indexOf(question);
      await answerLast(conversation.messages.slice(0, place + 1), question, true);
    },
    leave() {
      if (!underWay) return;
      underWay = undefined;
      set({ messages: conversation.messages });
    },
    clear() {
      underWay?.abort();
      underWay = undefined;
      name = randomKey();
      const { refusal } = conversation;
      set({ messages: [], ...(refusal && isBusy(refusal, Date.now()) ? { refusal } : {}) });
    },
    rate(id, rating) {
      const messages = conversation.messages.map((message) =>
        message.id === id && isReply(message) ? { ...message, rating } : message,
      );
      set({ ...conversation, messages });
    },
  };
}
