import { readPhraseLists } from '../../engine/phrase-lists.server.ts';

/* What messages tell of a doctor besides specialty, place, language and name: see `examples/words/doctor-phrases.txt`. */

/** Whether a message says one of a list's phrases; all are tried on `Question.plain`. */
export const { says } = readPhraseLists('doctor-phrases');

/** Whether the visitor's own doctor, whom the message does not name, is in the directory. */
export function asksForOwnDoctor(plain: string): boolean {
  return ['own doctor', 'directory', 'asks whether'].every((list) => says(list, plain));
}

/** What families want to know besides and the directory does not know; the office does. */
const ASIDES = ['newPatients', 'gender', 'openingHours', 'ratings', 'appointment'] as const;
export type Aside = (typeof ASIDES)[number];

/** Which asides a message has. */
export function findAsides(plain: string): Aside[] {
  return ASIDES.filter((aside) => says(aside, plain));
}
