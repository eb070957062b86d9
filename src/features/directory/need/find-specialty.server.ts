import type { Specialty } from '../specialties.ts';
import { isIn } from './doctor-words.server.ts';
import { findPhrases, type MarkedTokens, markUnderstood, type Span, withPlural } from './marked-tokens.ts';
import { closestWord } from './misspelled-words.ts';
import { MISSING_SPECIALTIES, type MissingSpecialty, SPECIALTY_WORDS } from './specialty-words.server.ts';

/** One of the directory's specialties, or one that it does not have. */
export type Sought = { specialty: Specialty['en'] } | { missing: MissingSpecialty };

/**
 * How surely a doctor is meant:
 * - `person`: named ("cardiologist"), or put together ("doctor for my feet")
 * - `field`: the branch or what is done there ("dental", "x-rays")
 * - `topic`: only a part of the body or a trouble
 */
export type Certainty = 'person' | 'field' | 'topic';

export type Mention = Span &
  Sought & {
    certainty: Certainty;
    isChild: boolean;
    /** It says what somebody is or has: "soy diabética", "he is asthmatic". */
    isOfSomebody: boolean;
  };

type Meaning = { sought: Sought; certainty: Certainty };

const LONGEST_PHRASE = 6;
const SHORTEST_CORRECTED = 7;

const MOST_BETWEEN = 5;

/** Plurals that are something else: the GPS of a car. */
const NO_PLURALS = new Set(['gps']);

const DICTIONARY = buildDictionary();
const SINGLE_WORDS = [...DICTIONARY]
  .filter(
    ([phrase, { certainty }]) => certainty !== 'topic' && !phrase.includes(' ') && !isLikeAnother(phrase),
  )
  .map(([phrase]) => phrase);

/**
 * The specialties that a message speaks of, those that the directory does not have included, from left to right.
 * Understands names, persons, lay words in both languages, and long words with a letter or two wrong. Marks the
 * words as understood.
 */
export function findSpecialties(words: MarkedTokens): Mention[] {
  const mentions = findPhrases(words, DICTIONARY, LONGEST_PHRASE).map(
    ({ from, to, meaning }): Mention => toMention({ from, to }, meaning, words),
  );
  const known = new Set(mentions.flatMap(({ from, to }) => indexes(from, to)));
  for (const [index, word] of words.all.entries()) {
    if (known.has(index) || words.understood.has(index) || isIn('doctors', word)) continue;
    const corrected = closestWord(word, SINGLE_WORDS, SHORTEST_CORRECTED);
    const meaning = corrected === undefined ? undefined : DICTIONARY.get(corrected);
    if (meaning) mentions.push(toMention({ from: index, to: index + 1 }, meaning, words));
  }
  const joined = mentions.map((mention) => joinWithDoctor(mention, words.all));
  for (const mention of joined) markUnderstood(words, mention);
  return joined.toSorted((a, b) => a.from - b.from);
}

function toMention(span: Span, { sought, certainty }: Meaning, { all }: MarkedTokens): Mention {
  const isChild = certainty === 'topic' && 'specialty' in sought && sought.specialty === 'Pediatrics';
  const isOfSomebody = certainty === 'topic' && isIn('being', all[span.from - 1]);
  return { ...span, ...sought, certainty, isChild, isOfSomebody };
}

/** "heart" with "doctor" before or after it is a person. */
function joinWithDoctor(mention: Mention, all: readonly string[]): Mention {
  if (mention.certainty === 'person') return mention;
  const after = isIn('before a doctor', all[mention.to]) ? mention.to + 1 : mention.to;
  const next = all[after] ?? '';
  if (isIn('doctors', next) || isIn('after a part of the body', next))
    return { ...mention, to: after + 1, certainty: 'person' };
  let before = mention.from - 1;
  while (
    before > mention.from - 1 - MOST_BETWEEN &&
    isIn('between', all[before]) &&
    !isIn('somebody', all[before])
  ) {
    before -= 1;
  }
  const joins = isIn('doctors', all[before]) || (before < mention.from - 1 && isIn('somebody', all[before]));
  return joins ? { ...mention, from: before, certainty: 'person' } : mention;
}

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

function buildDictionary(): ReadonlyMap<string, Meaning> {
  const dictionary = new Map<string, Meaning>();
  const add = (list: string | undefined, meaning: Meaning) => {
    for (const phrase of list?.split(/,\s*/) ?? []) {
      for (const form of withPlural(phrase)) {
        if (!dictionary.has(form) && !NO_PLURALS.has(form)) dictionary.set(form, meaning);
      }
    }
  };
  for (const [name, { people, fields, topics }] of Object.entries(SPECIALTY_WORDS)) {
    // Object.entries forgets the type of the keys.
    const sought = { specialty: name as Specialty['en'] };
    add(people, { sought, certainty: 'person' });
    add(fields, { sought, certainty: 'field' });
    add(topics, { sought, certainty: 'topic' });
  }
  for (const missing of MISSING_SPECIALTIES) {
    add(missing.people, { sought: { missing }, certainty: 'person' });
    add(missing.topics, { sought: { missing }, certainty: 'topic' });
  }
  return dictionary;
}

/** "diagnostics" is too near to "diagnosis", "internist" to "internet". */
function isLikeAnother(word: string): boolean {
  return /^(?:diagnostic|intern|imaging|prenatal|hospital|urgencia|analisis|audifono)/.test(word);
}
