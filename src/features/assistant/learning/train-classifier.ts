import {
  type Classifier,
  type ReadFeatures,
  readFeatures,
  type SentenceClassifier,
  scoresOf,
  sharesOf,
  softmax,
  type Vocabulary,
  WEIGHT_STEP,
} from './classifier.ts';
import { type Concepts, type Features, featuresOf, sentenceHash } from './features.ts';

/** A sentence of a label, in whatever language; a follow-up with what was talked about before. */
export type Example = {
  sentence: string;
  after?: string | undefined;
  /** Learned only as it is, and not known word for word: there are many of its label. */
  isLearnedOnce?: boolean;
};

export type Examples<Label extends string> = ReadonlyMap<Label, readonly Example[]>;

export type TrainingOptions = {
  concepts: Concepts;
  /** How people begin before they ask, and how they end; each example is also learned with one of them. */
  courtesies?: { before: readonly string[]; after: readonly string[] };
  /** What is asked beside anything: each example is also learned after one of these, and before one. */
  beside?: readonly string[];
};

const RATE = 0.25;
/** Pulls weights back to nothing, so that one sentence's rare words prove little. */
const DECAY = 1e-5;
/** What is wrong by less is left. */
const LEAST_ERROR = 0.01;
/** Each sentence is learned as it is and this many times with a typing error. */
const SLIPS = 1;
/** And this many times after something else that is asked, and before it. */
const BESIDE = 2;
/** A sentence that is learned only as it is counts this much. */
const WEIGHT_OF_ONCE = 2;
/** An example that is held for its own label by this much need not be known word for word. */
const UNDERSTOOD = 0.8;
/** How often lessons are learned, and in how many of them a feature must be to say something about others. */
export type Effort = { rounds: number; fewest: number };
/** A sentence is learned three times, seven with other questions beside it. */
const OF_SENTENCES: Effort = { rounds: 4, fewest: 24 };

/**
 * Trains a logistic regression with several labels by stochastic gradient descent with a rate for each weight (AdaGrad).
 * Labels count alike, however many sentences they have. The same examples give the same classifier, and chance is drawn
 * from each sentence, so that one more changes little of what is known of others.
 *
 * @throws {Error} when a label has no sentence
 */
export function trainClassifier<Label extends string>(
  examples: Examples<Label>,
  options: TrainingOptions,
): SentenceClassifier<Label> {
  const lessons = messagesOf(examples, options).map(({ text, after, label, weight }) => ({
    features: () => featuresOf(options.concepts, text, after),
    label,
    weight,
  }));
  const trained = trainOn(lessons, [...examples.keys()], OF_SENTENCES);
  const learned = new Map(
    [...examples.values()].flatMap((sentences, label) =>
      sentences
        .filter(({ sentence, after, isLearnedOnce }) => {
          if (isLearnedOnce) return false;
          const shares = sharesOf(trained, featuresOf(options.concepts, sentence, after));
          return (shares[label] ?? 0) < UNDERSTOOD;
        })
        .map(({ sentence, after }): [number, number] => [sentenceHash(sentence, after), label]),
    ),
  );
  return { ...trained, learned, concepts: options.concepts };
}

/** What is learned: features (made when they are needed: all at once fill the memory), their label's place, its weight. */
export type Lesson = { features: () => Features; label: number; weight: number };

/** Trains on lessons as they are. */
export function trainOn<Label extends string>(
  lessons: readonly Lesson[],
  labels: readonly Label[],
  effort: Effort,
): Classifier<Label> {
  const vocabulary = vocabularyOf(lessons, effort);
  const { weights, biases } = learn(
    lessons.map(({ features: featuresIn, ...lesson }) => {
      const features = featuresIn();
      const seed = [...features.keys()].reduce((all, feature) => all ^ feature, 0);
      return { ...lesson, read: readFeatures(vocabulary, features), random: seededRandom(seed) };
    }),
    { labels: labels.length, places: vocabulary.tells.length, ...effort },
  );
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP))),
  );
  return { labels, vocabulary, weights: steps, biases, learned: new Map() };
}

type ReadLesson = { read: ReadFeatures; label: number; weight: number; random: () => number };
type Message = { text: string; after: string | undefined; label: number; weight: number };

