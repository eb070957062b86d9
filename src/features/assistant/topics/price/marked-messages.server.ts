import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import { MARKED } from '../../learning/read-examples.server.ts';
import { wordsOf } from './price-words.server.ts';

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
export type MarkedMessage = {
  words: readonly string[];
  marks: readonly (Mark | undefined)[];
  /** It follows a price. */
  isFollowUp: boolean;
};

const FOLLOW_UP = /^(?:\.\.\.|…)\s*/;

export const isNumberMark = (mark: Mark | undefined): mark is NumberMark =>
  NUMBER_MARKS.some((name) => name === mark);

/**
 * Reads `told.en.txt` and `told.es.txt` of a folder, a message a line; "... " begins one that follows a price.
 *
 * @throws {Error} with file and line: an empty line, a mark that is none, a number's mark without a number
 */
export function readMarkedMessages(folder: string): { messages: readonly MarkedMessage[]; digest: string } {
  const hash = createHash('sha256');
  const messages = LOCALES.flatMap((locale) => {
    const name = `told.${locale}.txt`;
    const text = readFileSync(path.join(folder, name), 'utf8');
    hash.update(text);
    return text
      .trimEnd()
      .split('\n')
      .map((line, index) => {
        try {
          return readMarked(line, locale);
        } catch (error) {
          throw new Error(`${name}:${index + 1}: ${(error as Error).message}`);
        }
      });
  });
  return { messages, digest: hash.digest('hex') };
}

function readMarked(line: string, locale: Locale): MarkedMessage {
  const text = line.replace(FOLLOW_UP, '');
  if (text.trim() === '') throw new Error('a line without a message.');
  const wordsIn = (said: string) =>
    wordsOf({ ...readQuestion(said.replace(MARKED, ''), locale), locale }).words;
  const words = wordsIn(text);
  const marks = words.map((): Mark | undefined => undefined);
  for (const match of text.matchAll(MARKED)) {
    const mark = [...NUMBER_MARKS, ...PEOPLE_MARKS].find((name) => name === match[1]);
    if (mark === undefined) throw new Error(`"${match[1]}" is no mark.`);
    const said = text.slice(0, match.index);
    const before = wordsIn(said);
    // "34yo" is read as three words.
    const isOfNumber = isNumberMark(mark) || /\d\S*$/.test(said);
    const place = isOfNumber ? before.findLastIndex((word) => /^\d+$/.test(word)) : before.length - 1;
    if (place < 0) throw new Error(`"${mark}" has no ${isOfNumber ? 'number' : 'word'}.`);
    marks[place] = mark;
  }
  return { words, marks, isFollowUp: FOLLOW_UP.test(line) };
}
