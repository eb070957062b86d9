import {
  CREDENTIALS,
  CREDENTIALS_OR_NAMES,
  ORDINALS,
  ORDINALS_OR_NAMES,
  TITLES,
  TITLES_OR_NAMES,
} from '../import/name-words.ts';
import { searchWords } from './search-words.ts';

/*
 * A name as people type it into a search, with titles and degrees around it, in either order. Leaving a word out only
 * finds more, so what may be a degree is left out where enough of a name remains.
 */

/** Titles, degrees and ordinals that are nobody's name, in capitals without points and hyphens. */
const TITLE_WORDS = new Set([
  ...[...CREDENTIALS.keys()].map((degree) => degree.replace(/[^A-Z]/g, '')),
  ...TITLES,
  ...ORDINALS,
  ...['2ND', '3RD', '4TH', 'MED'],
]);
/** Those that are names too. */
const DOUBTFUL_WORDS = new Set([...CREDENTIALS_OR_NAMES, ...ORDINALS_OR_NAMES, ...TITLES_OR_NAMES]);
/** What follows a degree after a hyphen: FNP-BC, ARNP-C. */
const CERTIFIED = new Set(['C', 'BC']);
/** Titles that are initials before a name: "JR Garcia", "J. D. Smith". */
const INITIALS_BEFORE = new Set(['JR', 'JD']);
/** Letters that are no word, and so may be initials: "jl". */
const LETTERS = /^[bcdfghjklmnpqrstvwxz]{2,3}$/;
/** With so many other words of a name, "Do" or "Ma" may go: those that remain find few. */
const ENOUGH_NAME = 2;

/** One or several typed words ("D. D. S.") that mean one thing. */
export type Token = {
  typed: string;
  words: string[];
  /** In capitals without points and hyphens, as the lists have it. */
  key: string;
  isBeforeComma: boolean;
  isTitle: boolean;
};

/**
 * Reads a typed name: "Dra. Ana López, RN" are the words ana and lopez.
 *
 * @returns the words to look for, in their order, best reading first: "garcia ma" may be García Martínez, or García with
 * a degree; "jl garcia" may be two initials. None when there is nothing but titles ("Dr.", "RN") or no letter at all
 */
export function readTypedName(text: string): string[][] {
  const names = readNameTokens(text);
  const certain = names.filter(({ doubt }) => doubt === 'none');
  const whole = wordsOf(names);
  const readings = [
    readInitialsBefore(text, whole),
    whole,
    certain.length < names.length ? wordsOf(certain) : [],
    whole.length > 1 && whole.some(isLetters) ? whole.flatMap(apart) : [],
  ];
  return readings.filter((words) => words.length > 0);
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ words }) => words);
}

/** Before a name "Jr" is no suffix. */
function readInitialsBefore(text: string, name: string[]): string[] {
  const [first] = readTokens(text);
  return first?.isTitle && !first.isBeforeComma && name.length > 0 && INITIALS_BEFORE.has(first.key)
    ? [...first.key.toLowerCase(), ...name]
    : [];
}

function isLetters(word: string): boolean {
  return LETTERS.test(word) && !DOUBTFUL_WORDS.has(word.toUpperCase());
}

function apart(word: string): string[] {
  return isLetters(word) ? [...word] : [word];
}

/** What of a text is somebody's name, in its order: without titles, and what may be one only where a name is left. */
export function readNameTokens(text: string): (Token & { doubt: 'none' | 'perhaps' })[] {
  const names = readTokens(text).filter(({ isTitle }) => !isTitle);
  const isMixed = text !== text.toUpperCase();
  return names.flatMap((token, at) => {
    const doubt = doubtOf(names, at, isMixed);
    return doubt === 'sure' ? [] : [{ ...token, doubt }];
  });
}

/** Whether a text may be nothing but titles: "Dr.", "MD, DDS", but also "Sr", which is a name as well. */
export function maybeOnlyTitles(text: string): boolean {
  const tokens = readTokens(text);
  return tokens.length > 0 && tokens.every(({ isTitle, key }) => isTitle || DOUBTFUL_WORDS.has(key));
}

/**
 * The words of a name up to the first comma or title behind it, for when nobody is found with the rest: no list has every
 * degree ("Ana López, FACFAS"). None when that is all, or too little of a name.
 */
export function readNameBeforeTitles(text: string): string[] {
  const tokens = readTokens(text);
  const start = tokens.findIndex(({ isTitle }) => !isTitle);
  const end = tokens.findIndex(({ isTitle, isBeforeComma }, at) => at >= start && (isTitle || isBeforeComma));
  if (start < 0 || end < 0) return [];
  const isLast = tokens[end]?.isTitle ? 0 : 1;
  const words = tokens.slice(start, end + isLast).flatMap((token) => token.words);
  return words.length >= ENOUGH_NAME && end + isLast < tokens.length ? words : [];
}

