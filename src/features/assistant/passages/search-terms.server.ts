import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import type { Locale } from '#i18n/locale.ts';
import { plainWords } from '../engine/read-question.ts';
import { intentVocabulary } from '../intents/find-intent.server.ts';
import { howTelling } from '../learning/classifier.ts';
import { conceptsIn } from '../learning/own-lexicon.server.ts';

/** What a search compares: the stem of a word ("refunded" → "refund"), or a concept of the lexicon ("=refund"). */
export type Term = string;

/** A word of a question: the terms that stand for it, its own first, and how informative it is, from 0 to 1. */
export type AskedWord = { terms: readonly Term[]; tells: number };

const STEM: Record<Locale, (word: string) => string> = { en: englishStemmer, es: stemSpanish };

/** The terms of a text in reading order. */
export function termsOf(text: string, locale: Locale): Term[] {
  return plainWords(text).flatMap((word) => termsOfWord(word, locale));
}

/**
 * The words of a question, each once. What is in many of the examples is hardly informative ("my", "how"), what is in
 * none of them most.
 */
export function askedWords(question: string, locale: Locale): AskedWord[] {
  return [...new Set(plainWords(question))].map((word) => ({
    terms: termsOfWord(word, locale),
    tells: howTelling(intentVocabulary(), word),
  }));
}

function termsOfWord(word: string, locale: Locale): Term[] {
  const concepts = conceptsIn(word);
  return [STEM[locale](word), ...Array.from(concepts, (concept) => `=${concept}`)];
}

/** The stemmer knows "-ción" by its accent, which families leave out and all our words have lost. */
function stemSpanish(word: string): string {
  return spanishStemmer(word.replace(/([cs])ion$/, '$1ión'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