function learn(
  lessons: readonly ReadLesson[],
  { labels, places, rounds }: { labels: number; places: number; rounds: number },
): { weights: Float32Array; biases: Float32Array } {
  const weights = new Float32Array(places * labels);
  const squares = new Float32Array(places * labels).fill(1e-3);
  const biases = new Float32Array(labels);
  // Of the weights after each round of the second half: the last sentences of a round pull too much.
  const mean = new Float32Array(weights.length);
  const first = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const { read, label, weight } of shuffled(lessons)) {
      const errors = softmax(scoresOf({ weights, biases }, read, 1));
      errors[label] = (errors[label] ?? 0) - 1;
      // With many labels most are as unlikely as they should be.
      const wrong: number[] = [];
      for (let at = 0; at < labels; at += 1) {
        const error = weight * (errors[at] ?? 0);
        if (Math.abs(error) < LEAST_ERROR) continue;
        errors[at] = error;
        biases[at] = (biases[at] ?? 0) - 0.01 * error;
        wrong.push(at);
      }
      // Place by place: the weights of a place lie side by side in memory.
      for (let next = 0; next < read.places.length; next += 1) {
        const row = (read.places[next] ?? 0) * labels;
        const value = read.values[next] ?? 0;
        for (const at of wrong) {
          const old = weights[row + at] ?? 0;
          const gradient = (errors[at] ?? 0) * value + DECAY * old;
          const square = (squares[row + at] ?? 0) + gradient * gradient;
          squares[row + at] = square;
          weights[row + at] = old - (RATE * gradient) / Math.sqrt(square);
        }
      }
    }
    if (round < first) continue;
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / (rounds - first);
  }
  return { weights: mean, biases };
}

/** Each sentence as it is, with typing errors, with polite words and with other questions beside it; one that is
 * learned once only as it is. */
function messagesOf<Label extends string>(
  examples: Examples<Label>,
  { courtesies, beside = [] }: TrainingOptions,
): Message[] {
  const all = [...examples.values()];
  const most = Math.max(...all.map(({ length }) => length));
  const groups = [...new Set(all.flat().flatMap(({ after }) => after ?? []))];
  return [...examples].flatMap(([name, sentences], label) => {
    if (sentences.length === 0) throw new Error(`There is no example of "${name}".`);
    // The fourth root: a label with a fourth of the sentences is not as frequent, but not a fourth as important.
    const weight = (most / sentences.length) ** 0.25;
    return sentences.flatMap(({ sentence, after, isLearnedOnce }): Message[] => {
      const random = seededRandom(sentenceHash(sentence, after));
      const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
      if (isLearnedOnce) return [{ text: sentence, after, label, weight: weight * WEIGHT_OF_ONCE }];
      const said = [sentence, ...Array.from({ length: SLIPS }, () => withSlip(sentence, random))];
      if (courtesies) {
        const isBefore = random() < 0.5;
        const courtesy = oneOf(isBefore ? courtesies.before : courtesies.after);
        said.push((isBefore ? [courtesy, sentence] : [sentence, courtesy]).join(' '));
      }
      for (let times = 0; beside.length > 0 && times < BESIDE; times += 1)
        said.push(`${oneOf(beside)} ${sentence}`, `${sentence} ${oneOf(beside)}`);
      // What is asked in whole sentences may come after anything.
      return said.map((text, index) => ({
        text,
        after: after ?? (index === 1 ? oneOf(groups) : undefined),
        label,
        weight,
      }));
    });
  });
}

function vocabularyOf(lessons: readonly Lesson[], { fewest }: Effort): Vocabulary {
  const counts = new Map<number, number>();
  for (const { features } of lessons) {
    for (const feature of features().keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= fewest);
  const unknown = Math.log(lessons.length);
  return {
    places: new Map(known.map(([feature], place) => [feature, place])),
    tells: Float32Array.from(known, ([, count]) => 1 + unknown - Math.log(count)),
    unknown,
  };
}

/** In another order: each lesson draws its own place, so that a new one moves no other. */
function shuffled(lessons: readonly ReadLesson[]): ReadLesson[] {
  return lessons
    .map((lesson) => ({ lesson, place: lesson.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ lesson }) => lesson);
}

const LETTERS = 'aeiounrstlcdmpbgvhyqfzjxkw';

/**
 * A sentence with one typing error in one of its longer words: a letter that is missing, doubled, wrong or in the place
 * of its neighbor.
 *
 * @param random from 0 to below 1
 * @returns the sentence as it is when it has no word of four letters
 */
function withSlip(sentence: string, random: () => number): string {
  const words = [...sentence.matchAll(/\p{L}{4,}/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return sentence;
  const letters = word[0];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [before, letter, after] = [letters.slice(0, at), letters.charAt(at), letters.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + LETTERS.charAt(Math.floor(random() * LETTERS.length)) + after,
  ];
  const slipped = slips[Math.floor(random() * slips.length)] ?? letters;
  return sentence.slice(0, word.index) + slipped + sentence.slice(word.index + letters.length);
}

/** Numbers from 0 to below 1 that look like chance and are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
