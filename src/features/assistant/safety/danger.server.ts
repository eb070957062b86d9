import type { Locale } from '#i18n/locale.ts';
import { partsOf } from '../engine/parts.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { INTENTS } from '../intents/find-intent.server.ts';
import { classify, type SentenceClassifier } from '../learning/classifier.ts';
import { MOST_LETTERS } from '../learning/features.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import { type EmergencyKind, emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { EMERGENCY_WORDS, findEmergencyKind } from './find-emergency.server.ts';

/** `none`: no emergency. The others: whom to call, 911 (life in danger now), 988 (crisis) or Poison Control. */
const DANGER_LABELS = ['none', 'life', 'crisis', 'poison'] as const;
type DangerLabel = (typeof DANGER_LABELS)[number];

/** Learned from `examples/danger`; what else families ask is no emergency. */
export const DANGER: Subject<DangerLabel> = {
  name: 'danger',
  labels: new Map(DANGER_LABELS.map((label) => [label, label])),
  also: { label: 'none', subject: INTENTS },
  finds: {
    concept: (message) => {
      const kind = findEmergencyKind(message);
      return kind && `emergency ${kind}`;
    },
    words: EMERGENCY_WORDS,
  },
};

/**
 * How likely danger must be for the emergency's card, and for a line with the numbers before an answer that is not sure.
 * Chosen on the development sets: hardly an ordinary question gets either.
 */
const CERTAIN = 0.75;
const POSSIBLE = 0.5;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before an answer that is not sure. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

/**
 * Whether a message reports danger, as it is learned from the examples in `examples/danger`. Its kind is that of the words
 * of an emergency in it, where it has some.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  const named = findEmergencyKind(message);
  const guess = guessDanger(message);
  const share = named ? Math.max(guess.share, ...partsThatName(message)) : guess.share;
  if (share < POSSIBLE) return undefined;
  return { zone: share < CERTAIN ? 'possible' : 'certain', kind: named ?? guess.kind };
}

/** The card that stands alone, if there is an emergency; whether the numbers open an answer that is not sure. */
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

/** Whether a message reports an emergency: the directory says whom to call. */
export function reportsEmergency(text: string): boolean {
  return findDanger(text)?.zone === 'certain';
}

/** In a longer message one true part counts for little beside all others. */
const LONG = 200;

/** How likely each part of a long message is danger that has words of an emergency. */
function partsThatName(message: string): number[] {
  if (message.length <= LONG) return [];
  const parts = partsOf(message).filter((part) => findEmergencyKind(part) !== undefined);
  // Words that are in no part, of a message that is not read to its end: nothing says that they mean something else.
  if (parts.length === 0 && message.length > MOST_LETTERS) return [1];
  return parts.map((part) => guessDanger(part).share);
}

let loaded: SentenceClassifier<DangerLabel> | undefined;

function guessDanger(message: string): { share: number; kind: EmergencyKind } {
  loaded ??= trainedClassifier(DANGER);
  const [none = 1, ...dangers] = classify(loaded, message);
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { share: 1 - none, kind: KINDS[label] };
}
