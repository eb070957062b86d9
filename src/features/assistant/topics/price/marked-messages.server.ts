import { readQuestion } from '../../engine/read-question.server.ts';
import { MARKED, type ToldPlan } from '../../learning/told-plans.server.ts';
import { type Said, wordsOf } from './price-words.server.ts';

/* Messages in which people marked what a word says of a plan: "im 47/age, my wife/couple and 2/children kids". */

/** What a number says; only a number has these marks. */
const NUMBER_MARKS = ['age', 'age-next', 'birth-year', 'people'] as const;
/** Who is covered besides the main adult; `docs/operations/assistant.md` says what each means. */
const PEOPLE_MARKS = [
  'couple',
  'alone',
  'third',
  'children',
  'child',
  'child-out',
  'no-children',
  'more',
] as const;
export type NumberMark = (typeof NUMBER_MARKS)[number];
export type Mark = NumberMark | (typeof PEOPLE_MARKS)[number];

/** A message as its words are read, each with its mark, if it has one. */
export type MarkedMessage = Said & {
  marks: readonly (Mark | undefined)[];
  /** It follows a price. */
  isFollowUp: boolean;
};

export const isNumberMark = (mark: Mark | undefined): mark is NumberMark =>
  NUMBER_MARKS.some((name) => name === mark);

/** Reads a message's words and their marks. @throws {Error} with its place: a mark that is none, or without its word */
export function readMarks({ text, locale, isFollowUp, place }: ToldPlan): MarkedMessage {
  const read = (marked: string) => wordsOf({ ...readQuestion(marked.replace(MARKED, ''), locale), locale });
  const said = read(text);
  const marks = said.words.map((): Mark | undefined => undefined);
  for (const match of text.matchAll(MARKED)) {
    const mark = [...NUMBER_MARKS, ...PEOPLE_MARKS].find((name) => name === match[1]);
    if (mark === undefined) throw new Error(`${place}: "${match[1]}" is no mark.`);
    const begun = text.slice(0, match.index);
    const { words: before } = read(begun);
    // "34yo" is read as three words.
    const isOfNumber = isNumberMark(mark) || /\d\S*$/.test(begun);
    const at = isOfNumber ? before.findLastIndex((word) => /^\d+$/.test(word)) : before.length - 1;
    if (at < 0) throw new Error(`${place}: "${mark}" has no ${isOfNumber ? 'number' : 'word'}.`);
    marks[at] = mark;
  }
  return { ...said, marks, isFollowUp };
}
