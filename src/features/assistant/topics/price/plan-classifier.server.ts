import { createHash } from 'node:crypto';
import { type Classifier, sharesOf } from '../../learning/classifier.ts';
import type { Features } from '../../learning/features.ts';
import { EXAMPLES_FOLDER } from '../../learning/read-examples.server.ts';
import { readToldPlans } from '../../learning/told-plans.server.ts';
import { trainOn } from '../../learning/train-classifier.ts';
import { keptClassifier, OWN_FOLDERS } from '../../learning/trained-classifier.server.ts';
import { isNumberMark, type MarkedMessage, type NumberMark, readMarks } from './marked-messages.server.ts';
import { featuresOfNumber, featuresOfWhole, isNumber, type Told, toldIn } from './plan-features.server.ts';
import { countOf, kindsOf, type Said, WORDS_DIGEST } from './price-words.server.ts';

/* Who a plan is for, learned from marked messages (docs/decisions/0036-who-a-plan-is-for-is-learned.md). */

const ADULTS = ['unsaid', 'couple', 'alone', 'third'] as const;
/** How many; `+1` and `-1` are in addition to what was said before. */
const CHILDREN = ['unsaid', '0', '1', '2', '3', '4', '5', '+1', '+2', '+3', '-1', '-2'] as const;
const NUMBERS = ['unsaid', 'age', 'age-next', 'birth-year', 'people'] as const;
type Adults = (typeof ADULTS)[number];
type Children = (typeof CHILDREN)[number];
type NumberIs = (typeof NUMBERS)[number];

/** What a message says of who is covered; `unsaid` where it says nothing, or nothing that is sure. */
export type PeopleTold = {
  adults: Adults;
  children: Children;
  numbers: readonly { value: number; is: NumberMark }[];
  /** What may be the main adult's age, where no number is that for sure. */
  possibleAges: readonly number[];
};

const NOTHING_TOLD: PeopleTold = { adults: 'unsaid', children: 'unsaid', numbers: [], possibleAges: [] };

/** How likely something must be to be taken as said: a control that is set wrongly is worse than one that is assumed. */
const SURE = 0.6;
/** A third adult leaves no price at all. */
const SURER = 0.85;
/** Of two ages each may be the main adult's. */
const POSSIBLE = 0.3;

/** Of features and training: to be changed with them, so that nothing older is taken for it. */
const VERSION = '14';

/** What is told apart in a message. */
type PlanClassifiers = {
  adults: Classifier<Adults>;
  children: Classifier<Children>;
  numbers: Classifier<NumberIs>;
};
let loaded: PlanClassifiers | undefined;

/** Reads who a message says is to be covered. @param isFollowUp whether a price was answered before */
export function readTold(said: Said, isFollowUp: boolean): PeopleTold {
  // Emojis, "thx": whoever names neither a number nor a person says nothing of a plan.
  if (!said.words.some((word) => isNumber(word) || kindsOf(word).length > 0)) return NOTHING_TOLD;
  loaded ??= learnedPlans();
  return toldBy(loaded, toldIn(said, isFollowUp));
}

/** As they were learned when the site was built; trained where the examples are others by now. */
export function learnedPlans(): PlanClassifiers {
  const { plans, digest: ofPlans } = readToldPlans(EXAMPLES_FOLDER);
  const digest = createHash('sha256').update(VERSION).update(ofPlans).update(WORDS_DIGEST).digest('hex');
  let messages: readonly MarkedMessage[] | undefined;
  const learn = <Label extends string>(
    about: string,
    labels: readonly Label[],
    lessonsOf: (message: MarkedMessage) => TaughtBy<Label>[],
  ) =>
    keptClassifier({ name: `plans-${about}`, labels, digest }, OWN_FOLDERS, () => {
      messages ??= plans.map(readMarks);
      const lessons = messages.flatMap(lessonsOf).map(({ features, label }) => ({
        features,
        label: labels.indexOf(label),
        weight: 1,
      }));
      return trainOn(lessons, labels, { rounds: 20, fewest: 8 });
    });
  return {
    adults: learn('adults', ADULTS, (message) => [ofWhole(message, adultsOf)]),
    children: learn('children', CHILDREN, (message) => [ofWhole(message, childrenOf)]),
    numbers: learn('numbers', NUMBERS, ofNumbers),
  };
}

