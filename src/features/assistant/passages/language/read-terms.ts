import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import type { Locale } from '#i18n/locale.ts';
import { listed } from '../../engine/any-of.ts';
import { plainWords } from '../../engine/read-question.ts';
import { COMMON_MEANINGS, COMMON_WORDS, ONLY_PLAN_WORDS, PLAN_WORDS } from './common-words.ts';
import { FLORIDA_PLACES } from './florida-places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SYNONYMS } from './synonyms.ts';

/**
 * What a search compares: the stem of a word ("refunded" → "refund"), or one name for all the words and phrases of a
 * meaning ("=blood work" for "lab tests").
 */
export type Term = string;

type Language = {
  stem: (word: string) => string;
  stop: ReadonlySet<string>;
  common: ReadonlySet<Term>;
  /** From the stems of a word or phrase to the meanings whose lines have them. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Words that a list names as everyday ones: they have a meaning only where a line of synonyms names them, too. */
  everyday: ReadonlySet<string>;
  longestPhrase: number;
  plan: ReadonlySet<Term>;
  onlyPlan: ReadonlySet<Term>;
  known: ReadonlyMap<string, Term>;
};

/** A meaning, as one word or phrase of its line is written. */
type Meaning = { term: Term; words: readonly string[] };

/** Words of one stem are forms of each other when they begin with so many letters alike, or the shorter is no longer. */
const SHARED_BEGINNING = 4;

const LANGUAGES: Record<Locale, Language> = {
  en: makeLanguage('en', englishStemmer),
  es: makeLanguage('es', stemSpanish),
};

/**
 * The terms of a text in reading order; words without a meaning of their own are left out.
 *
 * @param text in any spelling
 */
export function readTerms(text: string, locale: Locale): Term[] {
  const language = LANGUAGES[locale];
  const words = plainWords(text);
  const stems = words.map(language.stem);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const [meaning, length] = meaningAt(language, words, stems, at);
    const word = words[at] ?? '';
    if (meaning) terms.push(meaning);
    else if (!language.stop.has(word)) terms.push(stems[at] ?? word);
    at += length;
  }
  return terms;
}

/** Whether a term may be missing in a passage that answers: everyday words, and numbers, which tell ages and amounts. */
export function isCommon(term: Term, locale: Locale): boolean {
  return LANGUAGES[locale].common.has(term) || /^\d/.test(term) || term.length === 1;
}

/** Whether a term speaks of the plans, as every text of the site does but the news. */
export function isAboutPlans(term: Term, locale: Locale): boolean {
  return LANGUAGES[locale].plan.has(term);
}

/** Whether no article can answer a question with this term: what the plans cost, cover and ask for. */
export function isOnlyAboutPlans(term: Term, locale: Locale): boolean {
  return LANGUAGES[locale].onlyPlan.has(term);
}

/** The language's words with their terms, as candidates for words with a typing error. */
export function knownWords(locale: Locale): ReadonlyMap<string, Term> {
  return LANGUAGES[locale].known;
}

/** The meaning of the longest phrase that begins at a place, and of how many words it is. */
function meaningAt(
  language: Language,
  words: readonly string[],
  stems: readonly string[],
  at: number,
): [Term | undefined, number] {
  for (let length = Math.min(language.longestPhrase, stems.length - at); length > 0; length -= 1) {
    const found = language.meanings.get(stems.slice(at, at + length).join(' '));
    const meaning = found && meaningOf(found, words.slice(at, at + length), language.everyday);
    if (meaning) return [meaning, length];
  }
  return [undefined, 1];
}

/**
 * Of the meanings that share the stems of some words, the one that names the words themselves; else the first that names
 * other forms of them. A stem alone is not enough: "sale" has that of "salirme", "papa" that of "pap".
 */
function meaningOf(
  found: readonly Meaning[],
  words: readonly string[],
  everyday: ReadonlySet<string>,
): Term | undefined {
  const written = found.find((meaning) => meaning.words.join(' ') === words.join(' '));
  if (written) return written.term;
  const [only = ''] = words;
  if (words.length === 1 && everyday.has(only)) return undefined;
  return found.find((meaning) => words.every((word, place) => isFormOf(word, meaning.words[place] ?? '')))
    ?.term;
}

function isFormOf(word: string, named: string): boolean {
  const shared = Math.min(SHARED_BEGINNING, word.length, named.length);
  return word.slice(0, shared) === named.slice(0, shared);
}

function makeLanguage(locale: Locale, stem: (word: string) => string): Language {
  const meanings = new Map<string, Meaning[]>();
  for (const line of [...SYNONYMS[locale].split('\n'), FLORIDA_PLACES.replaceAll('\n', ' ')]) {
    const phrases = listed(line);
    const [name = ''] = phrases;
    for (const phrase of phrases) {
      const words = plainWords(phrase);
      const stems = words.map(stem).join(' ');
      meanings.set(stems, [...(meanings.get(stems) ?? []), { term: `=${name}`, words }]);
    }
  }
  const common = new Set(plainWords(COMMON_WORDS[locale]).map(stem));
  const known = new Map([...common].map((word) => [word, word]));
  for (const [stems, [first]] of meanings) if (first && !stems.includes(' ')) known.set(stems, first.term);
  for (const meaning of listed(COMMON_MEANINGS[locale])) common.add(`=${meaning}`);
  const everyday = new Set(plainWords(`${COMMON_WORDS[locale]} ${STOP_WORDS[locale]}`));
  const termOf = (word: string) => meaningOf(meanings.get(stem(word)) ?? [], [word], everyday) ?? stem(word);
  return {
    stem,
    stop: new Set(plainWords(STOP_WORDS[locale])),
    common,
    meanings,
    everyday,
    longestPhrase: Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length)),
    plan: new Set(listed(PLAN_WORDS[locale]).map(termOf)),
    onlyPlan: new Set(listed(ONLY_PLAN_WORDS[locale]).map(termOf)),
    known,
  };
}

/** The stemmer knows "-ción" by its accent, which families leave out and all our words have lost. */
function stemSpanish(word: string): string {
  return spanishStemmer(word.replace(/([cs])ion$/, '$1ión'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
