import { type Concepts, type Features, featuresOf, sentenceHash, wordFeature } from './features.ts';

/** Which features a classifier knows. */
export type Vocabulary = {
  /** The place of each feature. */
  places: ReadonlyMap<number, number>;
  /** By index: the rarer a feature, the greater its weight (inverse document frequency). */
  tells: Float32Array;
  /** The weight of a feature that is in no example. */
  unknown: number;
};

/** A linear model over the features of a message. */
export type Classifier<Label extends string> = {
  labels: readonly Label[];
  vocabulary: Vocabulary;
  /** For each place one weight for each label, in steps of `WEIGHT_STEP`. */
  weights: Int8Array;
  /** For each label: how likely it is before anything is read. */
  biases: Float32Array;
  /** Examples that the weights alone would not understand, as `sentenceHash` gives them, with the place of their label. */
  learned: ReadonlyMap<number, number>;
};

/** A classifier of sentences looks at the concepts that they name, too. */
export type SentenceClassifier<Label extends string> = Classifier<Label> & { concepts: Concepts };

/** A weight is stored in a byte, as a number of steps of this size. */
export const WEIGHT_STEP = 0.45;

/** How likely the label of an example is for a message that equals it. */
const CERTAIN = 0.95;

/** Fewer words after a question say something else than alone: "how long". */
const FEWEST_WORDS = 4;

/**
 * How likely each label is for a message. One that is an example, word for word, is understood as that.
 *
 * @param after what was talked about before, where that counts
 * @returns shares that add up to 1, in the order of `labels`
 */
export function classify(
  { concepts, learned, ...classifier }: SentenceClassifier<string>,
  message: string,
  after?: string,
): Float64Array {
  const shares = sharesOf(classifier, featuresOf(concepts, message, after));
  const isWhole = after === undefined || message.trim().split(/\s+/).length >= FEWEST_WORDS;
  const label =
    learned.get(sentenceHash(message, after)) ?? (isWhole ? learned.get(sentenceHash(message)) : undefined);
  if (label === undefined) return shares;
  return shares.map((share, at) => share * (1 - CERTAIN) + (at === label ? CERTAIN : 0));
}

/** How likely each label is for what has some features, in the order of `labels`. */
export function sharesOf(
  { vocabulary, weights, biases }: Pick<Classifier<string>, 'vocabulary' | 'weights' | 'biases'>,
  features: Features,
): Float64Array {
  return softmax(scoresOf({ weights, biases }, readFeatures(vocabulary, features), WEIGHT_STEP));
}

/** How informative a word is, from 0 (nearly every example has it) to 1 (none has it). */
export function howTelling({ places, tells, unknown }: Vocabulary, word: string): number {
  const place = places.get(wordFeature(word.replace(/\d/g, '0')));
  return place === undefined ? 1 : Math.min(1, (tells[place] ?? unknown) / unknown);
}

/** What is to be classified, as numbers: the places of its features, and what each counts. */
export type ReadFeatures = { places: number[]; values: number[] };

/** Two or three words have fewer features, and prove less than a sentence does. */
const FEWEST = 40;

/** Features as a vector of length 1, or less when they are few or nobody knows them. */
export function readFeatures(
  { places: known, tells, unknown }: Vocabulary,
  features: Features,
): ReadFeatures {
  const places: number[] = [];
  const values: number[] = [];
  let [squares, count] = [0, 0];
  for (const [feature, weight] of features) {
    const place = known.get(feature);
    const told = weight * (place === undefined ? unknown / 2 : (tells[place] ?? 0));
    squares += told * told;
    count += 1;
    if (place === undefined) continue;
    places.push(place);
    values.push(told);
  }
  const length = Math.sqrt(squares * Math.max(1, FEWEST / Math.max(1, count)));
  return { places, values: values.map((value) => value / length) };
}

/**
 * The score of each label: its bias, and its weights at the places of a message.
 *
 * @param unit what a weight is counted in
 */
export function scoresOf(
  { weights, biases }: { weights: Float32Array | Int8Array; biases: Float32Array },
  { places, values }: ReadFeatures,
  unit: number,
): Float64Array {
  const scores = Float64Array.from(biases);
  const count = scores.length;
  for (let at = 0; at < places.length; at += 1) {
    const row = (places[at] ?? 0) * count;
    const value = (values[at] ?? 0) * unit;
    for (let label = 0; label < count; label += 1) {
      scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * value;
    }
  }
  return scores;
}

/** Scores as shares of 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * A classifier as bytes: how many labels, features and examples, what is unknown, biases, features, their weights,
 * examples, their labels, weights.
 */
export function encodeClassifier({
  labels,
  vocabulary,
  weights,
  biases,
  learned,
}: Classifier<string>): Uint8Array {
  const { places, tells, unknown } = vocabulary;
  const parts = [
    new Float32Array([labels.length, places.size, learned.size, unknown]),
    biases,
    Uint32Array.from(places.keys()),
    tells,
    Uint32Array.from(learned.keys()),
    Uint32Array.from(learned.values()),
    weights,
  ];
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
}

/** @throws {Error} when the bytes are those of a classifier with other labels */
export function decodeClassifier<Label extends string>(
  bytes: Uint8Array,
  labels: readonly Label[],
): Classifier<Label> {
  // A buffer's own slice() would be no copy, and numbers have to begin at whole places of memory.
  const { buffer } = new Uint8Array(bytes);
  const head = 4;
  const [count = 0, size = 0, examples = 0, unknown = 0] =
    bytes.length < 4 * head ? [] : new Float32Array(buffer, 0, head);
  const length = 4 * (head + count + 2 * size + 2 * examples) + count * size;
  if (count !== labels.length || bytes.length !== length) {
    throw new Error('These bytes are no classifier with these labels.');
  }
  const biases = new Float32Array(buffer, 4 * head, count);
  const features = new Uint32Array(buffer, 4 * (head + count), size);
  const tells = new Float32Array(buffer, 4 * (head + count + size), size);
  const sentences = new Uint32Array(buffer, 4 * (head + count + 2 * size), examples);
  const theirs = new Uint32Array(buffer, 4 * (head + count + 2 * size + examples), examples);
  const weights = new Int8Array(buffer, 4 * (head + count + 2 * size + 2 * examples));
  const places = new Map(Array.from(features, (feature, place) => [feature, place]));
  const learned = new Map(Array.from(sentences, (sentence, at) => [sentence, theirs[at] ?? 0]));
  return { labels, biases, weights, learned, vocabulary: { places, tells, unknown } };
}
