import { wordSet } from '#features/directory/need/patterns.ts';
import { findLanguage, plainWords } from '#features/directory/need/read-words.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { answerTranslator } from '../engine/answer-text.ts';
import type { Answer } from '../engine/topic.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

/* What is said to whoever may be in danger, and in which language. */

/** What the answer says, besides 911 or 988. */
export type EmergencyKind =
  | 'general'
  | 'breathing'
  | 'poison'
  | 'battery'
  | 'bleeding'
  | 'pregnancyBleeding'
  | 'birth'
  | 'outside'
  | 'heat'
  | 'electricity'
  | 'seizure'
  | 'violence'
  | 'abuse'
  | 'crisis'
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

const LANGUAGE_WORDS = readWordLists('emergency-languages');
/** The words by which the language of a cry for help is recognized: bodies, family and what happens to them. */
const TELLING: Record<Locale, ReadonlySet<string>> = {
  en: wordSet(LANGUAGE_WORDS.list('en, in danger')),
  es: wordSet(LANGUAGE_WORDS.list('es, in danger')),
};

/**
 * The language of an emergency, by its own words alone: the page's says little when somebody cries for help.
 *
 * @returns undefined when it is not clear
 */
export function findSpokenLanguage(text: string): Locale | undefined {
  const words = plainWords(text);
  const everyday = findLanguage(words);
  const [english, spanish] = [countIn('en', words), countIn('es', words)];
  if (english === spanish) return everyday;
  const told = english > spanish ? 'en' : 'es';
  return everyday === undefined || everyday === told ? told : undefined;
}

function countIn(locale: Locale, words: readonly string[]): number {
  return words.filter((word) => TELLING[locale].has(word)).length;
}

/** Whom to call in danger, in one line, before an answer to what may be a cry for help. */
export function safetyLine(locale: Locale): string {
  return translator(locale)('line', EMERGENCY_NUMBERS);
}
