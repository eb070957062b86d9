import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../engine/answer.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Question } from '../engine/question.ts';
import { type EmergencyKind, emergencyAnswer } from './emergency-answer.ts';
import { findSpokenLanguage } from './find-spoken-language.ts';
import {
  AGAIN,
  COVERAGE,
  DENIALS,
  LAUGHTER,
  NUISANCES,
  PAST,
  PEOPLE_BESIDE_PETS,
  PETS,
  PRESENT,
  SAID_TO_BE_NOTHING,
  SAYINGS,
  SEEKING,
  SEEN,
  SLIGHT,
  SUPPOSED,
} from './look-alikes.ts';
import { CRISIS, CRISIS_NOW } from './signs/crisis.ts';
import type { Sign } from './signs/sign.ts';
import { SIGNS_OF_DANGER } from './signs/signs.ts';
import { ABUSE, BY_STRANGERS, HAPPENING_NOW, THREATENED, VIOLENCE } from './signs/violence.ts';
import { spokenWords } from './spoken-words.ts';

/** Where one thing that is told ends and the next begins. */
const PART_END =
  / (?=\.|and |but |now |y |pero |ahora |because |porque |pq |so |then |entonces |creo |que hago|what do i do)/;

/** Words before a sign among which a supposition is looked for: "what happens if my husband has ...". */
const SUPPOSING_WORDS = 8;
/** Words at the beginning that may set the time of all: "last year in april my dad had ...". */
const OPENING_WORDS = 5;
const WORDS_AFTER = 6;
const WORDS_NEARBY = 4;

/**
 * What to do at once, when the message tells of an emergency or a crisis: 911, 988, or both. By tables alone, of both
 * languages whatever that of the page is; said in the language in which it is told, in both when that cannot be seen.
 *
 * @param answerIn the language that was asked for, if one was
 * @returns undefined when nothing in the message tells of danger
 */
export function findEmergency(question: Question, answerIn?: Locale): Answer | undefined {
  const kind = findKind(question.text);
  return kind && emergencyAnswer(kind, answerIn ?? findSpokenLanguage(question.text), question.locale);
}

function findKind(text: string): EmergencyKind | undefined {
  const said = SAYINGS.eraseFrom(spokenWords(text));
  const danger = SIGNS_OF_DANGER.find((sign) => isTold(sign, said));
  // The words of a threat to somebody else are those of a crisis, too: "amenaza con matarme".
  const isCrisis = isTold(CRISIS, THREATENED.eraseFrom(said));
  if (isTold(CRISIS_NOW, said) || (danger && isCrisis)) return 'crisisNow';
  if (danger) return kindOf(danger, said);
  return isCrisis ? 'crisis' : undefined;
}

/** The advice of a sign; violence and abuse have another when life is not threatened at this moment. */
function kindOf(danger: Sign, said: string): EmergencyKind {
  if (danger !== VIOLENCE && danger !== ABUSE) return danger.advice;
  const isNow =
    HAPPENING_NOW.isIn(said) ||
    SIGNS_OF_DANGER.some((sign) => sign !== VIOLENCE && sign !== ABUSE && isTold(sign, said));
  const isOwn = / (?:me|us|nos) /.test(` ${said} `);
  if (danger === ABUSE || (!isOwn && isTold(ABUSE, said))) return isNow ? 'abuseNow' : 'abuse';
  return isNow || BY_STRANGERS.isIn(said) ? 'violence' : 'violenceAtHome';
}

function isTold({ happening, named }: Sign, said: string): boolean {
  return hasSign(happening, said, isExcused) || hasSign(named, said, isMerelyNamed);
}

/** A sign in the message, with what stands around it. */
type Told = {
  sign: string;
  /** What stands before and after it in its part of the sentence. */
  before: string;
  after: string;
  part: string;
  /** The few words before and after, without itself. */
  around: string;
  sentence: string;
  said: string;
};
type Excuse = (told: Told) => boolean;

function hasSign(signs: Phrases, said: string, excuse: Excuse): boolean {
  return signs.findIn(said).some(({ start, end }) => {
    if (DENIALS.test(said.slice(0, start))) return false;
    return !excuse(whatIsTold(said, start, end));
  });
}

/**
 * What excuses even the words of something that happens. Asking for a price, a benefit, the office or the emergency
 * room is none of it: who tells what is happening to somebody has an emergency, whatever else is asked.
 */
const isExcused: Excuse = (told) =>
  isPast(told) ||
  SLIGHT.isIn(told.around) ||
  isSupposed(told) ||
  (PETS.isIn(`${lastWords(told.before, WORDS_NEARBY)} ${told.sign}`) && !PEOPLE_BESIDE_PETS.isIn(told.part));

/** What excuses a name: it is asked for, asked about, supposed, or a joke. */
const isMerelyNamed: Excuse = (told) =>
  isExcused(told) ||
  SLIGHT.isIn(told.said) ||
  SAID_TO_BE_NOTHING.isIn(told.said) ||
  PAST.isIn(told.sentence) ||
  SEEN.isIn(told.sentence) ||
  SEEKING.isIn(told.said) ||
  SUPPOSED.isIn(told.sentence) ||
  (LAUGHTER.isIn(told.sentence) && NUISANCES.isIn(told.sentence));

/** The time of the past stands near the sign: in "she had a stroke 3 years ago, my dad collapsed" it is another's. */
function isPast({ sign, before, after, part }: Told): boolean {
  if (AGAIN.isIn(part) || PRESENT.test(sign)) return false;
  return (
    SEEN.isIn(part) ||
    PAST.isIn(firstWords(before, OPENING_WORDS)) ||
    PAST.isIn(`${sign} ${firstWords(after, WORDS_AFTER)}`.trim())
  );
}

/** "What if my chest hurts, do you pay?": the supposition stands right before the sign, and a benefit is asked for. */
function isSupposed({ before, part, sentence }: Told): boolean {
  return SUPPOSED.isIn(lastWords(before, SUPPOSING_WORDS)) && COVERAGE.isIn(sentence) && !AGAIN.isIn(part);
}

function whatIsTold(said: string, start: number, end: number): Told {
  const sign = said.slice(start, end);
  const before = said.slice(0, start).split(PART_END).at(-1) ?? '';
  const after = said.slice(end).split(PART_END)[0] ?? '';
  return {
    sign,
    before: before.trim(),
    after: after.trim(),
    part: before + sign + after,
    around: `${lastWords(before, WORDS_NEARBY)} ~ ${firstWords(after, WORDS_NEARBY)}`.trim(),
    sentence: sentenceAround(said, start, end),
    said,
  };
}

function lastWords(text: string, count: number): string {
  return text.trim().split(' ').slice(-count).join(' ');
}

function firstWords(text: string, count: number): string {
  return text.trim().split(' ').slice(0, count).join(' ');
}

function sentenceAround(said: string, start: number, end: number): string {
  const before = said.slice(0, start).split(' . ').at(-1) ?? '';
  const after = said.slice(end).split(' . ')[0] ?? '';
  return before + said.slice(start, end) + after;
}
