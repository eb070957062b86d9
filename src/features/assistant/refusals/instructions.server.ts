import { phrases } from '#features/directory/need/patterns.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import { normalizeMessage } from '../safety/normalize-message.server.ts';

/** Sentences with the mark that ends them. */
const SENTENCES = /[^.!?\n]+[.!?\n]*/g;
/** What a sentence that asks begins with, in either language; many are typed without a question mark. */
const ASKING =
  /\?|¿|^\W*(?:what|whats|when|where|who|how|which|can|could|do|does|is|are|qu[eé]|cu[aá]l|cu[aá]nto|cu[aá]nta|cu[aá]ndo|d[oó]nde|qui[eé]n|c[oó]mo|tienen|aceptan|hay|puedo)\b/i;

/**
 * Leaves orders to the assistant out of a message that asks something beside them.
 *
 * @returns the sentences that are no orders if one of them asks something, else the message as it is
 */
export function withoutInstructions(text: string): string {
  const sentences = text.match(SENTENCES) ?? [];
  const others = sentences.filter((sentence) => !hasOrders(normalizeMessage(sentence)));
  const isWorthAnswering =
    others.length < sentences.length && others.some((sentence) => ASKING.test(sentence.trim()));
  return isWorthAnswering ? others.join('').trim() : text;
}

/** Whether words, as `normalizeMessage` gives them, are orders to the assistant. */
export function hasOrders(said: string): boolean {
  return ORDERS.isIn(HARMLESS_ORDERS.eraseFrom(said));
}

const LISTS = readWordLists('orders');
/** Prompt injection: how people try to give the assistant orders, or ask for its instructions. */
const ORDERS = phrases(LISTS.list('orders'));
/** What reads like an order and asks for something of this site. */
const HARMLESS_ORDERS = phrases(LISTS.list('harmless'));
