import { findLanguage, LANGUAGES, type Language } from '../languages.ts';
import { BILINGUAL, LANGUAGE_CODES, LANGUAGE_NAMES, LEVELS } from './language-words.ts';

/** What is known of a run of words: the language that it names, or that it names none. */
type Meaning = Language['en'] | 'level' | 'bilingual';

/** What a cell says of languages. */
export type LanguagesReading = {
  /** English names, each once, in the order of the cell. */
  languages: Language['en'][];
  /** Parts of the list that are not understood, as they are written. */
  unknown: string[];
  /** True where it says "bilingual" and does not name two. */
  isUnnamed: boolean;
};

/** Stands for whatever separates two names. */
const SEPARATOR = ',';

const names = new Map<string, Meaning>([
  ...LANGUAGES.flatMap(({ en }) => wordsOf(LANGUAGE_NAMES[en], en)),
  ...wordsOf(LEVELS, 'level'),
  ...wordsOf(BILINGUAL, 'bilingual'),
]);
const codes = new Map<string, Meaning>(LANGUAGES.flatMap(({ en }) => wordsOf(LANGUAGE_CODES[en], en)));
const LONGEST = Math.max(...[...names.keys()].map((key) => key.split(' ').length));

/**
 * The languages of a list, however it is separated and in English or Spanish: "English & Spanish", "Español e inglés",
 * "EN, ES", "Creoles and pidgins, French-based". The longest known name counts, so "French Creole" is one language and
 * "French, Creole" are two.
 *
 * @param translate gives the words that the operator's values file has for a part of the list
 */
export function readLanguages(text: string, translate: (part: string) => string): LanguagesReading {
  const parts = separate(text).map(translate);
  const words = parts.flatMap((part) => [...tokensOf(part), SEPARATOR]);
  const partOfWord = parts.flatMap((part) => [...tokensOf(part).map(() => part), SEPARATOR]);
  const found = new Set<Language['en']>();
  const unknown = new Set<string>();
  let saysBilingual = false;
  for (let place = 0; place < words.length; ) {
    const { length, meaning } = longestAt(words, place);
    if (meaning === undefined) unknown.add(partOfWord[place] ?? '');
    else if (meaning === 'bilingual') saysBilingual = true;
    else if (meaning !== 'level' && meaning !== SEPARATOR) found.add(meaning);
    place += length;
  }
  const isUnnamed = unknown.size === 0 && found.size < (saysBilingual ? 2 : 1);
  return { languages: [...found], unknown: [...unknown], isUnnamed };
}

type Match = { length: number; meaning: Meaning | typeof SEPARATOR | undefined };

function longestAt(words: readonly string[], place: number): Match {
  if (words[place] === SEPARATOR) return { length: 1, meaning: SEPARATOR };
  for (let length = Math.min(LONGEST, words.length - place); length > 0; length--) {
    const key = words.slice(place, place + length).join(' ');
    const meaning = names.get(key) ?? findLanguage(key)?.en;
    if (meaning !== undefined) return { length, meaning };
  }
  return codeAt(words, place) ?? { length: 1, meaning: undefined };
}

/** A code counts only where all the words of its part are codes. */
function codeAt(words: readonly string[], place: number): Match | undefined {
  const start = words.lastIndexOf(SEPARATOR, place) + 1;
  const end = words.indexOf(SEPARATOR, place);
  const part = words.slice(start, end < 0 ? words.length : end);
  const whole = place === start ? codes.get(part.join(' ')) : undefined;
  if (whole !== undefined) return { length: part.length, meaning: whole };
  const meaning = part.every((word) => codes.has(word)) ? codes.get(words[place] ?? '') : undefined;
  return meaning && { length: 1, meaning };
}

/** The parts between signs, and between "and" or "y"; "e" and "et" only with a word on both sides. */
function separate(text: string): string[] {
  return text
    .split(/[,;:/\\|&+()[\]•·\n]|\s[-–—]\s|(?:^|\s)(?:and|y|plus)(?=\s)|(?<=\p{L})\s+(?:e|et)(?=\s+\p{L})/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function tokensOf(part: string): string[] {
  return part
    .normalize('NFKD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function wordsOf(written: string | undefined, meaning: Meaning): [string, Meaning][] {
  return (written ?? '')
    .split(';')
    .map((name) => name.replaceAll(',', ' , ').trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
    .map((name) => [name, meaning]);
}
