import {
  type ChatContext,
  HISTORY_TURNS,
  type QuotedPlan,
  type ReplyKind,
  type Turn,
} from '#features/assistant/chat.ts';
import { isLocale, type Locale } from '#i18n/locale.ts';

/** What a visitor says of an answer. */
export const RATINGS = ['up', 'down'] as const;
export type Rating = (typeof RATINGS)[number];

/** What the visitor asked. */
export type VisitorMessage = { id: string; timestamp: string; sender: 'user'; content: string };

/** What the assistant answered; `rating` once the visitor has sent one. */
export type ReplyMessage = {
  id: string;
  timestamp: string;
  sender: 'bot';
  content: string;
  kind: ReplyKind;
  language: Locale;
  /** Where in `content` the other language begins, if it has both. */
  otherLanguageFrom?: number;
  /** Goes back with the next question. */
  context?: ChatContext;
  rating?: Rating;
  /** The plan whose price it names. */
  quote?: QuotedPlan;
  /** The same as the visitor has changed it since. */
  changedQuote?: QuotedPlan;
};

/** Said by the bot in place of an answer that failed. Its text is in the language of the answers before it. */
export type ApologyMessage = { id: string; timestamp: string; sender: 'bot'; content: ''; kind: 'apology' };

/** A message of a conversation (docs/product/records.md, Chat message). The welcome is not one of them. */
export type ChatMessage = VisitorMessage | ReplyMessage | ApologyMessage;

/** A longer answer is no answer of ours, and the API would not take it back as history. */
const HISTORY_CONTENT_LIMIT = 8000;

export function isReply(message: ChatMessage | undefined): message is ReplyMessage {
  return message?.sender === 'bot' && message.kind !== 'apology';
}

/** What was said, as the next question carries it along: the last six messages, without apologies. */
export function historyOf(messages: readonly ChatMessage[]): Turn[] {
  return messages
    .filter((message) => message.sender === 'user' || isReply(message))
    .slice(-HISTORY_TURNS)
    .map(({ sender, content }) => ({ sender, content: content.slice(0, HISTORY_CONTENT_LIMIT) }));
}

/** What the next question may follow up on: the context that came with the last answer. */
export function contextOf(messages: readonly ChatMessage[]): ChatContext | undefined {
  return messages.findLast(isReply)?.context;
}

/** The newest answer that names the price of a plan: the one whose controls live. */
export function newestQuoted(messages: readonly ChatMessage[]): ReplyMessage | undefined {
  return messages.filter(isReply).findLast(({ quote }) => quote !== undefined);
}

/** The question that is still to be answered: the last one, when nothing or an apology came after it. */
export function openQuestion(messages: readonly ChatMessage[]): VisitorMessage | undefined {
  const last = messages.findLast((message) => message.sender === 'user' || isReply(message));
  return last?.sender === 'user' ? last : undefined;
}

/** The question that an answer answers. */
export function questionOf(messages: readonly ChatMessage[], answer: ReplyMessage): string {
  const before = messages.slice(0, messages.indexOf(answer));
  return before.findLast(({ sender }) => sender === 'user')?.content ?? '';
}

/**
 * The language of what is beside a reply: of a question that of its answer, of an apology that of the answers before
 * it. Undefined when there is none to go by.
 */
export function languageOf(
  messages: readonly ChatMessage[],
  message: VisitorMessage | ApologyMessage,
): Locale | undefined {
  const place = messages.indexOf(message);
  if (message.sender === 'bot') return messages.slice(0, place).findLast(isReply)?.language;
  const next = messages[place + 1];
  return isReply(next) ? next.language : undefined;
}

/** What a reply says in its own language, and the same in the other; '' when it has one language only. */
export function partsByLanguage({ content, otherLanguageFrom }: ReplyMessage): [own: string, other: string] {
  const end = otherLanguageFrom ?? content.length;
  return [content.slice(0, end).trimEnd(), content.slice(end)];
}

const REPLY_KINDS: readonly string[] = [
  'emergency',
  'answer',
  'unsure',
  'question',
  'talk',
  'declined',
] satisfies ReplyKind[];

export function isReplyKind(value: unknown): value is ReplyKind {
  return typeof value === 'string' && REPLY_KINDS.includes(value);
}

/** Whether something that was kept is a message as this version writes them. */
export function isChatMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, timestamp, sender, content, kind, language, otherLanguageFrom, context, rating } =
    value as Record<string, unknown>;
  const { quote, changedQuote } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof content !== 'string') return false;
  if (sender === 'user') return true;
  if (sender !== 'bot') return false;
  if (kind === 'apology') return content === '';
  return (
    isReplyKind(kind) &&
    isLocale(language) &&
    (otherLanguageFrom === undefined || isPlaceIn(content, otherLanguageFrom)) &&
    (context === undefined || isContext(context)) &&
    (quote === undefined || isQuotedPlan(quote)) &&
    (changedQuote === undefined || isQuotedPlan(changedQuote)) &&
    (rating === undefined || rating === 'up' || rating === 'down')
  );
}

/** Whether a value is a context; whether it makes sense is for the server to say. */
export function isContext(value: unknown): value is ChatContext {
  if (typeof value !== 'object' || value === null || !('messages' in value)) return false;
  return Array.isArray(value.messages) && value.messages.every((message) => typeof message === 'string');
}

/** Whether a value has the form of a plan; who shows its controls takes from it only what there is to choose. */
export function isQuotedPlan(value: unknown): value is QuotedPlan {
  return typeof value === 'object' && value !== null && 'assumed' in value && Array.isArray(value.assumed);
}

/** Whether a value names a place inside a text. */
export function isPlaceIn(text: string, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < text.length;
}

/** The six quick questions by their words, in the order in which they are offered (docs/product/assistant.md). */
export const QUICK_QUESTIONS = ['price', 'pediatrician', 'waiting', 'hours', 'credits', 'person'] as const;

/** How many of them show, while there is at most one message: the welcome. */
export const SHOWN_QUICK_QUESTIONS = 2;
