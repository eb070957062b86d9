import type { PricedChoices } from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';

/** The longest message, in UTF-16 units, counted after trimming. */
export const MESSAGE_LIMIT = 2000;
/** As many messages of a conversation travel with the next one; older ones are not looked at. */
export const HISTORY_TURNS = 6;

/** Message keys of what can be wrong with a chat request; the panel has a message for each. */
export const CHAT_PROBLEM_KEYS = [
  'message.type',
  'message.required',
  'message.tooLong',
  'history.type',
  'history.tooLong',
] as const;
export type ChatProblemKey = (typeof CHAT_PROBLEM_KEYS)[number];

/** A context holds no more messages than this, and no more characters in all. */
export const CONTEXT_MESSAGES = 8;
export const CONTEXT_CHARACTERS = 4000;

/**
 * What the next question may follow up on: the visitor's messages that the last answer rests on, oldest first, with
 * personal numbers masked. It comes with an answer and goes back with the next question, so that what was said once
 * outlives the six messages of the history.
 */
export type ChatContext = { messages: readonly string[] };

/** One message of a conversation (docs/product/records.md, Chat message). */
export type Turn = { sender: 'user' | 'bot'; content: string };

/**
 * What the panel sends to POST /api/ai-chat; `history` is what was said before, oldest first. `conversation` is a random
 * number in 32 hexadecimal digits, by which the staff can read follow-ups where messages are kept; elsewhere nothing
 * looks at it. Without a `context` follow-ups are read from the history.
 */
export type ChatRequest = {
  message: string;
  history?: readonly Turn[];
  context?: ChatContext;
  conversation?: string;
};

/**
 * What an answer is:
 * - `emergency`: 911 or 988, before anything else
 * - `answer`: what the site says, with links to where it says so
 * - `question`: something is missing for an answer, and the assistant asks for it
 * - `unsure`: what the site says that may have been asked, as it is not certain; with a phone
 * - `talk`: greetings, thanks, what the assistant is
 * - `declined`: nothing was found, or the assistant must not say it; comes with a phone
 */
export type ReplyKind = 'emergency' | 'answer' | 'unsure' | 'question' | 'talk' | 'declined';

/** What of a quoted plan may not have been said: it then stands as the calculator begins. */
export const ASSUMABLE = ['planType', 'primaryAge', 'numberOfChildren'] as const;

/**
 * The plan whose price an answer names, as the calculator's controls, with those that nobody has set. The answer's first
 * paragraph that begins with an amount is what they stand for; its amount is the calculator's.
 */
export type QuotedPlan = PricedChoices & { assumed: readonly (typeof ASSUMABLE)[number][] };

/** A page or place of this site that an answer rests on, with the language in its path: "/es/quote". */
export type ReplyLink = { href: string; label: string };

/**
 * The answer of POST /api/ai-chat. `response` is the whole reply (docs/product/api.md): text in which blank lines
 * separate paragraphs and lists begin each line with "- ". Its links are at the end, each on a line of its own, as
 * "[Refund Policy](/en/policies/refund)".
 */
export type ChatReply = {
  response: string;
  kind: ReplyKind;
  /** Language of the reply: that of the question, whatever the page's. */
  language: Locale;
  /** Where in `response` the other language begins, when the language of an emergency is not clear and it gets both. */
  otherLanguageFrom?: number;
  links: readonly ReplyLink[];
  /** Where `response` names the price of a plan. */
  quote?: QuotedPlan;
  /** To be sent back with the next question. An emergency has none. */
  context?: ChatContext;
};
