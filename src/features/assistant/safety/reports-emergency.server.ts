import type { Locale } from '#i18n/locale.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger, meansNone } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergencyKind } from './find-emergency.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/** In a longer message one true part counts for little beside all others. */
const LONG = 200;
const PARTS = /[.,;:!?\n]+|(?<!\S)(?:and|but|y|pero)(?!\S)/i;

/** Whether the words of an emergency mean something else: in the message, and in each part of a long one that has some. */
function meansSomethingElse(text: string): boolean {
  const parts = text.length > LONG ? text.split(PARTS) : [];
  const reports = parts.filter((part) => findEmergencyKind(part) !== undefined);
  return [text, ...reports].every(meansNone);
}

/**
 * What is said of danger in a message: by its words, or by what was learned from examples. Where the latter say that the
 * words mean something else, the numbers open the answer and do not replace it.
 *
 * @param answerIn the language that was asked for, if one was
 */
export function readEmergency(question: Question, answerIn?: Locale): Emergency {
  const { text, locale } = question;
  const danger = findDanger(text);
  const found = findEmergencyKind(text);
  const learned = danger?.zone === 'certain' ? danger.kind : undefined;
  const kind = found && meansSomethingElse(text) ? undefined : (found ?? learned);
  return {
    card: kind && emergencyAnswer(kind, answerIn ?? findSpokenLanguage(text), locale),
    isPossible: found !== undefined || danger !== undefined,
  };
}

/** Whether words report an emergency, whatever they may mean: the directory has no line that could open an answer. */
export function reportsEmergency(text: string): boolean {
  return findEmergencyKind(text) !== undefined || findDanger(text)?.zone === 'certain';
}