/** What classifiers hold for sure in a message. */
function toldBy({ adults, children, numbers }: PlanClassifiers, told: Told): PeopleTold {
  const whole = featuresOfWhole(told);
  const seen = told.words.flatMap((word, at) =>
    isNumber(word) ? [{ value: Number(word), shares: likelyIn(numbers, featuresOfNumber(told, at)) }] : [],
  );
  return {
    adults: surest(likelyIn(adults, whole)),
    children: surest(alike(likelyIn(children, whole))),
    numbers: seen.flatMap(({ value, shares }) => {
      const is = surest(shares);
      return is === 'unsaid' ? [] : [{ value, is }];
    }),
    possibleAges: seen.flatMap(({ value, shares }) => ((shares.get('age') ?? 0) >= POSSIBLE ? [value] : [])),
  };
}

function likelyIn<Label extends string>(
  classifier: Classifier<Label>,
  features: Features,
): ReadonlyMap<Label, number> {
  const shares = sharesOf(classifier, features);
  return new Map(classifier.labels.map((label, at) => [label, shares[at] ?? 0]));
}

/** "And with 2 kids" may be two in all or two more, which is mostly the same: what both have together is the likelier's. */
function alike(shares: ReadonlyMap<Children, number>): ReadonlyMap<Children, number> {
  const together = new Map(shares);
  for (const [more, share] of shares) {
    const inAll = CHILDREN.find((label) => more === `+${label}`);
    if (inAll === undefined) continue;
    const inAllShare = shares.get(inAll) ?? 0;
    const [likelier, other] = inAllShare >= share ? [inAll, more] : [more, inAll];
    together.set(likelier, inAllShare + share).set(other, 0);
  }
  return together;
}

function surest<Label extends string>(shares: ReadonlyMap<Label | 'unsaid', number>): Label | 'unsaid' {
  for (const [label, share] of shares) if (share >= (label === 'third' ? SURER : SURE)) return label;
  return 'unsaid';
}

type TaughtBy<Label> = { features: () => Features; label: Label };

function ofWhole<Label>(message: MarkedMessage, labelOf: (message: MarkedMessage) => Label): TaughtBy<Label> {
  return { features: () => featuresOfWhole(toldIn(message, message.isFollowUp)), label: labelOf(message) };
}

function ofNumbers(message: MarkedMessage): TaughtBy<NumberIs>[] {
  const told = toldIn(message, message.isFollowUp);
  return message.words.flatMap((word, at) => {
    const mark = message.marks[at];
    const label = isNumberMark(mark) ? mark : 'unsaid';
    return isNumber(word) ? [{ features: () => featuresOfNumber(told, at), label }] : [];
  });
}

/** What was marked last counts: "no wait, not her". */
function adultsOf({ marks }: MarkedMessage): Adults {
  const marked = marks.findLast((mark) => ADULTS.some((adults) => adults === mark));
  return ADULTS.find((adults) => adults === marked) ?? 'unsaid';
}

/** What the marks of a message add up to. @throws {Error} for a sum that is not told apart */
function childrenOf({ words, marks }: MarkedMessage): Children {
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
  if (count === undefined && more === 0) return 'unsaid';
  const written =
    count === undefined ? `${more > 0 ? '+' : ''}${more}` : `${Math.max(0, Math.min(5, count + more))}`;
  const label = CHILDREN.find((name) => name === written);
  if (!label) throw new Error(`plans/told: ${written} children in "${words.join(' ')}".`);
  return label;
}
