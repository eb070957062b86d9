import { INTENTS } from '../intents/find-intent.server.ts';
import { classify, type SentenceClassifier } from '../learning/classifier.ts';
import { MOST_LETTERS, readLexicon, wordsOf } from '../learning/features.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';
import { isOnlyTold, withoutSayings } from './find-emergency.server.ts';

/** `none`: no emergency. The others: whom to call, 911 (life in danger now), 988 (crisis) or Poison Control. */
const DANGER_LABELS = ['none', 'life', 'crisis', 'poison'] as const;
type DangerLabel = (typeof DANGER_LABELS)[number];

/** Learned from `examples/danger`; what else families ask is no emergency. */
export const DANGER: Subject<DangerLabel> = {
  name: 'danger',
  labels: new Map(DANGER_LABELS.map((label) => [label, label])),
  also: { label: 'none', subject: INTENTS },
};

/**
 * How sure the classifier must be that there is danger, for the emergency's card and for a line with the numbers before
 * another answer. Chosen on the development sets: hardly an ordinary question gets either.
 */
const CERTAIN = 0.65;
const POSSIBLE = 0.2;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before another answer. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

let loaded: SentenceClassifier<DangerLabel> | undefined;

/** Words of bodies, harm and distress: without one of them a message is no cry for help. */
const DISTRESS = readLexicon(readWordLists('distress').list('distress'));

/**
 * Whether a message reports danger in words that no pattern has, learned from the examples in `examples/danger`. Certain
 * is only what is so without its sayings, and is neither past nor told in jest.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  const { share, kind } = guessDanger(message);
  if (share >= CERTAIN) {
    const said = withoutSayings(message);
    const isCertain = !isOnlyTold(said) && (!said.includes('~') || guessDanger(said).share >= CERTAIN);
    if (isCertain) return { zone: 'certain', kind };
  }
  const isPossible =
    share >= CERTAIN || (share >= POSSIBLE && DISTRESS.conceptsIn(wordsOf(message)).size > 0);
  return isPossible ? { zone: 'possible', kind } : undefined;
}

/**
 * Below these shares of danger even what a phrase finds may be said in jest: of the whole message (none of 279 development
 * emergencies has so little), and of each part that reports something, which says less.
 */
const HARMLESS = { whole: 0.02, part: 0.5 };

/** Whether the examples hold a message for harmless, nearly without doubt: "I am choking on these bills". */
export function isHarmless(message: string, extent: keyof typeof HARMLESS): boolean {
  return message.length <= MOST_LETTERS && guessDanger(message).share < HARMLESS[extent];
}

function guessDanger(message: string): { share: number; kind: EmergencyKind } {
  loaded ??= trainedClassifier(DANGER);
  const [none = 1, ...dangers] = classify(loaded, message);
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { share: 1 - none, kind: KINDS[label] };
}
