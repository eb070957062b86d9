import type { ReplyLink } from '#features/assistant/chat.ts';
import { plainDayPeriod } from '#i18n/format.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { ChatMessage } from './conversation.ts';

/** A block of an answer's text. */
export type ReplyBlock =
  | { kind: 'paragraph'; lines: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; links: readonly ReplyLink[] };

type Line =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; text: string }
  | { kind: 'links'; link: ReplyLink };

/**
 * Splits an answer into paragraphs, lists ("- " before each line) and links (each alone on its line, as "[Refund
 * Policy](/en/policies/refund)"). Whatever else is there is text, also a link that leads elsewhere.
 */
export function replyBlocks(text: string): readonly ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') {
      isOpen = false;
      continue;
    }
    const read = readLine(line);
    const last = isOpen ? blocks.at(-1) : undefined;
    const joined = last && join(last, read);
    if (joined) blocks[blocks.length - 1] = joined;
    else blocks.push(toBlock(read));
    isOpen = true;
  }
  return blocks;
}

function readLine(line: string): Line {
  const isItem = line.startsWith('- ');
  const text = isItem ? line.slice(2).trim() : line;
  const link = toOwnLink(text);
  if (link) return { kind: 'links', link };
  return { kind: isItem ? 'list' : 'paragraph', text };
}

function toBlock(line: Line): ReplyBlock {
  switch (line.kind) {
    case 'paragraph':
      return { kind: 'paragraph', lines: [line.text] };
    case 'list':
      return { kind: 'list', items: [line.text] };
    case 'links':
      return { kind: 'links', links: [line.link] };
  }
}

/** The block with one more line; undefined when the line begins another. */
function join(block: ReplyBlock, line: Line): ReplyBlock | undefined {
  if (block.kind === 'paragraph' && line.kind === 'paragraph')
    return { ...block, lines: [...block.lines, line.text] };
  if (block.kind === 'list' && line.kind === 'list') return { ...block, items: [...block.items, line.text] };
  if (block.kind === 'links' && line.kind === 'links')
    return { ...block, links: [...block.links, line.link] };
  return undefined;
}

/** "[label](/en/quote)" as a link to a page of this site; undefined for anything else. */
function toOwnLink(text: string): ReplyLink | undefined {
  const middle = text.lastIndexOf('](');
  if (!text.startsWith('[') || !text.endsWith(')') || middle < 2) return undefined;
  const label = text.slice(1, middle).trim();
  const href = text.slice(middle + 2, -1);
  return label !== '' && isOwnPath(href) ? { href, label } : undefined;
}

/** An address of a page of this site, with its language: "/es/quote?age=31-45", "/en#faq-licensed". */
function isOwnPath(href: string): boolean {
  if (!/^\/(?:en|es)(?:[/?#]|$)/.test(href) || /[\s\\]/.test(href)) return false;
  // A browser has the last word on where an address leads.
  const base = 'https://this-site.invalid';
  return new URL(href, base).origin === base;
}

/** An answer as a text to keep elsewhere: its links with their whole addresses, "Quote: https://clinic.example/en/quote". */
export function replyAsText(text: string, origin: string): string {
  return text
    .split('\n')
    .map((raw) => {
      const read = readLine(raw.trim());
      return read.kind === 'links' ? `${read.link.label}: ${origin}${read.link.href}` : raw;
    })
    .join('\n');
}

const SHORT_NUMBERS = `${EMERGENCY_NUMBERS.emergency}|${EMERGENCY_NUMBERS.suicideAndCrisis}`;
const LONG_NUMBERS = Object.values(EMERGENCY_NUMBERS)
  .filter((number) => number.length > 3)
  .join('|');
const OWN_PHONES = String.raw`\(\d{3}\)[ \u00a0]\d{3}-\d{4}`;
/** Phone numbers as the site writes them, and those that help at any hour. */
const PHONE = new RegExp(String.raw`(${OWN_PHONES}|\b(?:${LONG_NUMBERS})\b)`);
/** Also the two short numbers, where a text names them as phones: elsewhere they may be those of a house. */
const ANY_PHONE = new RegExp(String.raw`(${OWN_PHONES}|\b(?:${LONG_NUMBERS}|${SHORT_NUMBERS})\b)`);
const EMERGENCY_NUMBER = new RegExp(String.raw`\b(?:${LONG_NUMBERS}|${SHORT_NUMBERS})\b`, 'g');

/** A piece of a line: text, or a number to call. */
export type TextPart = { text: string; isPhone: boolean };

/**
 * Splits a line at its phone numbers.
 *
 * @param hasShortNumbers whether 911 and 988 in it are numbers to call
 */
export function phoneParts(line: string, hasShortNumbers: boolean): readonly TextPart[] {
  // A split by a group keeps what it matched, at every second place.
  return line
    .split(hasShortNumbers ? ANY_PHONE : PHONE)
    .map((text, place) => ({ text, isPhone: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Splits a line of a list that has a phone, as one of doctors, after the name that it begins with; '' for none. */
export function nameInList(item: string): readonly [name: string, rest: string] {
  if (!PHONE.test(item)) return ['', item];
  const end = item.search(/ \((?!\d{3}\))|,/);
  return end < 1 ? ['', item] : [item.slice(0, end), item.slice(end)];
}

/** The emergency numbers that an answer names, in its order, each once. */
export function emergencyNumbers(text: string): readonly string[] {
  return [...new Set(text.match(EMERGENCY_NUMBER))];
}

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
  return Number.isNaN(date.getTime()) ? '?' : plainDayPeriod(format.format(date));
}
