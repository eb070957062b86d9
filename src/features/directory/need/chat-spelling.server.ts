import type { Locale } from '#i18n/locale.ts';
import { isIn } from './doctor-words.server.ts';
import { meantByTyped, wordSet } from './patterns.ts';
import { readWordLists } from './word-lists.server.ts';

const CHAT_WORDS: Record<Locale, ReadonlyMap<string, string>> = {
  en: meantByTyped(readWordLists('chat.en').list('chat')),
  es: meantByTyped(readWordLists('chat.es').list('chat')),
};

/** Typed words of the tables that mean something in the other language, or a name there. */
const TELLS_NOTHING = wordSet(readWordLists('languages').list('neither'));

/** What is shortened with a symbol, before the symbols are left out. */
const SYMBOLS: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bw\/o\b/gi, 'without'],
    [/\bw\/(?=\s|\p{L})/giu, 'with '],
    [/\bb\/c\b/gi, 'because'],
    [/ & /g, ' and '],
    [/ \+ ?(?=\p{L})/gu, ' and '],
    [/#(?=\s)/g, 'number'],
    [/\b2(?=day\b|night\b|nite\b)/gi, 'to'],
    [/\b2mo\w*\b/gi, 'tomorrow'],
  ],
  es: [
    [/\ba[~?]os\b/gi, 'anos'],
    [/ & /g, ' y '],
    [/ \+ ?(?=\p{L})/gu, ' y '],
  ],
};

/** Groups of benefits, vitamins, hepatitis: letters that are meant as letters. "Panels b, c and d". */
const LETTERED =
  /^(?:panel|panels|paneles|panele|group|grupo|grupos|vitamin|vitamina|hepatitis|part|parte|type|tipo|suite)$/;
/** "Panels b, c, d, f, h, i and j", and some more. */
const LONGEST_LIST = 16;
const LIST_OF_LETTERS = /^(?:[a-f]|h|i|j|and|y|o|or)$/;

/** Groups of words, after the single words: "you guys", and exclamations that are no "there is". */
const PHRASES: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\byou (?:guys|all|folks|people|peoples|fellas)\b(?! over)/g, 'you'],
    [
      /\byour (?=(?:a|an|the|so|not|very|good|great|open|closed|awesome|welcome|right|legit|still|going)\b)/g,
      'you are ',
    ],
    [/\b(talk|speak|listen) 2\b/g, '$1 to'],
    [/\bw (?=palm)/g, 'west '],
    [/\b(in|near|at|around|to) and (?=miami)/g, '$1 north '],
  ],
  es: [
    // A ray is not "por": "rayos x".
    [/\b(rayos?) por\b/g, '$1 x'],
    [/\bpor (?=rays?\b)/g, 'x '],
    [/\b(por|de|desde|hasta) hay\b/g, '$1 ahi'],
    [
      /\bay (?!es\b|dios\b|mi\b|bendito\b|virgen\b|senor\w*\b|ay\b|hij[oa]\b|chic[oa]\b|caramba\b|me\b|se\b|ya\b|no\b)/g,
      'hay ',
    ],
    [
      /\btan (?=(?:abiert|cerrad|ubicad|atendiend|trabajand|cobrand|ustedes|los|las|ahi|aqui|en)\w*)/g,
      'estan ',
    ],
    [/\bel (\w+ )?pasado mes\b/g, 'el $1mes pasado'],
  ],
};

/** Symbols that stand for words, written as words. */
export function withoutSymbols(text: string, locale: Locale): string {
  return replaceAll(text, SYMBOLS[locale]);
}

/**
 * A message's words as they would be written with care: "can u see me 2day", "kiero aser una sita".
 *
 * @param words as `plainWords` reads them
 * @returns with single spaces between
 */
export function writeOut(words: readonly string[], locale: Locale): string {
  const meant = words.map((word, at) =>
    standsForItself(words, at) ? word : (CHAT_WORDS[locale].get(word) ?? word),
  );
  return replaceAll(meant.join(' '), PHRASES[locale]);
}

/** Whether only those who write one language type this: "yall", "kiero". */
export function isChatOf(locale: Locale, word: string): boolean {
  const other = locale === 'en' ? 'es' : 'en';
  return CHAT_WORDS[locale].has(word) && !CHAT_WORDS[other].has(word) && !TELLS_NOTHING.has(word);
}

/** A letter in a name of something, and a direction or an apartment before its number. */
function standsForItself(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (/^(?:n|w|apt)$/.test(word) && (/^\d/.test(next) || next === 'palm')) return true;
  if (word.length > 1) return false;
  if (isInitial(words, at)) return true;
  let before = at - 1;
  while (before >= 0 && at - before <= LONGEST_LIST && LIST_OF_LETTERS.test(words[before] ?? '')) before -= 1;
  return LETTERED.test(words[before] ?? '');
}

/** Beside a name: "m fernandez", "jose r garcia", "garcia j r". */
function isInitial(words: readonly string[], at: number): boolean {
  let next = at + 1;
  while (words[next]?.length === 1) next += 1;
  if (isIn('names', words[next])) return true;
  let before = at - 1;
  while (words[before]?.length === 1) before -= 1;
  return next === words.length && isIn('names', words[before]);
}

function replaceAll(text: string, table: readonly (readonly [RegExp, string])[]): string {
  return table.reduce((changed, [typed, meant]) => changed.replace(typed, meant), text);
}
