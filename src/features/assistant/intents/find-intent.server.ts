import { LRUCache } from 'lru-cache';
import { phrases } from '#features/directory/need/patterns.ts';
import { plainWords } from '#features/directory/need/read-words.server.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Topic } from '../engine/topic.ts';
import { classify, type SentenceClassifier, type Vocabulary } from '../learning/classifier.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import { decline, INTENT_GROUPS } from './intents.server.ts';

/** Learned from `examples/intents`. */
export const INTENTS: Subject<string> = {
  name: 'intents',
  labels: new Map(
    Object.entries(INTENT_GROUPS).flatMap(([group, { intents }]) =>
      Object.keys(intents).map((intent): [string, string] => [intent, group]),
    ),
  ),
  toldPlans: 'price',
};

/** The intent of a group is clear when it has this share of the group's probability. */
const CLEAR = 0.55;

/** From this share on a guess is trusted more than a search. */
export const LIKELY = 0.45;
/** And from this on more than what a topic read in the words. */
export const SURE = 0.8;

/** What a message may ask. */
export type Guess = {
  /** See `INTENT_GROUPS`. */
  group: string;
  /** Undefined when only the group is clear. */
  intent: string | undefined;
  /** How likely it is, from 0 to 1. */
  share: number;
  topic: Topic;
};

let loaded: SentenceClassifier<string> | undefined;

/** What is known of words from the examples. */
export function intentVocabulary(): Vocabulary {
  loaded ??= trainedClassifier(INTENTS);
  return loaded.vocabulary;
}

/** What was last guessed: one question is looked at by several, and its conversation again with the next. */
const recent = new LRUCache<string, readonly Guess[]>({ max: 64 });

/**
 * What a message may ask, the likeliest first.
 *
 * @param after the group of the question before
 */
export function guessIntents(message: string, after?: string): readonly Guess[] {
  const key = `${after ?? ''}\0${message}`;
  const guesses = recent.get(key) ?? guess(message, after);
  recent.set(key, guesses);
  return guesses;
}

function guess(message: string, after: string | undefined): Guess[] {
  loaded ??= trainedClassifier(INTENTS);
  const shares = classify(loaded, message, after);
  const byIntent = new Map(loaded.labels.map((label, index) => [label, shares[index] ?? 0]));
  return Object.entries(INTENT_GROUPS)
    .map(([group, { general, intents }]): Guess => {
      const own = Object.keys(intents).map((intent) => ({ intent, share: byIntent.get(intent) ?? 0 }));
      const share = own.reduce((sum, one) => sum + one.share, 0);
      const best = own.reduce((likeliest, one) => (one.share > likeliest.share ? one : likeliest));
      const intent = !general || best.share >= CLEAR * share ? best.intent : undefined;
      const topic = (intent !== undefined && intents[intent]) || general || decline;
      return { group, intent, share, topic };
    })
    .toSorted((one, other) => other.share - one.share);
}

const SPEAKERS = phrases(readWordLists('follow-ups').list('who speaks'));

/** "One that speaks Spanish": of somebody who is looked for, and no wish of whoever asks. */
export function isOfSomebody(message: string): boolean {
  return SPEAKERS.isIn(plainWords(message).join(' '));
}

const SPANISH = /\b(?:spanish|espa[nñ]ol|castellano)\b/i;
const ENGLISH = /\b(?:english|ingl[eé]s)\b/i;

/**
 * "Say it in Spanish": the language in which the question before is to be answered.
 *
 * @param own the language of the message, where it names none
 * @returns undefined for any other message
 */
export function languageToSayAgain(message: string, own: Locale): Locale | undefined {
  if (isOfSomebody(message)) return undefined;
  const [guess] = guessIntents(message);
  if (guess?.group !== 'language' || guess.share < LIKELY) return undefined;
  if (SPANISH.test(message)) return 'es';
  return ENGLISH.test(message) ? 'en' : own;
}
