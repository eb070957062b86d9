import { INTENTS } from '../intents/find-intent.server.ts';
import { classify, type SentenceClassifier } from '../learning/classifier.ts';
import { MOST_LETTERS, readLexicon, wordsOf } from '../learning/features.ts';
import { type Subject, trainedClassifier } from '../learning/trained-classifier.server.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';
import { EMERGENCY_WORDS, findEmergencyKind, isOnlyTold, withoutSayings } from './find-emergency.server.ts';

/** `none`: no emergency. The others: whom to call, 911 (life in danger now), 988 (crisis) or Poison Control. */
const DANGER_LABELS = ['none', 'life', 'crisis', 'poison'] as const;
type DangerLabel = (typeof DANGER_LABELS)[number];

/** Learned from `examples/danger`; what else families ask is no emergency. */
export const DANGER: Subject<DangerLabel> = {
  name: 'danger',
  labels: new Map(DANGER_LABELS.map((label) => [label, label])),
  also: { label: 'none', subject: INTENTS },
};

/** The same of those messages alone in which words of an emergency are found: whether they mean one. */
export const MEANT: Subject<DangerLabel> = {
  ...DANGER,
  name: 'danger-meant',
  folder: DANGER.name,
  only: { finds: (sentence) => findEmergencyKind(sentence) !== undefined, words: EMERGENCY_WORDS },
};

/**
 * How sure the classifier must be that there is danger, for the emergency's card and for a line with the numbers before
 * another answer. Chosen on the development sets: hardly an ordinary question gets either.
 */
const CERTAIN = 0.7;
const POSSIBLE = 0.3;
/** From here on danger is possible without a word of a body, harm or distress: "my grandson chewed berries off a bush". */
const LIKELY = 0.55;

const KINDS = { life: 'general', crisis: 'crisis', poison: 'poison' } as const satisfies Record<
  Exclude<DangerLabel, 'none'>,
  EmergencyKind
>;

/** `certain`: the emergency's card, alone. `possible`: the numbers before another answer. */
export type Danger = { zone: 'certain' | 'possible'; kind: EmergencyKind };

/** Words of bodies, harm and distress: without one of them a message is no cry for help. */
const DISTRESS = readLexicon(readWordLists('distress').list('distress'));

/**
 * Whether a message reports danger in words that no pattern has, learned from the examples in `examples/danger`. Certain
 * is only what is so without its sayings, and is neither past nor told in jest.
 *
 * @returns undefined for an ordinary message
 */
export function findDanger(message: string): Danger | undefined {
  const { share, kind } = guessIn(DANGER, message);
  if (share >= CERTAIN) {
    const said = withoutSayings(message);
    const isCertain = !isOnlyTold(said) && (!said.includes('~') || guessIn(DANGER, said).share >= CERTAIN);
    if (isCertain) return { zone: 'certain', kind };
  }
  const isPossible = share >= LIKELY || (share >= POSSIBLE && DISTRESS.conceptsIn(wordsOf(message)).size > 0);
  return isPossible ? { zone: 'possible', kind } : undefined;
}

/**
 * Below these shares of danger the words of an emergency are said of something else: among all messages, and among those
 * that have such words. Chosen on the development sets.
 */
const MEANS_NONE = { ofAll: 0.3, ofFound: 0.2 };

/**
 * Whether a message in which words of an emergency were found means something else by them, as the examples have it: "I am
 * choking on these bills". Of what is too long to be looked at whole they say nothing.
 */
export function meansNone(message: string): boolean {
  return (
    message.length <= MOST_LETTERS &&
    guessIn(DANGER, message).share < MEANS_NONE.ofAll &&
    guessIn(MEANT, message).share < MEANS_NONE.ofFound
  );
}

const LOADED = new Map<Subject<DangerLabel>, SentenceClassifier<DangerLabel>>();

function guessIn(subject: Subject<DangerLabel>, message: string): { share: number; kind: EmergencyKind } {
  const classifier = LOADED.get(subject) ?? trainedClassifier(subject);
  if (!LOADED.has(subject)) LOADED.set(subject, classifier);
  const [none = 1, ...dangers] = classify(classifier, message);
  const [, ...labels] = DANGER_LABELS;
  const label = labels[dangers.indexOf(Math.max(...dangers))] ?? 'life';
  return { share: 1 - none, kind: KINDS[label] };
}
