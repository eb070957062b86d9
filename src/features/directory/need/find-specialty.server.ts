import type { Specialty } from '../specialties.ts';
import { isIn, mayBeMisspelt } from './doctor-words.server.ts';
import { KNOWN_PLACES } from './known-places.server.ts';
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
    /** Read from a word that may be a name all the same: letters are wrong in it, or a title or a first name is before it. */
    mayBeName?: boolean;
  };

type Meaning = { sought: Sought; certainty: Certainty };

const LONGEST_PHRASE = 6;
const SHORTEST_CORRECTED = 7;
/** Troubles and parts of the body are shorter, and only a need is held against them. */
const SHORTEST_CORRECTED_TOPIC = 6;

const MOST_BETWEEN = 5;

/** Plurals that are something else: the GPS of a car. */
const NO_PLURALS = new Set(['gps']);

const DICTIONARY = buildDictionary();
const SINGLE_WORDS = [...DICTIONARY]
  .filter(
    ([phrase, { certainty }]) => certainty !== 'topic' && !phrase.includes(' ') && !isLikeAnother(phrase),
  )
  .map(([phrase]) => phrase);
const SINGLE_TOPICS = [...DICTIONARY]
  .filter(([phrase, { certainty }]) => certainty === 'topic' && !phrase.includes(' '))
  .map(([phrase]) => phrase);

/**
 * The specialties that a message speaks of, those that the directory does not have included, from left to right.
 * Understands names, persons, lay words in both languages, and long words with a letter or two wrong. Marks the
 * words as understood.
 *
 * @param asTyped words that are names: they are no troubles, and not misspelt
 */
export function findSpecialties(words: MarkedTokens, asTyped: ReadonlySet<string> = new Set()): Mention[] {
  const places = findPhrases(words, KNOWN_PLACES, LONGEST_PHRASE);
  // The bone in "Cayo Hueso" is none.
  const isInPlace = (span: Span) =>
    places.some(({ from, to }) => to - from > 1 && from <= span.from && span.to <= to);
  const isAsTyped = ({ from, to }: Span) => to - from === 1 && asTyped.has(words.all[from] ?? '');
  const mentions = findPhrases(words, DICTIONARY, LONGEST_PHRASE)
    .filter((span) => span.meaning.certainty !== 'topic' || !(isInPlace(span) || isAsTyped(span)))
    .map(({ from, to, meaning }): Mention => toMention({ from, to }, meaning, words));
  const known = new Set([...mentions, ...places].flatMap(({ from, to }) => indexes(from, to)));
  for (const index of words.all.keys()) {
    if (known.has(index) || words.understood.has(index)) continue;
    const meaning = DICTIONARY.get(correctedWord(words, index, asTyped) ?? '');
    if (meaning)
      mentions.push({ ...toMention({ from: index, to: index + 1 }, meaning, words), mayBeName: true });
  }
  const joined = mentions.map((mention) => joinWithDoctor(mention, words.all));
  for (const mention of joined) markUnderstood(words, mention);
  return joined.toSorted((a, b) => a.from - b.from);
}

/** The word of a specialty or of a trouble that a misspelt one was meant to be. */
function correctedWord({ all }: MarkedTokens, index: number, asTyped: ReadonlySet<string>) {
  const word = all[index] ?? '';
  if (isIn('doctors', word) || asTyped.has(word)) return undefined;
  const corrected = closestWord(word, SINGLE_WORDS, SHORTEST_CORRECTED);
  if (corrected !== undefined || !mayBeMisspelt(word)) return corrected;
  return isIn('titles', all[index - 1])
    ? undefined
    : closestWord(word, SINGLE_TOPICS, SHORTEST_CORRECTED_TOPIC);
}

function toMention(span: Span, { sought, certainty }: Meaning, { all }: MarkedTokens): Mention {
  const isChild = certainty === 'topic' && 'specialty' in sought && sought.specialty === 'Pediatrics';
  const isOfSomebody = certainty === 'topic' && isIn('being', all[span.from - 1]);
  const before = all[span.from - 1];
  const mayBeName =
    certainty === 'topic' && span.to - span.from === 1 && (isIn('titles', before) || isIn('names', before));
  return { ...span, ...sought, certainty, isChild, isOfSomebody, mayBeName };
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
  const plurals: [string, Meaning][] = [];
  const add = (list: string | undefined, meaning: Meaning) => {
    for (const phrase of list?.split(/,\s*/) ?? []) {
      if (!dictionary.has(phrase)) dictionary.set(phrase, meaning);
      plurals.push(...withPlural(phrase).map((form): [string, Meaning] => [form, meaning]));
    }
  };
  for (const [name, { people, fields, topics, ...also }] of Object.entries(SPECIALTY_WORDS)) {
    // Object.entries forgets the type of the keys.
    const sought = { specialty: name as Specialty['en'] };
    for (const list of [people, also['also people']]) add(list, { sought, certainty: 'person' });
    for (const list of [fields, also['also fields']]) add(list, { sought, certainty: 'field' });
    add(topics, { sought, certainty: 'topic' });
  }
  for (const missing of MISSING_SPECIALTIES) {
    add(missing.people, { sought: { missing }, certainty: 'person' });
    add(missing.topics, { sought: { missing }, certainty: 'topic' });
  }
  // A plural that is a word of its own is that: "nervios" are no nerves.
  for (const [form, meaning] of plurals) {
    if (!dictionary.has(form) && !NO_PLURALS.has(form)) dictionary.set(form, meaning);
  }
  return dictionary;
}

/** "diagnostics" is too near to "diagnosis", "internist" to "internet". */
function isLikeAnother(word: string): boolean {
  return /^(?:diagnostic|intern|imaging|prenatal|hospital|urgencia|analisis|audifono)/.test(word);
}
