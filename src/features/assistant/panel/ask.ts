import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FetchApi, Problem } from '#client/api.ts';
import {
  CHAT_PROBLEM_KEYS,
  type ChatProblemKey,
  type ChatReply,
  type ChatRequest,
} from '#features/assistant/chat.ts';
import { isLocale, type Locale } from '#i18n/locale.ts';
import { isContext, isPlaceIn, isQuotedPlan, isReplyKind } from './conversation.ts';

/**
 * What came of a question: an answer; a refusal until some seconds have passed; a refusal for what is wrong with it; or
 * nothing that could be shown.
 */
export type AskOutcome =
  | { is: 'answered'; reply: ChatReply }
  | { is: 'busy'; seconds: number }
  | { is: 'refused'; problem: ChatProblemKey }
  | { is: 'failed' };

/** An answer has failed when nothing more of it has come for this long. */
const REQUEST_TIMEOUT_MS = 30_000;

export type AskOptions = ReadReplyOptions & {
  fetchApi: FetchApi;
  /** Ends the question when the visitor no longer wants its answer. */
  signal: AbortSignal;
};

/** Sends a question to POST /api/ai-chat and waits for its answer. Does not throw. */
export async function ask(request: ChatRequest, options: AskOptions): Promise<AskOutcome> {
  const timeout = startTimeout(options.signal);
  try {
    const response = await options.fetchApi('/api/ai-chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
      body: JSON.stringify(request),
      signal: timeout.signal,
    });
    if (!response.ok) return await refusalOf(response);
    return { is: 'answered', reply: await readReply(watched(response, timeout.renew), options) };
  } catch {
    return { is: 'failed' };
  } finally {
    timeout.end();
  }
}

function startTimeout(signal: AbortSignal) {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', giveUp);
  return {
    signal: timeout.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    },
  };
}

/**
 * The same answer; calls `onPiece` with each piece of its body, also with those that only say that the server is still
 * there.
 */
function watched(response: Response, onPiece: () => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onPiece();
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(watch) ?? null, { headers: response.headers });
}

async function refusalOf(response: Response): Promise<AskOutcome> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem> | null;
  if (response.status === 429) {
    const seconds = Number(problem?.retryAfterSeconds ?? response.headers.get('Retry-After'));
    return seconds > 0 ? { is: 'busy', seconds: Math.ceil(seconds) } : { is: 'failed' };
  }
  if (response.status === 422 && Array.isArray(problem?.fields)) {
    const named = CHAT_PROBLEM_KEYS.find((key) => problem.fields?.some((field) => field.key === key));
    if (named) return { is: 'refused', problem: named };
  }
  return { is: 'failed' };
}

export type ReadReplyOptions = {
  /** Language of an answer that does not say its own. */
  pageLocale: Locale;
  /** Called with what has arrived of an answer so far, each time more has. */
  onText: (soFar: string) => void;
};

/**
 * Reads an answer of POST /api/ai-chat: JSON, or Server-Sent Events in which "text" brings a piece, "reply" the whole
 * answer in place of the pieces, and "problem" says that there will be none.
 *
 * @param response an answer with an ok status
 * @throws for a problem, a stream that ends without its reply, and anything that is no answer
 */
export async function readReply(
  response: Response,
  { pageLocale, onText }: ReadReplyOptions,
): Promise<ChatReply> {
  if (!isEventStream(response) || !response.body) return toReply(await response.json(), pageLocale);
  let text = '';
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'reply') return toReply(JSON.parse(data), pageLocale);
    if (event === 'problem') throw new Error(data);
    if (event !== 'text') continue;
    text += pieceOf(JSON.parse(data));
    onText(text);
  }
  throw new Error('the answer was cut off');
}

function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.toLowerCase().startsWith('text/event-stream') ?? false;
}

function pieceOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
  return typeof text === 'string' ? text : '';
}

/** Only `response` is asked for by the contract (docs/product/api.md); the rest is what our own server adds. */
function toReply(value: unknown, pageLocale: Locale): ChatReply {
  if (typeof value !== 'object' || value === null) throw new Error('not an answer');
  const { response, kind, language, otherLanguageFrom, quote, context } = value as Record<string, unknown>;
  if (typeof response !== 'string' || response.trim() === '') throw new Error('an answer without text');
  return {
    response,
    kind: isReplyKind(kind) ? kind : 'answer',
    language: isLocale(language) ? language : pageLocale,
    ...(isPlaceIn(response, otherLanguageFrom) ? { otherLanguageFrom } : {}),
    ...(isQuotedPlan(quote) ? { quote } : {}),
    ...(isContext(context) ? { context } : {}),
    // The links are in the text.
    links: [],
  };
}

/** No event of ours is longer, in bytes; what goes on beyond this without ending one is not read on. */
const LONGEST_EVENT = 256 * 1024;

/**
 * Reads Server-Sent Events (HTML standard, section 9.2.6), however their bytes were cut into chunks. What was begun and
 * not ended with a blank line is no event.
 *
 * @throws whatever cut the stream off; an Error for an event that does not end
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  // The parser's own limit does not count a line that it passes over, so that one would be read for ever.
  let bytesWithoutEvent = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      bytesWithoutEvent = events.length > 0 ? 0 : bytesWithoutEvent + value.length;
      yield* events.splice(0);
      if (bytesWithoutEvent > LONGEST_EVENT) throw new Error('an event of the stream does not end');
    }
  } finally {
    // Whoever has read enough lets the rest go.
    reader.cancel().catch(() => {});
  }
}
