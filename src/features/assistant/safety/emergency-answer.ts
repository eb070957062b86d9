import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { Answer } from '../engine/answer.ts';
import { answerTranslator } from '../engine/answer-translator.ts';
import type { Advice } from './danger-patterns/danger-pattern.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

/** What the answer says: the advice of a pattern, or a variant that the rest of the message asks for. */
export type EmergencyKind =
  | Advice
  /** 911 and 988 together: somebody is already dying by their own hand. */
  | 'crisisNow'
  /** Violence at home, and abuse, that is reported and may not be happening now. */
  | 'violenceAtHome'
  | 'abuseNow';

const translator = answerTranslator(english, spanish);
/** The first line where it is not 911 alone. */
const FIRST_LINES = {
  crisis: 'call988',
  violenceAtHome: 'homeFirst',
  abuse: 'abuseFirst',
} as const satisfies Partial<Record<EmergencyKind, keyof typeof english>>;

/**
 * The number to call on the first line, what helps until somebody comes, and that this is a machine. No links.
 *
 * @param told the language of the message; without one the answer is in both, first in that of the page
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
  const t = translator(locale);
  const first = kind in FIRST_LINES ? FIRST_LINES[kind as keyof typeof FIRST_LINES] : 'call911';
  return [first, kind, 'automated']
    .map((key) => t(key as keyof typeof english, EMERGENCY_NUMBERS))
    .join('\n\n');
}
