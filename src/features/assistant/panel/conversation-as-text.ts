import type { ChatMessage } from './conversation.ts';
import { replyAsText } from './reply-text.ts';

/**
 * A conversation as a text to keep: who said what, and when.
 *
 * @param words who speaks, and what an apology says
 * @param locale tag of the language in which the times are written
 * @param origin of this site, for the addresses of links
 */
export function conversationAsText(
  messages: readonly ChatMessage[],
  words: { you: string; assistant: string; apology: string },
  locale: string,
  origin: string,
): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return messages
    .map((message) => {
      const speaker = message.sender === 'user' ? words.you : words.assistant;
      const content = contentOf(message, words.apology, origin);
      return `${speaker} (${timeOf(message.timestamp, time)}):\n${content}`;
    })
    .join('\n\n');
}

function contentOf(message: ChatMessage, apology: string, origin: string): string {
  if (message.sender === 'user') return message.content;
  return message.kind === 'apology' ? apology : replyAsText(message.content, origin);
}

function timeOf(timestamp: string, format: Intl.DateTimeFormat): string {
  const date = new Date(timestamp);
  // What was kept may have been changed by hand.
  return Number.isNaN(date.getTime()) ? '?' : format.format(date);
}
