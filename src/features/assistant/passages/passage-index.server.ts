import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import MiniSearch from 'minisearch';
import { plainWords } from '#features/directory/need/read-words.server.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Passage } from '../engine/topic.ts';
import { intentVocabulary } from '../intents/find-intent.server.ts';
import { howTelling } from '../learning/classifier.ts';
import { conceptsIn } from '../learning/read-examples.server.ts';

/** A sentence, or an item of a list. */
export type TextUnit = { text: string; isItem: boolean };

/** A passage with what a search needs of it. */
export type IndexedPassage = Passage & {
  id: string;
  kind: 'site' | 'article';
  /** `subject`: what the whole article is about, which says little of one of its parts. */
  fields: { subject: readonly Term[]; headings: readonly Term[]; text: readonly Term[] };
  /** What an article's passage is chosen from. */
  units: readonly TextUnit[];
};

/** Terms have no spaces inside. */
const SEPARATOR = ' ';
const BOOST = { subject: 1, headings: 2, text: 1 };
/** Words with less weight are left out of a search. */
const LEAST_TELLING = 0.55;
/** A word with this weight is enough of a subject. */
const TELLING_ALONE = 0.9;
/** A passage answers when its words have this share of the question's weight. */
const ENOUGH = 0.68;
/** With this many words found less is enough: long questions say much besides. */
const MANY_WORDS = 4;
const ENOUGH_OF_MANY = 0.5;
/** This much is enough where the question is known to be one for an article. */
const ENOUGH_FOR_ARTICLE = 0.25;
/** Another word of the same concept ("medicine" for "Wegovy") is worth less than half. */
const CONCEPT_WORTH = 0.4;
/** A typing error in a longer word: one letter of five. */
const TYPING_ERROR = 0.2;
const FEWEST_LETTERS = 5;

/** The passages of one language, by their terms. */
export type PassageIndex = {
  add: (passage: IndexedPassage) => void;
  remove: (id: string) => void;
  /** What has something to do with the words, the best first. */
  rank: (words: readonly AskedWord[]) => IndexedPassage[];
  /** The passage of an article that answers a question; undefined when none is sure to. */
  answer: (asked: readonly AskedWord[]) => IndexedPassage | undefined;
  /** The passages of articles that have some of the words, the best first: for what is known to be in an article. */
  ofArticles: (asked: readonly AskedWord[]) => IndexedPassage[];
};

/** An empty index. Ranking is BM25; whether a passage answers is decided by the words that it has, see `supports`. */
export function createPassageIndex(): PassageIndex {
  const passages = new Map<string, IndexedPassage>();
  const search = new MiniSearch<Record<string, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(SEPARATOR).filter((term) => term !== ''),
    processTerm: (term) => term,
  });

  const find = (asked: readonly AskedWord[]) =>
    search
      .search(asked.flatMap(({ terms }) => terms).join(SEPARATOR), {
        boost: BOOST,
        fuzzy: (term) => (term.length >= FEWEST_LETTERS && !term.startsWith('=') ? TYPING_ERROR : false),
      })
      .flatMap(({ id, match, queryTerms }): Found[] => {
        const passage = passages.get(String(id));
        if (!passage) return [];
        const fields = new Set(Object.values(match).flat());
        // What of the part itself was found, and not only of the article's title.
        const isOwn = fields.has('headings') || fields.has('text');
        const isSubject = fields.has('headings') || fields.has('subject');
        return [{ passage, found: new Set(queryTerms), isOwn, isSubject }];
      });

  return {
    add: (passage) => {
      passages.set(passage.id, passage);
      const { subject, headings, text } = passage.fields;
      search.add({ id: passage.id, subject: join(subject), headings: join(headings), text: join(text) });
    },
    remove: (id) => {
      if (passages.delete(id)) search.discard(id);
    },
    rank: (words) => find(words.filter(({ tells }) => tells >= LEAST_TELLING)).map(({ passage }) => passage),
    answer: (asked) => {
      const telling = asked.filter(({ tells }) => tells >= LEAST_TELLING);
      return find(telling).find(
        ({ passage, found, isOwn, isSubject }) =>
          passage.kind === 'article' && isOwn && supports(found, telling, isSubject),
      )?.passage;
    },
    ofArticles: (asked) => {
      const telling = asked.filter(({ tells }) => tells >= LEAST_TELLING);
      return find(telling).flatMap(({ passage, found }) =>
        passage.kind === 'article' && shareFound(found, telling) >= ENOUGH_FOR_ARTICLE ? [passage] : [],
      );
    },
  };
}

type Found = { passage: IndexedPassage; found: ReadonlySet<Term>; isOwn: boolean; isSubject: boolean };

function join(terms: readonly Term[]): string {
  return terms.join(SEPARATOR);
}

/** Whether a passage has enough of the question's weight; words by chance in its text make no answer. */
function supports(found: ReadonlySet<Term>, telling: readonly AskedWord[], isSubject: boolean): boolean {
  const there = telling.filter((word) => has(found, word));
  if (there.length === 0) return false;
  if (!isSubject && !there.some(({ tells }) => tells >= TELLING_ALONE)) return false;
  return shareFound(found, telling) >= (there.length >= MANY_WORDS ? ENOUGH_OF_MANY : ENOUGH);
}

/** How much of the weight of a question's words was found. */
function shareFound(found: ReadonlySet<Term>, telling: readonly AskedWord[]): number {
  const there = telling.filter((word) => has(found, word));
  const worth = there.map((word) => word.tells * (found.has(word.terms[0] ?? '') ? 1 : CONCEPT_WORTH));
  return sum(worth) / sum(telling.map(({ tells }) => tells));
}

function has(found: ReadonlySet<Term>, { terms }: AskedWord): boolean {
  return terms.some((term) => found.has(term));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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
