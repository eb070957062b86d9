import type { Locale } from '#i18n/locale.ts';
import type { Passage } from '../engine/passage.ts';
import type { Question } from '../engine/question.ts';
import { chooseUnits } from './choose-units.server.ts';
import type { IndexedPassage } from './indexed-passage.server.ts';
import type { PassageIndex } from './passage-index.server.ts';
import { type AskedWord, askedWords } from './search-terms.server.ts';

/** How many passages are passed to a language model. */
const RANKED = 6;

/**
 * The passage of an article that answers a question.
 *
 * @param before the question that this one follows up on
 * @returns undefined when none is sure to answer
 */
export function findAnswer(index: PassageIndex, question: Question, before?: Question): Passage | undefined {
  const { locale } = question;
  const asked = askedWords(question.plain, locale);
  const earlier = before && askedWords(before.plain, locale);
  const found = index.answer(asked, earlier);
  return found && toPassage(found, [...asked, ...(earlier ?? [])], locale);
}

/** The passages that have something to do with some words, the best first. */
export function rankPassages(index: PassageIndex, words: string, locale: Locale): Passage[] {
  const asked = askedWords(words, locale);
  return index
    .rank(asked)
    .slice(0, RANKED)
    .map((passage) => toPassage(passage, asked, locale));
}

function toPassage(passage: IndexedPassage, asked: readonly AskedWord[], locale: Locale): Passage {
  const { href, label, text, kind } = passage;
  return { href, label, text: kind === 'article' ? chooseUnits(passage, asked, locale) : text };
}
