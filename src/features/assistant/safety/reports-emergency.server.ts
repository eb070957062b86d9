import type { Locale } from '#i18n/locale.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger, isHeldHarmless } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergency } from './find-emergency.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/**
 * What is said of danger in a message: by patterns, and by what was learned from examples. Words of an emergency in a
 * message that the examples hold harmless ("our kitchen pipe's water broke") open the answer with the numbers, no more.
 *
 * @param answerIn the language that was asked for, if one was
 */
export function readEmergency(question: Question, answerIn?: Locale): Emergency {
  const { text, locale } = question;
  const named = findEmergency(question, answerIn);
  if (named && isHeldHarmless(text)) return { card: undefined, isPossible: true };
  const danger = findDanger(text);
  const learned =
    danger?.zone === 'certain'
      ? emergencyAnswer(danger.kind, answerIn ?? findSpokenLanguage(text), locale)
      : undefined;
  return { card: named ?? learned, isPossible: named !== undefined || danger !== undefined };
}

/** Whether words report an emergency to which the assistant would answer with whom to call, and with nothing else. */
export function reportsEmergency(text: string): boolean {
  return readEmergency(readQuestion(text, 'es')).card !== undefined;
}

/** Whether words may report one: what is answered with the numbers, alone or before something else. */
export function mayReportEmergency(text: string): boolean {
  return readEmergency(readQuestion(text, 'es')).isPossible;
}
