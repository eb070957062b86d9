import type { Locale } from '#i18n/locale.ts';
import type { Answer, Question } from '../engine/topic.ts';
import { INTENTS } from '../intents/find-intent.server.ts';
import { classify, type SentenceClassifier } from '../learning/classifier.ts';
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
const CERTAIN = 0.83;
const POSSIBLE = 0.6;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before an answer that is not sure. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

/**
 * Whether a message reports danger, as it is learned from the examples in `examples/danger`; a long one also by its pieces.
 * The kind is that of the words of an emergency, where there are some.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  const { share, kind } = [message, ...piecesOf(message)]
    .map(guessDanger)
    .reduce((likeliest, guess) => (guess.share > likeliest.share ? guess : likeliest));
  if (share < POSSIBLE) return undefined;
  return { zone: share < CERTAIN ? 'possible' : 'certain', kind };
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

/** In a longer message, of so many characters, one true sentence counts for little beside all others. */
const LONG = 200;
/** It is looked at in pieces of so many words, too, each beginning in the middle of the one before. */
const PIECE = 12;

/** The pieces of a long message that have words of an emergency; none of another. */
function piecesOf(message: string): string[] {
  if (message.length <= LONG) return [];
  const words = message.split(/\s+/);
  return words
    .map((_, start) => words.slice(start, start + PIECE).join(' '))
    .filter((piece, start) => start % (PIECE / 2) === 0 && findEmergencyKind(piece) !== undefined);
}

let loaded: SentenceClassifier<DangerLabel> | undefined;

function guessDanger(message: string): { share: number; kind: EmergencyKind } {
  loaded ??= trainedClassifier(DANGER);
  const [none = 1, ...dangers] = classify(loaded, message);
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { share: 1 - none, kind: findEmergencyKind(message) ?? KINDS[label] };
}
