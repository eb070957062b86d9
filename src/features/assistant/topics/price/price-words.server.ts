import { withoutSymbols, writeOut } from '#features/directory/need/chat-spelling.server.ts';
import { readPhraseLists, readWordSets } from '#features/directory/need/listed-words.server.ts';
import { listed, meantByTyped } from '#features/directory/need/patterns.ts';
import { plainWords } from '#features/directory/need/read-words.server.ts';
import { spelledAsDigits } from '../../engine/numbers.server.ts';
import type { Question } from '../../engine/topic.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

/* How families speak of prices and plans: `examples/words/prices.txt` has the words, `price-phrases.txt` the phrases. */

const WORDS = readWordLists('prices');

/** Whether a word is in a list of `prices.txt`. */
export const isIn = readWordSets(WORDS);

/** The lists of `prices.txt` that each word is in; what is learned of a word is so learned of its like. */
const KINDS = new Map<string, readonly string[]>();
for (const [list, words] of Object.entries(WORDS.all)) {
  // "2: twins, gemelos" has two words.
  for (const word of new Set(words.replaceAll(/^\d+: /gm, '').split(/[\s,:]+/)))
    KINDS.set(word, [...(KINDS.get(word) ?? []), list]);
}

/** The names of the lists that have a word. */
export function kindsOf(word: string): readonly string[] {
  const kinds = KINDS.get(word) ?? [];
  return CHILD_NOUNS.has(word) && CHILD_NOUNS.get(word) === undefined
    ? ['several children', ...kinds]
    : kinds;
}

const PHRASES = readWordLists('price-phrases');

const LISTS = readPhraseLists(PHRASES);

/** Changes when a list does: what is learned of words is learned with their lists. */
export const WORDS_DIGEST = JSON.stringify([WORDS.all, PHRASES.all]);

const PHRASE_LISTS = Object.keys(PHRASES.all).filter((list) => !list.endsWith(', but not'));

/** A list that a message says, with the places of the words that say it. */
export type SaidPhrase = { list: string; from: number; to: number };

function phrasesIn(joined: string): SaidPhrase[] {
  const wordsBefore = (place: number) => joined.slice(0, place).split(' ').length - 1;
  return PHRASE_LISTS.flatMap((list) =>
    LISTS.spansOf(list, joined).map(({ start, end }) => ({
      list,
      from: wordsBefore(start),
      to: wordsBefore(end),
    })),
  );
}

/** Words for children, and how many each means: "twins" are two; undefined for "several". */
export const CHILD_NOUNS: ReadonlyMap<string, number | undefined> = new Map([
  ...listed(WORDS.list('children')).flatMap((pair): [string, number | undefined][] => {
    const [singular = '', plural = ''] = pair.split(' ');
    return [
      [singular, 1],
      [plural, undefined],
    ];
  }),
  ...[...meantByTyped(WORDS.list('children at once'))].map(([noun, count]): [string, number] => [
    noun,
    Number(count),
  ]),
]);

/** How many a number or a word is: "one", "twins", "un par". */
export function countOf(word: string): number {
  if (isIn('one child', word)) return 1;
  return /^\d+$/.test(word) ? Number(word) : (CHILD_NOUNS.get(word) ?? 2);
}

export type Benefit = 'medical' | 'dental' | 'vision' | 'pharmacy';
/** The list names these four and no other; a test reads it. */
export const BENEFIT_WORDS = meantByTyped(WORDS.list('benefits')) as ReadonlyMap<string, Benefit>;

/** A message as the readers look at it: its words, "." where a part of a sentence ends, and what they say together. */
export type Said = { words: readonly string[]; joined: string; phrases: readonly SaidPhrase[] };

/** The place of the first word that says a list of `price-phrases.txt`. */
export function placeOf(list: string, { phrases }: Said): number | undefined {
  return phrases.find((phrase) => phrase.list === list)?.from;
}

/** Whether a message says a list of `price-phrases.txt`. */
export function says(list: string, said: Said): boolean {
  return placeOf(list, said) !== undefined;
}

/** What is taken back is said again within so many words. */
const SOON = 4;

/** Whether the last of some places stands for what is before it: "2 kids, no wait, 3 kids". */
export function isCorrectedBetween(places: readonly number[], { words, phrases }: Said): boolean {
  const [first = 0, last = 0] = [Math.min(...places), Math.max(...places)];
  return phrases.some(
    ({ list, from, to }) =>
      list === 'corrected' &&
      from > first &&
      to < last &&
      last - to <= SOON &&
      !words.slice(to, last).some((word) => isIn('and', word)),
  );
}

const MONEY = /\$\s?\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s?(?:dollars?|bucks|usd|d[oó]lar(?:es)?|pesos)\b/gi;
/** "34yo"; in Spanish "yo" is the visitor. */
const YEARS_OLD = /\b(\d+) ?(?:yo|y o)\b(?! \d)/g;

/** Reads the words of a message: "im34, thirty two" is im, 34, ., 32. Amounts and times are left out. */
export function wordsOf({ text, locale }: Question): Said {
  const parts = withoutSymbols(text.replace(MONEY, ' '), locale)
    .split(/[.,;:!?¡¿()\n/]+/)
    .map((part) => writeOut(plainWords(part), locale))
    .filter((part) => part !== '');
  const plain = parts
    .join(' . ')
    .replace(locale === 'en' ? YEARS_OLD : /$^/, '$1 years old')
    .replace(/\blittle ones\b/g, 'kids');
  // "Treinta y dos hijos" are an age and two children.
  const spelled = spelledAsDigits(
    plain.match(/\d+|\p{L}+|\./gu) ?? [],
    (counted) => CHILD_NOUNS.has(counted) || isIn('adults', counted),
  );
  const joined = spelled.join(' ');
  return { joined, words: spelled, phrases: phrasesIn(joined) };
}

/** Whether one of some words is right before a place, with only such between as stand between a denial and what it denies. */
export function isTakenAway(words: readonly string[], from: number): boolean {
  const takes = (word: string) => isIn('denials', word) || isIn('take away', word);
  let at = from - 1;
  while (from - at < 5 && isIn('between denial', words[at]) && !takes(words[at] ?? '')) at -= 1;
  const word = words[at] ?? '';
  // "A la vez" takes nothing away, "en vez de" does.
  if (word === 'vez' || word === 'lugar') return words[at - 1] === 'en';
  // "Nada más mi esposa y yo" leaves nobody out.
  if (word === 'nada' && words[at + 1] === 'mas') return false;
  return takes(word);
}
