import type { Locale } from '#i18n/locale.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger, meansNone } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergencyKind } from './find-emergency.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/**
 * What is said of danger in a message: by patterns, or by what was learned from examples. Where the latter hold what a
 * pattern finds for harmless, the numbers open the answer and do not replace it.
 *
 * @param answerIn the language that was asked for, if one was
 */
export function readEmergency(question: Question, answerIn?: Locale): Emergency {
  const { text, locale } = question;
  const danger = findDanger(text);
  const found = findEmergencyKind(text);
  const learned = danger?.zone === 'certain' ? danger.kind : undefined;
  const kind = found && meansNone(text) ? undefined : (found ?? learned);
  return {
    card: kind && emergencyAnswer(kind, answerIn ?? findSpokenLanguage(text), locale),
    isPossible: found !== undefined || danger !== undefined,
  };
}

/** Whether words report an emergency, in jest or not: the directory has no line that could open an answer. */
export function reportsEmergency(text: string): boolean {
  return findEmergencyKind(text) !== undefined || findDanger(text)?.zone === 'certain';
}
