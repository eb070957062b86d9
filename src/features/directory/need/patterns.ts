/* The notations in which words, patterns and phrases to be found in messages are written. */

/**
 * A regular expression that is too long for one line.
 *
 * @param source written with `String.raw`, on several lines; line breaks and the spaces after them are left out
 */
export function pattern(source: string, flags = ''): RegExp {
  return new RegExp(inOneLine(source), flags);
}

/** The same for a part of an expression. */
export function inOneLine(source: string): string {
  return source.replace(/\n */g, '');
}

/** The words of a text, for looking up. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/**
 * From each typed word to what is meant.
 *
 * @param table a line for each meaning: "you: u, ya"
 */
export function meantByTyped(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split('\n').flatMap((line) => {
      const [meant = '', typed = ''] = line.split(': ');
      return typed.split(', ').map((word) => [word, meant] as const);
    }),
  );
}

/**
 * A pattern that finds any of some words and phrases, as wholes, in what `readQuestion` calls `plain`.
 *
 * @param phrases separated by commas: lower case, without accents and apostrophes; "dentist*" stands for all words that
 *   begin so
 */
export function anyOf(phrases: string): RegExp {
  const alternatives = listed(phrases)
    // The longest first: "what time" is found before "what".
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => (phrase.endsWith('*') ? `${phrase.slice(0, -1)}[a-z0-9]*` : phrase));
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`);
}

/** The parts of a list that is written as one text, separated by commas and line breaks. */
export function listed(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/** Words of our own lists that a phrase may name: `@child`. */
export type WordLists = Readonly<Record<string, string>>;

/** Finds phrases in plain words that are separated by single spaces; " . " marks the end of a sentence. */
export type Phrases = {
  isIn: (plain: string) => boolean;
  /** Where they are, from start to end; one for each word that a phrase begins with. */
  findIn: (plain: string) => readonly { start: number; end: number; text: string }[];
  /** The plain words with "~" for each phrase. */
  eraseFrom: (plain: string) => string;
};

/** Words that may be between two parts of a phrase; they never reach over the end of a sentence. */
const FEW = '(?: [^ .]+){0,4}';
const MANY = '(?: [^ .]+){0,12}';
const SENTENCE_BEGINNING = String.raw`(?<=^|\. )`;
const SENTENCE_END = String.raw`(?= \.|$)`;

/**
 * Reads a table of phrases, one a line.
 *
 * - `chest pain`: these words, one after the other
 * - `hurt|hurts`: either; `throw_up|vomit`: a part of several words
 * - `bleed*`: words that begin so; `2##`: a number of three digits that begins with 2
 * - `[my]`: may be missing
 * - `..`: up to four words between; `...`: up to twelve
 * - `chest & pain`: in either order, up to four words between
 * - `@child`: the words of a list
 * - `^` and `;`: the beginning and the end of a sentence
 *
 * @param lists what the names after @ stand for, alternatives separated by "|" or line ends
 */
export function phrases(table: string, lists: WordLists = {}): Phrases {
  const index = new PhraseIndex();
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line !== '') for (const order of inBothOrders(line)) index.add(order, lists);
  }
  return {
    isIn: (plain) => index.placesIn(plain, 1).length > 0,
    findIn: (plain) =>
      index.placesIn(plain).map(({ start, end }) => ({ start, end, text: plain.slice(start, end) })),
    eraseFrom: (plain) => {
      let rest = '';
      let kept = 0;
      for (const { start, end } of index.placesIn(plain)) {
        if (start < kept) continue;
        rest += `${plain.slice(kept, start)}~`;
        kept = end;
      }
      return rest + plain.slice(kept);
    },
  };
}

/**
 * One phrase. Its expression is made when a message first has a word that it begins with: making all the thousands
 * would cost the first message a tenth of a second, and most are never met.
 */
class Phrase {
  readonly #line: string;
  readonly #lists: WordLists;
  #pattern: RegExp | undefined;

  constructor(line: string, lists: WordLists) {
    this.#line = line;
    this.#lists = lists;
  }

  /** Where it ends if it is at `start`. */
  endAt(plain: string, start: number): number | undefined {
    this.#pattern ??= new RegExp(`${phraseSource(this.#line, this.#lists)}(?![^ ])`, 'y');
    this.#pattern.lastIndex = start;
    return this.#pattern.test(plain) ? this.#pattern.lastIndex : undefined;
  }
}

