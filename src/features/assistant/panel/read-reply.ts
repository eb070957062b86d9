import type { ChatReply } from '#features/assistant/chat.ts';
import { isLocale, type Locale } from '#i18n/locale.ts';
import { areSuggestions, isContext, isPlaceIn, isReplyKind } from './conversation.ts';
import { readEvents } from './event-stream.ts';

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
  const { response, kind, language, otherLanguageFrom, suggestions, context } = value as Record<
    string,
    unknown
  >;
  if (typeof response !== 'string' || response.trim() === '') throw new Error('an answer without text');
  return {
    response,
    kind: isReplyKind(kind) ? kind : 'answer',
    language: isLocale(language) ? language : pageLocale,
    ...(isPlaceIn(response, otherLanguageFrom) ? { otherLanguageFrom } : {}),
    ...(areSuggestions(suggestions) ? { suggestions } : {}),
    ...(isContext(context) ? { context } : {}),
    // The links are in the text.
    links: [],
  };
}
