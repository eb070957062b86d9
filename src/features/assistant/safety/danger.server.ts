import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Classifier, classify, decodeClassifier, encodeClassifier } from '../learning/classifier.ts';
import { readExamples } from '../learning/read-examples.server.ts';
import { trainClassifier } from '../learning/train-classifier.ts';
import type { EmergencyKind } from './emergency-answer.ts';

/** `none`: no emergency. The others: whom to call, 911 (life in danger now), 988 (crisis) or Poison Control. */
export const DANGER_LABELS = ['none', 'life', 'crisis', 'poison'] as const;
type DangerLabel = (typeof DANGER_LABELS)[number];

/** Written when the site is built (`scripts/train-assistant.ts`): the digest of its examples, then the classifier. */
export const DANGER_FILE = path.join(import.meta.dirname, '../../../../dist/server/danger.bin');
const DIGEST_LENGTH = 64;

/**
 * How sure the classifier must be that there is danger for the emergency's card, and for a line with the numbers before
 * the normal answer. Chosen on the development sets: hardly an ordinary question gets the card.
 */
const CERTAIN = 0.95;
const POSSIBLE = 0.6;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before the normal answer. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

let loaded: Classifier<DangerLabel> | undefined;

/**
 * Whether a message tells of danger in words that no table has, learned from the examples in
 * `examples/danger-*.txt`.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  loaded ??= loadClassifier();
  const [none = 1, ...dangers] = classify(loaded, message);
  const likely = 1 - none;
  if (likely < POSSIBLE) return undefined;
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { zone: likely < CERTAIN ? 'possible' : 'certain', kind: KINDS[label] };
}

/**
 * Trains the classifier of danger.
 *
 * @returns what stands in `DANGER_FILE`
 * @throws {Error} with file and line when something is wrong with an example
 */
export function trainDanger(): Buffer {
  const { examples, digest } = readExamples('danger', DANGER_LABELS);
  return Buffer.concat([Buffer.from(digest), encodeClassifier(trainClassifier(examples))]);
}

/** The one that was built; where there is none of these examples (in development, in tests) one is trained, in seconds. */
function loadClassifier(): Classifier<DangerLabel> {
  const { examples, digest } = readExamples('danger', DANGER_LABELS);
  if (existsSync(DANGER_FILE)) {
    const bytes = readFileSync(DANGER_FILE);
    if (bytes.toString('latin1', 0, DIGEST_LENGTH) === digest) {
      return decodeClassifier(bytes.subarray(DIGEST_LENGTH), DANGER_LABELS);
    }
  }
  return trainClassifier(examples);
}