/** Whether a word is left out: never, when nobody is found with it, or always. */
type Doubt = 'none' | 'perhaps' | 'sure';

function doubtOf(names: readonly Token[], at: number, isMixed: boolean): Doubt {
  const token = names[at];
  if (names.every(hasPoints)) return 'sure';
  if (!token || !DOUBTFUL_WORDS.has(token.key) || !standsAround(names, at)) return 'none';
  const others = names.filter(({ key }) => !DOUBTFUL_WORDS.has(key)).flatMap(({ words }) => words);
  const isWrittenAsDegree = /\p{L}\./u.test(token.typed) || (isMixed && /^\p{Lu}{2,}$/u.test(token.typed));
  return isWrittenAsDegree || others.length >= ENOUGH_NAME ? 'sure' : 'perhaps';
}

/** "D.O." is no name, even alone. */
function hasPoints({ typed, key }: Token): boolean {
  return DOUBTFUL_WORDS.has(key) && /^\p{L}\.\s?\p{L}\.?$/u.test(typed);
}

/** Whether a word stands where titles do: behind a name, or before one. "Do, Minh" is a surname. */
function standsAround(names: readonly Token[], at: number): boolean {
  if (names.slice(0, at).every(isTitleBefore)) return isTitleBefore(names[at]) && at < names.length - 1;
  const end = names.findIndex(({ isBeforeComma }, index) => index >= at && isBeforeComma);
  return names.slice(at, end < 0 ? undefined : end + 1).every(({ key }) => DOUBTFUL_WORDS.has(key));
}

function isTitleBefore(token: Token | undefined): boolean {
  return token !== undefined && TITLES_OR_NAMES.has(token.key) && !token.isBeforeComma;
}

function readTokens(text: string): Token[] {
  const spaced = text.replace(/(\p{L}{2,})\.(?=\p{L}{2})/gu, (typed, word) =>
    TITLES.has(word.toUpperCase()) ? `${typed} ` : typed,
  );
  const parts = [...spaced.matchAll(/[^\s,;()]+/g)].flatMap(({ 0: typed, index }) => {
    const isBeforeComma = /^\s*[,;(]/.test(spaced.slice(index + typed.length));
    const words = searchWords(typed);
    return words.length > 0 ? [toToken(typed, words, isBeforeComma)] : [];
  });
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; ) {
    const degree = tokens.length > 0 ? joinDegree(parts.slice(at)) : undefined;
    const [length, token] = degree ?? [1, parts[at]];
    if (token) tokens.push({ ...token, isTitle: token.isTitle || isCertified(token, tokens.at(-1)) });
    at += length;
  }
  return tokens;
}

function toToken(typed: string, words: string[], isBeforeComma: boolean): Token {
  const key = words.join('').toUpperCase();
  // "J.R." is two initials, "Jr." is none.
  const isTitle = (TITLE_WORDS.has(key) && (key !== 'JR' || words.length === 1)) || isPairOfDegrees(words);
  return { typed, words, key, isBeforeComma, isTitle };
}

/** "MD/PhD", "MSN-RN", "ARNP-C", "LCSW-R". */
function isPairOfDegrees(words: string[]): boolean {
  const [first = '', ...others] = words.map((word) => word.toUpperCase());
  const isDegree = (word: string) => TITLE_WORDS.has(word) || word.length <= 2;
  return TITLE_WORDS.has(first) && others.length > 0 && others.every(isDegree);
}

function isCertified({ key }: Token, before: Token | undefined): boolean {
  return CERTIFIED.has(key) && before?.isTitle === true;
}

/** A degree whose parts are apart, and how many they are: "D. D. S.", "M D", "Ph. D.". */
function joinDegree(parts: readonly Token[]): [number, Token] | undefined {
  for (const length of [4, 3, 2]) {
    const own = parts.slice(0, length);
    const key = own.map((part) => part.key).join('');
    const isOne = own.length === length && own.every(isPartOfDegree) && !own.slice(0, -1).some(endsPart);
    if (!isOne || key === 'JR' || !(TITLE_WORDS.has(key) || DOUBTFUL_WORDS.has(key))) continue;
    const isBeforeComma = own.at(-1)?.isBeforeComma ?? false;
    return [length, { typed: key, words: [key.toLowerCase()], key, isBeforeComma, isTitle: true }];
  }
  return undefined;
}

function isPartOfDegree({ typed }: Token): boolean {
  return /^(?:\p{L}|\p{L}{2,5}\.|ph|psy|pharm|ed|au|pa)\.?$/iu.test(typed);
}

function endsPart({ isBeforeComma }: Token): boolean {
  return isBeforeComma;
}
