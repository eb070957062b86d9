import { readPhraseLists, readWordSets } from './listed-words.server.ts';
import { readWordLists } from './word-lists.server.ts';

/* Words beside the search for a doctor, and what messages tell of one besides specialty, place, language and name. */

/** Whether a word is in a list of `words/doctors.txt`. */
export const isIn = readWordSets(readWordLists('doctors'));

const isTelling = readWordSets(readWordLists('languages'));

/** Whether a message says a phrase of a list of `doctor-phrases.txt`; all are tried on `Question.plain`. */
export const { says, spansOf } = readPhraseLists(readWordLists('doctor-phrases'));

/** Whether a word is an everyday one, and so no part of a name or a place. */
export function isEveryday(word: string): boolean {
  return isIn('fillers', word) || isIn('doctors', word) || isIn('after a title', word);
}

const RIGHT_WORDS = [
  'fillers',
  'doctors',
  'after a title',
  'no name',
  'no place',
  'names',
  'beside a specialty',
  'parts of the body',
  'between',
  'right words',
];

/** Whether a word is on no list of right ones: everyday words of both languages, common names. */
export function mayBeMisspelt(word: string): boolean {
  return !RIGHT_WORDS.some((list) => isIn(list, word)) && !isTelling('en', word) && !isTelling('es', word);
}

/** Whether the visitor's own doctor, whom the message does not name, is in the directory. */
export function asksForOwnDoctor(plain: string): boolean {
  return ['own doctor', 'directory', 'asks whether'].every((list) => says(list, plain));
}

/** What families want to know besides and the directory does not know; the office does. */
export const ASIDES = ['newPatients', 'gender', 'openingHours', 'ratings', 'appointment'] as const;
export type Aside = (typeof ASIDES)[number];

/** Which asides a message has. */
export function findAsides(plain: string): Aside[] {
  return ASIDES.filter((aside) => says(aside, plain));
}
