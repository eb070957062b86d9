import { editDistance } from '#features/directory/need/misspelled-words.ts';
import { wordSet } from '#features/directory/need/patterns.ts';
import { TENS, UNITS, WHOLE_NUMBERS } from '../../engine/numbers.server.ts';
import { isExampleWord } from '../../learning/read-examples.server.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';
import { BENEFIT_WORDS, CHILD_NOUNS, LAY_BENEFITS } from './price-lexicon.server.ts';

const WORDS = readWordLists('prices');

/** Words that a plan's price depends on: who is covered, and how many. */
const PEOPLE_AND_NUMBERS: ReadonlySet<string> = new Set([
  ...CHILD_NOUNS.keys(),
  ...[
    'spouses',
    'relatives',
    'parents',
    'people',
    'adults',
    'age units',
    'package words',
    'corrected, too',
  ].flatMap((list) => [...wordSet(WORDS.list(list))]),
  ...BENEFIT_WORDS.keys(),
  ...LAY_BENEFITS.keys(),
  ...TENS.keys(),
  ...UNITS.keys(),
  ...WHOLE_NUMBERS.keys(),
]);
/** Words of all lists, which are spelled right, and names that are near to them. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(WORDS.all).flatMap((list) => list.split(/[\s,:]+/)));
/** What every question about prices asks with: "cuato" may be "cuánto", and says nothing of people then. */
const ASKING: ReadonlySet<string> = wordSet(WORDS.list('asking'));
const SHORTEST = 3;
/** A shorter word may be a name, or another word: the plan is asked back. */
const SHORTEST_SURE = 5;

/** Words with those of people and numbers spelled right, and whether that is sure. */
export type CorrectedWords = { words: readonly string[]; isSure: boolean };

/** Corrects "husbnad" and "thrity". A word that is in any example is not misspelled. */
export function correctPeople(typed: readonly string[]): CorrectedWords {
  let isSure = true;
  const words = typed.map((word) => {
    const isKnown =
      word.length < SHORTEST ||
      /\d/.test(word) ||
      PEOPLE_AND_NUMBERS.has(word) ||
      KNOWN.has(word) ||
      isExampleWord(word);
    const [closest, another] = isKnown ? [] : nearTo(word, PEOPLE_AND_NUMBERS);
    if (closest === undefined || nearTo(word, ASKING).length > 0) return word;
    if (another !== undefined || word.length < SHORTEST_SURE) isSure = false;
    return closest;
  });
  return { words, isSure };
}

const SHORTEST_KNOWN = 4;

/** The words that are one typing error away, but for the first letter; short ones are near to too much. */
function nearTo(word: string, known: ReadonlySet<string>): string[] {
  return [...known].filter(
    (candidate) =>
      candidate.length >= SHORTEST_KNOWN && candidate[0] === word[0] && editDistance(word, candidate, 2) < 2,
  );
}
