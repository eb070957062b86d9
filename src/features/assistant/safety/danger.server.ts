import { INTENTS } from '../intents/find-intent.server.ts';
import { classify, type SentenceClassifier } from '../learning/classifier.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';
import { EMERGENCY_WORDS, findEmergencyKind } from './find-emergency.server.ts';

/** Whom to call: 911 (life in danger now), 988 (crisis) or Poison Control. */
const DANGERS = ['life', 'crisis', 'poison'] as const;
const DANGER_LABELS = ['none', ...DANGERS] as const;
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

const KINDS: Record<(typeof DANGERS)[number], EmergencyKind> = {
  life: 'general',
  crisis: 'crisis',
  poison: 'poison',
};

/** `certain`: the emergency's card, alone. `possible`: the numbers before an answer that is not sure. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

/**
 * Whether a message reports danger, as it is learned from the examples in `examples/danger`; a long one also by its pieces.
 * The kind is that of the words of an emergency, where there are some.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  const { said, share, label } = [message, ...piecesOf(message)]
    .map(guessDanger)
    .reduce((likeliest, guess) => (guess.share > likeliest.share ? guess : likeliest));
  if (share < POSSIBLE) return undefined;
  return {
    zone: share < CERTAIN ? 'possible' : 'certain',
    kind: findEmergencyKind(said) ?? findEmergencyKind(message) ?? KINDS[label],
  };
}

/** In a longer message, of so many characters, one true sentence counts for little beside all others. */
const LONG = 200;
/** It is looked at in pieces of twice so many words, too, each beginning in the middle of the one before. */
const HALF_PIECE = 6;

/** The pieces of a long message that have words of an emergency: without, pieces of ordinary messages raised the alarm. */
function piecesOf(message: string): string[] {
  if (message.length <= LONG) return [];
  const words = message.split(/\s+/);
  // The last has few words: a cry at the end is alone in it.
  return Array.from({ length: Math.ceil(words.length / HALF_PIECE) }, (_, at) =>
    words.slice(at * HALF_PIECE, (at + 2) * HALF_PIECE).join(' '),
  ).filter((piece) => findEmergencyKind(piece) !== undefined);
}

let loaded: SentenceClassifier<DangerLabel> | undefined;

/** How likely it is that something is said of danger, and of which. */
function guessDanger(said: string) {
  loaded ??= trainedClassifier(DANGER);
  const [none = 1, ...dangers] = classify(loaded, said);
  const label = DANGERS[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { said, share: 1 - none, label };
}
