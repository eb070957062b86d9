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
  /** From the stems of a word or phrase to the term of its meaning. */
  meanings: ReadonlyMap<string, Term>;
  longestPhrase: number;
  plan: ReadonlySet<Term>;
  onlyPlan: ReadonlySet<Term>;
  known: ReadonlyMap<string, Term>;
};

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
    const [meaning, length] = meaningAt(language, stems, at);
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
  { meanings, longestPhrase }: Language,
  stems: readonly string[],
  at: number,
): [Term | undefined, number] {
  for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length -= 1) {
    const meaning = meanings.get(stems.slice(at, at + length).join(' '));
    if (meaning) return [meaning, length];
  }
  return [undefined, 1];
}

function makeLanguage(locale: Locale, stem: (word: string) => string): Language {
  const meanings = new Map<string, Term>();
  for (const line of [...SYNONYMS[locale].split('\n'), FLORIDA_PLACES.replaceAll('\n', ' ')]) {
    const phrases = listed(line);
    const [name = ''] = phrases;
    for (const phrase of phrases) {
      const stems = plainWords(phrase).map(stem).join(' ');
      // A phrase that stands in two lines keeps its first meaning.
      if (!meanings.has(stems)) meanings.set(stems, `=${name}`);
    }
  }
  const common = new Set(plainWords(COMMON_WORDS[locale]).map(stem));
  const known = new Map([...common].map((word) => [word, word]));
  for (const [stems, meaning] of meanings) if (!stems.includes(' ')) known.set(stems, meaning);
  for (const meaning of listed(COMMON_MEANINGS[locale])) common.add(`=${meaning}`);
  const termOf = (word: string) => meanings.get(stem(word)) ?? stem(word);
  return {
    stem,
    stop: new Set(plainWords(STOP_WORDS[locale])),
    common,
    meanings,
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
