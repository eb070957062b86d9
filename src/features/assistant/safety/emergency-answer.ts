import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { Answer } from '../engine/answer.ts';
import { answerWords } from '../engine/answer-words.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import type { Advice } from './signs/sign.ts';

/** What is to be said: the advice of a sign, or more of it, as what else is told asks for. */
export type EmergencyKind =
  | Advice
  /** 911 and 988 together: somebody is already dying by their own hand. */
  | 'crisisNow'
  /** Violence at home, and abuse, that is told and may not be happening now. */
  | 'violenceAtHome'
  | 'abuseNow';

const words = answerWords(english, spanish);
/** What stands on the first line where it is not 911 alone. */
const FIRST_LINES = {
  crisis: 'call988',
  violenceAtHome: 'homeFirst',
  abuse: 'abuseFirst',
} as const satisfies Partial<Record<EmergencyKind, keyof typeof english>>;

/**
 * The number to call on the first line, what helps until somebody comes, and that this is a machine. No links.
 *
 * @param told the language of the emergency; without one it is said in both, first in that of the page
 */
export function emergencyAnswer(kind: EmergencyKind, told: Locale | undefined, page: Locale): Answer {
  const language = told ?? page;
  return {
    kind: 'emergency',
    text: textOf(kind, language),
    links: [],
    language,
    ...(told === undefined ? { otherLanguage: textOf(kind, language === 'en' ? 'es' : 'en') } : {}),
  };
}

function textOf(kind: EmergencyKind, locale: Locale): string {
  const t = words(locale);
  const first = kind in FIRST_LINES ? FIRST_LINES[kind as keyof typeof FIRST_LINES] : 'call911';
  return [first, kind, 'automated']
    .map((key) => t(key as keyof typeof english, EMERGENCY_NUMBERS))
    .join('\n\n');
}
