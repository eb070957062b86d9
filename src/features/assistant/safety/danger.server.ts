import { INTENTS } from '../intents/find-intent.server.ts';
import { type Classifier, classify } from '../learning/classifier.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';

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
 * How sure the classifier must be that there is danger for the emergency's card, and for a line with the numbers before
 * the normal answer. Chosen on the development sets: hardly an ordinary question gets the card.
 */
const CERTAIN = 0.75;
const POSSIBLE = 0.35;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before the normal answer. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

let loaded: Classifier<DangerLabel> | undefined;

/**
 * Whether a message reports danger in words that no pattern has, learned from the examples in `examples/danger`.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  loaded ??= trainedClassifier(DANGER);
  const [none = 1, ...dangers] = classify(loaded, message);
  const likely = 1 - none;
  if (likely < POSSIBLE) return undefined;
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { zone: likely < CERTAIN ? 'possible' : 'certain', kind: KINDS[label] };
}
