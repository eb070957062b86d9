import type { Locale } from '#i18n/locale.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { findDanger } from './danger.server.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';

/** The card that stands alone, if there is an emergency; whether the numbers open another answer. */
export type Emergency = { card: Answer | undefined; isPossible: boolean };

/**
 * What is said of danger in a message.
 *
 * @param answerIn the language that was asked for, if one was
 */
export function readEmergency({ text, locale }: Question, answerIn?: Locale): Emergency {
  const danger = findDanger(text);
  const isCertain = danger?.zone === 'certain';
  return {
    card: isCertain ? emergencyAnswer(danger.kind, answerIn ?? findSpokenLanguage(text), locale) : undefined,
    isPossible: danger !== undefined,
  };
}

/** Whether a message reports an emergency: the directory shows whom to call in place of providers. */
export function reportsEmergency(text: string): boolean {
  return findDanger(text)?.zone === 'certain';
}
