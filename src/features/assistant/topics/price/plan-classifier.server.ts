import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Classifier, sharesOf } from '../../learning/classifier.ts';
import { type Features, readLexicon } from '../../learning/features.ts';
import { EXAMPLES_FOLDER } from '../../learning/read-examples.server.ts';
import { type Lesson, trainOn } from '../../learning/train-classifier.ts';
import { keptClassifier, OWN_FOLDERS } from '../../learning/trained-classifier.server.ts';
import {
  isNumberMark,
  type MarkedMessage,
  type NumberMark,
  readMarkedMessages,
} from './marked-messages.server.ts';
import { featuresOfNumber, featuresOfWhole, isNumber, type Told, toldIn } from './plan-features.server.ts';
import { countOf, kindsOf, WORDS_DIGEST } from './price-words.server.ts';

/* Who a plan is for, learned from marked messages (docs/decisions/0036-who-a-plan-is-for-is-learned.md). */

const ADULTS = ['couple', 'alone', 'third'] as const;
/** How many; `+1` and `-1` are in addition to what was said before. */
const CHILDREN = ['0', '1', '2', '3', '4', '5', '+1', '+2', '+3', '-1', '-2'] as const;
const NUMBERS = ['age', 'age-next', 'birth-year', 'people'] as const satisfies readonly NumberMark[];
const LABELS = ['unsaid', ...ADULTS, ...CHILDREN, ...NUMBERS] as const;
type Label = (typeof LABELS)[number];

/** What a message says of who is covered; undefined where it says nothing, or nothing that is sure. */
export type PeopleTold = {
  adults: (typeof ADULTS)[number] | undefined;
  children: (typeof CHILDREN)[number] | undefined;
  numbers: readonly { value: number; is: NumberMark }[];
  /** What may be the main adult's age, where no number is that for sure. */
  possibleAges: readonly number[];
};

const NOTHING_TOLD: PeopleTold = { adults: undefined, children: undefined, numbers: [], possibleAges: [] };

/** Nobody tells a plan with more words before it; a longer message takes no longer to read. */
const MOST_WORDS = 120;
/** How likely something must be to be taken as said: a control that is set wrongly is worse than one that is assumed. */
const SURE = 0.6;
/** A third adult leaves no price at all. */
const SURER = 0.85;
/** Of two ages each may be the main adult's. */
const POSSIBLE = 0.3;

/** Of features and training: to be changed with them, so that nothing older is taken for it. */
const VERSION = '5';

let loaded: Classifier<Label> | undefined;

/** Reads who a message says is to be covered. */
export function readTold({ words, isFollowUp }: Omit<Told, 'phrases'>): PeopleTold {
  // Emojis, "thx": whoever names neither a number nor a person says nothing of a plan.
  if (!words.some((word) => isNumber(word) || kindsOf(word).length > 0)) return NOTHING_TOLD;
  loaded ??= learnedPlans();
  return toldBy(loaded, toldIn({ words: words.slice(0, MOST_WORDS), isFollowUp }));
}

/** As it was learned when the site was built; trained where the examples are others by now. */
export function learnedPlans(): Classifier<Label> {
  const { messages, digest: ofMessages } = readMarkedMessages(path.join(EXAMPLES_FOLDER, 'plans'));
  const digest = createHash('sha256').update(VERSION).update(ofMessages).update(WORDS_DIGEST).digest('hex');
  return keptClassifier({ name: 'plans', labels: LABELS, lexicon: NONE, digest }, OWN_FOLDERS, () =>
    trainPlans(messages),
  );
}

/** What a classifier holds for sure in a message. */
function toldBy(classifier: Classifier<Label>, told: Told): PeopleTold {
  /** Those of some labels that have a share of what they and 'unsaid' have together. */
  const likely = <Known extends Label>(
    features: Features,
    known: readonly Known[],
    least: number,
  ): Known[] => {
    const shares = sharesOf(classifier, features);
    const shareOf = (label: Label) => shares[LABELS.indexOf(label)] ?? 0;
    const all = known.reduce((sum, label) => sum + shareOf(label), shareOf('unsaid'));
    return known.filter((label) => shareOf(label) >= (label === 'third' ? SURER : least) * all);
  };
  const numbers = told.words.flatMap((word, at) =>
    isNumber(word) ? [{ value: Number(word), features: featuresOfNumber(told, at) }] : [],
  );
  return {
    adults: likely(featuresOfWhole(told, 'adults'), ADULTS, SURE)[0],
    children: likely(featuresOfWhole(told, 'children'), CHILDREN, SURE)[0],
    numbers: numbers.flatMap(({ value, features }) =>
      likely(features, NUMBERS, SURE).map((is) => ({ value, is })),
    ),
    possibleAges: numbers.flatMap(({ value, features }) =>
      likely(features, NUMBERS, POSSIBLE).includes('age') ? [value] : [],
    ),
  };
}

/** Nothing of the lexicon is looked at: the words' own lists say more of a plan. */
const NONE = readLexicon('none: none');

/** Learns from messages whose words are marked. */
function trainPlans(messages: readonly MarkedMessage[]): Classifier<Label> {
  const lesson = (features: () => Features, label: Label): Lesson => ({
    features,
    label: LABELS.indexOf(label),
    weight: 1,
  });
  const lessons = messages.flatMap((message) => {
    const told = toldIn(message);
    return [
      lesson(() => featuresOfWhole(told, 'adults'), adultsOf(message) ?? 'unsaid'),
      lesson(() => featuresOfWhole(told, 'children'), childrenOf(message) ?? 'unsaid'),
      ...message.words.flatMap((word, at) => {
        const mark = message.marks[at];
        return isNumber(word)
          ? [lesson(() => featuresOfNumber(told, at), isNumberMark(mark) ? mark : 'unsaid')]
          : [];
      }),
    ];
  });
  return trainOn(lessons, LABELS, NONE, { rounds: 40, fewest: 4 });
}

/** What was marked last counts: "no wait, not her". */
function adultsOf({ marks }: MarkedMessage): PeopleTold['adults'] {
  return marks
    .toReversed()
    .flatMap((mark) => ADULTS.find((adults) => adults === mark) ?? [])
    .at(0);
}

/** What the marks of a message add up to. @throws {Error} for a sum that is not told apart */
function childrenOf({ words, marks }: MarkedMessage): PeopleTold['children'] {
  let count: number | undefined;
  let more = 0;
  for (const [at, mark] of marks.entries()) {
    const value = countOf(words[at] ?? '');
    if (mark === 'children') count = (count ?? 0) + value;
    if (mark === 'child') count = (count ?? 0) + 1;
    if (mark === 'no-children') count = 0;
    if (mark === 'more') more += isNumber(words[at]) ? value : 1;
    if (mark === 'child-out') more -= 1;
  }
  if (count === undefined && more === 0) return undefined;
  const written =
    count === undefined ? `${more > 0 ? '+' : ''}${more}` : `${Math.max(0, Math.min(5, count + more))}`;
  const label = CHILDREN.find((name) => name === written);
  if (!label) throw new Error(`plans/told: ${written} children in "${words.join(' ')}".`);
  return label;
}