/** Phrases by the words that they can begin with, so that a message meets few of the thousands. */
class PhraseIndex {
  readonly #byWord = new Map<string, Phrase[]>();
  /** For words of which only the beginning is given, by its first two letters; digits are all under "#". */
  readonly #byBeginning = new Map<string, Phrase[]>();

  add(line: string, lists: WordLists): void {
    const phrase = new Phrase(line, lists);
    const opening = new Set(openingWords(line, lists).map((word) => word.split('_', 1)[0] ?? ''));
    for (const word of opening) {
      const isWhole = !/[*#]/.test(word);
      const key = isWhole ? word : beginningOf(word);
      const index = isWhole ? this.#byWord : this.#byBeginning;
      const known = index.get(key);
      if (known) known.push(phrase);
      else index.set(key, [phrase]);
    }
  }

  /** From the first word on; of those that begin with the same word the first of the table. */
  placesIn(plain: string, most = Number.POSITIVE_INFINITY): { start: number; end: number }[] {
    const places: { start: number; end: number }[] = [];
    for (const { word, beginning, start } of wordsIn(plain)) {
      const end =
        endOfFirst(this.#byWord.get(word), plain, start) ??
        endOfFirst(this.#byBeginning.get(beginning), plain, start);
      if (end !== undefined) places.push({ start, end });
      if (places.length >= most) break;
    }
    return places;
  }
}

type PlacedWord = { word: string; beginning: string; start: number };
/** Of the message that was last looked at: dozens of tables look at one after the other. */
let last: { plain: string; words: readonly PlacedWord[] } = { plain: '', words: [] };

function wordsIn(plain: string): readonly PlacedWord[] {
  if (last.plain !== plain) {
    const words = Array.from(plain.matchAll(/[^ ]+/g), ({ index: start, 0: word }) => ({
      word,
      beginning: beginningOf(word),
      start,
    }));
    last = { plain, words };
  }
  return last.words;
}

/** Where the first of the phrases that is at `start` ends. */
function endOfFirst(known: readonly Phrase[] = NONE, plain: string, start: number): number | undefined {
  for (const phrase of known) {
    const end = phrase.endAt(plain, start);
    if (end !== undefined) return end;
  }
  return undefined;
}

const NONE: readonly Phrase[] = [];

function beginningOf(word: string): string {
  return /^[\d#]/.test(word) ? '#' : word.slice(0, 2);
}

/** The words that a phrase can begin with: those of its optional parts, and of the first that is not. */
function openingWords(line: string, lists: WordLists): string[] {
  const words: string[] = [];
  for (const part of line.split(' ')) {
    if (part === '^') continue;
    if (!part.startsWith('[')) return [...words, ...wordsOf(part, lists)];
    words.push(...wordsOf(part.slice(1, -1), lists));
  }
  return words;
}

function inBothOrders(line: string): string[] {
  const [one, other] = line.split(' & ');
  return one !== undefined && other !== undefined ? [`${one} .. ${other}`, `${other} .. ${one}`] : [line];
}

function phraseSource(line: string, lists: WordLists): string {
  let source = '';
  /** Optional words at the beginning bring the space after them. */
  let hasBegun = false;
  for (const part of line.split(' ')) {
    if (part === '..') source += FEW;
    else if (part === '...') source += MANY;
    else if (part === ';') source += SENTENCE_END;
    else if (part === '^') source += SENTENCE_BEGINNING;
    else if (part.startsWith('[')) {
      const words = alternatives(part.slice(1, -1), lists);
      source += hasBegun ? `(?: ${words})?` : `(?:${words} )?`;
    } else {
      source += (hasBegun ? ' ' : '') + alternatives(part, lists);
      hasBegun = true;
    }
  }
  return source;
}

function alternatives(part: string, lists: WordLists): string {
  return `(?:${wordsOf(part, lists).map(wordSource).join('|')})`;
}

function wordsOf(part: string, lists: WordLists): string[] {
  return part
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? listedWords(word.slice(1), lists) : [word]))
    .filter((word) => word !== '');
}

function listedWords(name: string, lists: WordLists): string[] {
  const list = lists[name];
  if (list === undefined) throw new Error(`There is no word list ${name}`);
  return list
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(' ', '_'));
}

function wordSource(word: string): string {
  return word
    .replace(/[^\p{L}\d_*#.]/gu, '')
    .replaceAll('_', ' ')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^ .~]*')
    .replaceAll('#', '\\d');
}
