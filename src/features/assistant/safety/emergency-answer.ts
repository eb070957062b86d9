import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../engine/answer.ts';
import { answerWords } from '../engine/answer-words.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import type { Advice } from './signs/sign.ts';

/** What is to be said: the advice of a sign, or 911 and 988 together when somebody is already dying by their own hand. */
export type EmergencyKind = Advice | 'crisisNow';

const words = answerWords(english, spanish);

/** The number to call on the first line, what helps until somebody comes, and that this is a machine. No links. */
export function emergencyAnswer(kind: EmergencyKind, locale: Locale): Answer {
  const t = words(locale);
  return {
    kind: 'emergency',
    text: [t(kind === 'crisis' ? 'call988' : 'call911'), t(kind), t('automated')].join('\n\n'),
    links: [],
  };
}
