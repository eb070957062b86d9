import type { Locale } from '#i18n/locale.ts';
import type { Passage } from '../engine/passage.ts';
import type { Question } from '../engine/question.ts';
import { readQuestion } from '../engine/read-question.ts';
import { chooseUnits } from './choose-units.ts';
import type { IndexedPassage } from './indexed-passage.ts';
import { readTerms, type Term } from './language/read-terms.ts';
import type { Found, PassageIndex } from './passage-index.ts';

/** So many passages are handed to who reads further than the first. */
const RANKED = 6;

/** Begins or asks a question, without accents. */
const ASKS =
  /\?|^\s*(?:is|are|am|do|does|did|can|could|will|would|should|what|when|where|who|which|how|why|i need|i want|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|como|donde|quien|que|puedo|puede|pueden|hay|tienen|necesito|quiero|cubren|incluye|es|son)\b/i;

/**
 * The passage that answers a question. It is looked for first with the question before it, if it is a follow-up; then the
 * message as a whole; then those sentences of it that ask something.
 *
 * @returns undefined when none is sure to answer
 */
export function findAnswer(index: PassageIndex, question: Question, before?: Question): Passage | undefined {
  const { locale } = question;
  const asked = termsOf(index, question);
  if (before) {
    const found = index.answer(asked, termsOf(index, before));
    return found && toAnswer(found, [...asked, ...termsOf(index, before)], locale);
  }
  const whole = index.answer(asked);
  if (whole) return toAnswer(whole, asked, locale);
  const parts = askingParts(question).map((part) => termsOf(index, part));
  // What nobody here knows may be just what is asked.
  if (parts.some((part) => index.hasUnknown(part))) return undefined;
  for (const part of parts) {
    const found = index.answer(part);
    if (found) return toAnswer(found, part, locale);
  }
  return undefined;
}

/** The passages that have something to do with some words, the best first. */
export function rankPassages(index: PassageIndex, words: string, locale: Locale): Passage[] {
  const terms = index.correct(readTerms(words, locale));
  return index
    .rank(terms)
    .slice(0, RANKED)
    .map((passage) => toPassage(passage, terms, locale));
}

function termsOf(index: PassageIndex, { plain, locale }: Question): Term[] {
  return index.correct(readTerms(plain, locale));
}

/** Sentences that ask, when the message has others besides. */
function askingParts({ text, locale }: Question): Question[] {
  const parts = text.match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];
  if (parts.length < 2) return [];
  return parts.filter((part) => ASKS.test(part)).map((part) => readQuestion(part, locale));
}

/** A gap is known to have no answer. */
function toAnswer({ passage }: Found, asked: readonly Term[], locale: Locale): Passage | undefined {
  return passage.kind === 'gap' ? undefined : toPassage(passage, asked, locale);
}

function toPassage(passage: IndexedPassage, asked: readonly Term[], locale: Locale): Passage {
  const { href, label, text, kind } = passage;
  return { href, label, text: kind === 'article' ? chooseUnits(passage, asked, locale) : text };
}
