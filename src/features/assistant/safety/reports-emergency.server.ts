import type { Locale } from '#i18n/locale.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergency } from './find-emergency.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/**
 * What is said of danger in a message: by patterns, or by what was learned from examples. What a pattern finds is never
 * doubted by the latter: beside a bill or a specialty it holds the worst for harmless.
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
  const card = findEmergency(question, answerIn) ?? learned;
  return { card, isPossible: card !== undefined || danger !== undefined };
}

/** Whether words report an emergency to which the assistant would answer with whom to call, and with nothing else. */
export function reportsEmergency(text: string): boolean {
  return readEmergency(readQuestion(text, 'es')).card !== undefined;
}
