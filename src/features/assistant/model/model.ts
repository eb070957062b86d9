import type { ReplyLink, Turn } from '../chat.ts';
import type { Answer, Passage, Question, Sources } from '../engine/topic.ts';

/* What the assistant and a language model agree on: what is asked, what it may cost, and how it fails. */

/** What the language model is asked. Personal numbers are masked in all of it. */
export type ModelQuestion = {
  question: Question;
  /** What was said before it, oldest first. It comes from the visitor's browser: data, never a source. */
  history: readonly Turn[];
  /** What the site says about it, the best first. */
  passages: readonly Passage[];
  sources: Sources;
};

export type ModelOptions = {
  /** Aborts when the visitor goes away. */
  signal?: AbortSignal | undefined;
  /** Takes the pieces of the answer as they are checked; what the whole answer says replaces them. */
  onText?: ((piece: string) => void) | undefined;
};

/** A language model behind our checks. */
export type Model = {
  /**
   * @returns undefined when it cannot answer, or its answer must not be shown; never throws. The assistant then
   *   answers by itself.
   */
  answer: (question: ModelQuestion, options: ModelOptions) => Promise<Answer | undefined>;
};

/** What the tools gave during one answer. */
export type ToolUse = {
  /** Everything that a tool said, which the answer may therefore state. */
  said: string[];
  links: ReplyLink[];
  /** The providers of the last search, as they are listed under the answer. */
  list: string | undefined;
};

/** The language model that the assistant asks, and what it may cost. */
export type ModelSettings = {
  /** The protocol that its endpoint speaks: chat completions as OpenAI's, or Anthropic's messages. */
  api: 'openai' | 'anthropic';
  /** Base address of the endpoint, without a trailing slash: "https://api.openai.com/v1". */
  baseUrl: string;
  /** Its name at the endpoint. */
  name: string;
  /** Secret. */
  key: string;
  /** After this long the answer must be whole. */
  timeoutMs: number;
  /** Questions that may be put to it in a day (UTC), for the whole server process. */
  answersPerDay: number;
  /** The most tokens that it may write for one answer, its hidden reasoning included. */
  tokensPerAnswer: number;
  /** Tokens, read and written, after which it rests until the next day. */
  tokensPerDay: number;
};

/** What goes wrong between us and the endpoint. */
export type EndpointFault =
  | 'slow'
  | 'unreachable'
  | 'key-refused'
  | 'rate-limited'
  | 'not-served'
  | 'server-error'
  | 'request-refused'
  | 'cut-off'
  | 'malformed';

/** Why an answer that came is not shown. */
export type Withheld =
  | 'not-known'
  | 'refused'
  | 'empty'
  | 'nonsense'
  | 'too-long'
  | 'other-language'
  | 'no-source'
  | 'wrong-citation'
  | 'number'
  | 'time'
  | 'phone'
  | 'name'
  | 'link'
  | 'insurance'
  | 'dosing'
  | 'diagnosis';

/** Why the language model was not asked at all. */
export type NotAsked = 'busy' | 'day-limit' | 'paused';

/** Ends an answer of the language model; the assistant then answers by itself. It never holds content. */
export class ModelFailure extends Error {
  readonly kind: EndpointFault | Withheld | 'visitor-left';

  constructor(kind: ModelFailure['kind']) {
    super(kind);
    this.name = 'ModelFailure';
    this.kind = kind;
  }
}

/**
 * Kinds that say something about the endpoint's health: after some of them in a row it is left alone for a while. A
 * refused request is not among them: some endpoints refuse what a visitor wrote so.
 */
const ENDPOINT_FAULTS: ReadonlySet<string> = new Set<EndpointFault>([
  'slow',
  'unreachable',
  'key-refused',
  'rate-limited',
  'not-served',
  'server-error',
  'cut-off',
  'malformed',
]);

/** Whether the failure is the endpoint's, and not of what it said. */
export function isEndpointFault(kind: ModelFailure['kind']): boolean {
  return ENDPOINT_FAULTS.has(kind);
}
