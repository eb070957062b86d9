import { BUCKETS, featuresOf } from './features.ts';

/** A linear model over the features of a message. */
export type Classifier<Label extends string> = {
  labels: readonly Label[];
  /** For each feature one weight for each label, in steps of `WEIGHT_STEP`. */
  weights: Int8Array;
  /** For each label: how likely it is before anything is read. */
  biases: readonly number[];
};

/** A weight is kept in a byte, as so many steps of this size. */
export const WEIGHT_STEP = 0.1;

/**
 * How likely each label is for a message.
 *
 * @returns shares that add up to 1, in the order of `labels`
 */
export function classify({ labels, weights, biases }: Classifier<string>, message: string): number[] {
  const features = featuresOf(message);
  const scores = [...biases];
  const share = shareOf(features.length);
  for (const feature of features) {
    for (let label = 0; label < labels.length; label += 1) {
      const weight = weights[feature * labels.length + label] ?? 0;
      scores[label] = (scores[label] ?? 0) + weight * WEIGHT_STEP * share;
    }
  }
  return softmax(scores);
}

/** Two or three words have fewer features, and prove less than a sentence does. */
const FEWEST = 80;

/** The weight of one feature among so many: a long message has no more to say than a short one. */
export function shareOf(count: number): number {
  return 1 / Math.sqrt(Math.max(count, FEWEST));
}

/** Scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** A classifier as bytes: the number of labels, their biases, the weights. */
export function encodeClassifier({ labels, weights, biases }: Classifier<string>): Uint8Array {
  const head = new Float32Array([labels.length, ...biases]);
  const bytes = new Uint8Array(head.byteLength + weights.byteLength);
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength), head.byteLength);
  return bytes;
}

/** @throws {Error} when the bytes are those of a classifier with other labels or features */
export function decodeClassifier<Label extends string>(
  bytes: Uint8Array,
  labels: readonly Label[],
): Classifier<Label> {
  // A buffer's own slice() would be no copy, and numbers have to begin at whole places of memory.
  const copy = new Uint8Array(bytes);
  const headLength = 4 * (labels.length + 1);
  const [count, ...biases] = new Float32Array(copy.buffer, 0, Math.min(labels.length + 1, copy.length >> 2));
  if (count !== labels.length || copy.length !== headLength + BUCKETS * labels.length) {
    throw new Error('These bytes are no classifier with these labels.');
  }
  return { labels, biases, weights: new Int8Array(copy.buffer, headLength) };
}
