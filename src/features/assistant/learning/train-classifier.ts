import { type Classifier, shareOf, softmax, WEIGHT_STEP } from './classifier.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { seededRandom } from './seeded-random.ts';
import { withSlip } from './with-slip.ts';

/** Sentences of one label, in whatever language. */
export type Examples<Label extends string> = Readonly<Record<Label, readonly string[]>>;

const ROUNDS = 6;
const RATE = 0.5;
/** Pulls weights back to nothing, so that one sentence's rare words prove little. */
const DECAY = 1e-6;
/** Each sentence is learned as it stands and so many times with a typing error. */
const SLIPS = 2;

/**
 * Trains a logistic regression with several labels by stochastic gradient descent with a rate for each weight (AdaGrad).
 * Labels count alike, however many sentences they have. The same examples give the same classifier.
 *
 * @throws {Error} when a label has no sentence
 */
export function trainClassifier<Label extends string>(examples: Examples<Label>): Classifier<Label> {
  const labels = Object.keys(examples) as Label[];
  const random = seededRandom(1);
  const most = Math.max(...labels.map((label) => examples[label].length));
  const lessons = labels.flatMap((label, index) => {
    const sentences = examples[label];
    if (sentences.length === 0) throw new Error(`There is no example of "${label}".`);
    // The square root: a label with a fourth of the sentences is not as frequent, but not a fourth as important.
    const weight = Math.sqrt(most / sentences.length);
    return sentences
      .flatMap((sentence) => [sentence, ...Array.from({ length: SLIPS }, () => withSlip(sentence, random))])
      .map((sentence) => ({ features: featuresOf(sentence), label: index, weight }));
  });
  const count = labels.length;
  const weights = new Float32Array(BUCKETS * count);
  const squares = new Float32Array(BUCKETS * count).fill(1e-3);
  const biases = new Float32Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, label, weight } of shuffled(lessons, random)) {
      const share = shareOf(features.length);
      const scores = Array.from(biases);
      for (const feature of features) {
        for (let at = 0; at < count; at += 1) {
          scores[at] = (scores[at] ?? 0) + (weights[feature * count + at] ?? 0) * share;
        }
      }
      const errors = softmax(scores).map((likely, at) => weight * (likely - (at === label ? 1 : 0)));
      for (const feature of features) {
        for (let at = 0; at < count; at += 1) {
          const place = feature * count + at;
          const old = weights[place] ?? 0;
          const gradient = (errors[at] ?? 0) * share + DECAY * old;
          const square = (squares[place] ?? 0) + gradient * gradient;
          squares[place] = square;
          weights[place] = old - (RATE * gradient) / Math.sqrt(square);
        }
      }
      for (let at = 0; at < count; at += 1) biases[at] = (biases[at] ?? 0) - 0.01 * (errors[at] ?? 0);
    }
  }
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP))),
  );
  return { labels, weights: steps, biases: Array.from(biases) };
}

/** In another order (Fisher and Yates); the list itself stays as it is. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}
