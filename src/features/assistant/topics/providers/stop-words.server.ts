import { wordSet } from '../../engine/patterns.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

/** Words beside the search for a doctor: see `examples/words/doctors.txt`. */
export const DOCTOR_LISTS = readWordLists('doctors');

/** Words for a doctor, or for where doctors are, that say nothing about the specialty. */
export const DOCTOR_WORDS = wordSet(DOCTOR_LISTS.list('doctors'));
/** Stop words: they come with the search for a doctor and change nothing about it. */
export const FILLERS = wordSet(DOCTOR_LISTS.list('fillers'));
/** Words that follow "in" or "near" without being a place. */
export const NOT_A_PLACE = wordSet(DOCTOR_LISTS.list('no place'));
export const NOT_A_NAME: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...DOCTOR_WORDS,
  ...wordSet(DOCTOR_LISTS.list('after a title')),
]);
