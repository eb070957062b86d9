import type { Locale } from '#i18n/locale.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger, isHarmless } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergency } from './find-emergency.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/**
 * What is said of danger in a message: by patterns, or by what was learned from examples. Where the latter hold what a
 * pattern finds for harmless, the numbers still open the answer.
 *
 * @param answerIn the language that was asked for, if one was
 */
export function readEmergency(question: Question, answerIn?: Locale): Emergency {
  const { text, locale } = question;
  const danger = findDanger(text);
  const learned =
    danger?.zone === 'certain'
      ? emergencyAnswer(danger.kind, answerIn ?? findSpokenLanguage(text), locale)
      : undefined;
  const found = findEmergency(question, answerIn);
  const card = found && isHarmless(text) ? undefined : (found ?? learned);
  return { card, isPossible: found !== undefined || danger !== undefined };
}

/** Whether words report an emergency for certain: by a pattern, or as the examples do. */
export function reportsEmergency(text: string): boolean {
  return findEmergency(readQuestion(text, 'es')) !== undefined || findDanger(text)?.zone === 'certain';
}
