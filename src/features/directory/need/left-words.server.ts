import { ASIDES, isIn, spansOf } from './doctor-words.server.ts';
import type { Mention } from './find-specialty.server.ts';
import type { MarkedTokens, Span } from './marked-tokens.ts';
import type { NeedSlots } from './need-slots.server.ts';
import { findPartsOfNames, isNoName } from './parts-of-names.server.ts';
import type { Reading } from './read-message.server.ts';

/** Lists of `words/doctors.txt` whose words come with the search for a doctor and say nothing by themselves. */
const SAY_NOTHING = [
  'doctors',
  'fillers',
  'between',
  'speaking',
  'not speaking',
  'before a doctor',
  'titles',
];
/** A search has a filter of its own for new patients. */
const UNKNOWN_ASIDES = ASIDES.filter((aside) => aside !== 'newPatients');
const NAME = /^\p{L}{2,}$/u;
/** So many words that say nothing may be between a wish and its "with" or "not": "que no sea caro". */
const FARTHEST_BEFORE = 2;

export type Left = {
  /** Words that are no filter and nobody's name. */
  others: ReadonlySet<number>;
  /** Words that say nothing by themselves. */
  idle: ReadonlySet<number>;
  /** Where "near me" begins and ends: it stands alone. */
  nearMe: ReadonlySet<number>;
};

/**
 * Which words are left when the filters are read, and which of them may be somebody's name.
 *
 * @param typed each word as it was typed, by its plain form
 */
export function readLeft(
  plain: string,
  slots: NeedSlots,
  reading: Reading,
  typed: ReadonlyMap<string, string>,
): Left & { name: number[] } {
  const { words, leftOut, mentions } = reading;
  const hasSpecialty = slots.specialty !== undefined;
  const wishes = [...UNKNOWN_ASIDES].flatMap((list) => spansIn(list, plain));
  const nearMe = new Set(slots.lacksPlace === 'nearMe' ? spansIn('near me', plain).flatMap(indexesOf) : []);
  const { used = [], idle: idleMentions = [] } = Object.groupBy(mentions, (mention) =>
    isUsed(mention, slots, reading) ? 'used' : 'idle',
  );
  const usedWords = new Set(used.flatMap(indexesOf));
  const unused = new Set(
    [...[...leftOut, ...wishes, ...idleMentions].flatMap(indexesOf), ...nearMe].filter(
      (index) => !usedWords.has(index),
    ),
  );
  // "Open now": a wish of several words is said whole.
  const whole = new Set([
    ...nearMe,
    ...[...spansIn('openingHours', plain), ...spansIn('appointment', plain)]
      .filter(({ from, to }) => to - from > 1)
      .flatMap(indexesOf),
  ]);
  const said = new Set(
    ['newPatients', ...(hasSpecialty ? ['trouble'] : [])].flatMap((list) =>
      spansIn(list, plain).flatMap(indexesOf),
    ),
  );
  const isBeside = (index: number, word: string) =>
    hasSpecialty &&
    !unused.has(index) &&
    (isIn('beside a specialty', word) || isIn('parts of the body', word) || isCount(words, index));
  const isOpen = (index: number, word: string) =>
    unused.has(index) || !(words.understood.has(index) || said.has(index) || isBeside(index, word));
  const open = new Set(words.all.flatMap((word, index) => (isOpen(index, word) ? [index] : [])));
  const named = new Set(
    words.all.flatMap((word, index) => {
      const mayBeName =
        open.has(index) && !unused.has(index) && NAME.test(word) && !isNoName(words.all, index);
      return (mayBeName && !saysNothing(word)) || isWithin(reading.doctor, index) ? [index] : [];
    }),
  );
  const name = [...named, ...findPartsOfNames(words.all, named, typed)].toSorted((a, b) => a - b);
  const isIdle = (index: number) =>
    saysNothing(words.all[index] ?? '') && !whole.has(index) && !isQuality(words, index);
  const rest = [...open].filter((index) => !name.includes(index));
  return {
    name,
    nearMe,
    others: new Set(rest.filter((index) => !isIdle(index))),
    idle: new Set(rest.filter(isIdle)),
  };
}

/**
 * Runs of words that are no filter, with what says nothing between them and the "with" or "not" before.
 *
 * @param unknown words that might have been a name and are none
 */
export function findRest(
  all: readonly string[],
  { others, idle, nearMe }: Left,
  unknown: ReadonlySet<number>,
): number[][] {
  const runs: number[][] = [];
  for (const index of all.keys()) {
    if (!others.has(index) && !unknown.has(index)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1) ?? -1;
    const between = indexesOf({ from: last + 1, to: index });
    const isSameRun =
      between.every((at) => idle.has(at) && !isIn('between wishes', all[at])) &&
      nearMe.has(last) === nearMe.has(index);
    if (run && isSameRun) run.push(...between, index);
    else runs.push([...wordsBefore(all, idle, index), index]);
  }
  return runs;
}

function wordsBefore(all: readonly string[], idle: ReadonlySet<number>, index: number): number[] {
  for (let from = index - 1; from >= index - FARTHEST_BEFORE && idle.has(from); from -= 1)
    if (isIn('before a wish', all[from])) return indexesOf({ from, to: index });
  return [];
}

/** "Good" beside a doctor, but not in "good morning". */
function isQuality({ all, understood }: MarkedTokens, index: number): boolean {
  const isDoctor = (at: number) => isIn('doctors', all[at]) || understood.has(at);
  return isIn('quality', all[index]) && (isDoctor(index + 1) || isDoctor(index - 1));
}

/** "3 months pregnant", "niño 3 años". */
function isCount({ all, understood }: MarkedTokens, index: number): boolean {
  const isNumber = (at: number) => /^\d{1,2}$/.test(all[at] ?? '');
  const isTime = (at: number) => isIn('years', all[at]) || isIn('parts of a year', all[at]);
  if (isNumber(index)) return understood.has(index + 1) || (isTime(index + 1) && understood.has(index - 1));
  return isTime(index) && isNumber(index - 1) && understood.has(index - 2);
}

/** Whether a word comes with the search for a doctor and says nothing by itself. */
function saysNothing(word: string): boolean {
  return SAY_NOTHING.some((list) => isIn(list, word));
}

function isWithin(span: Span | undefined, index: number): boolean {
  return span !== undefined && span.from <= index && index < span.to;
}

/** The indexes of a span's words. */
export function indexesOf({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

/** The words of a phrase, counted by the spaces before it. */
function spansIn(list: string, plain: string): Span[] {
  return spansOf(list, plain).map(({ start, end }) => {
    const from = plain.slice(0, start).split(' ').length - 1;
    return { from, to: from + plain.slice(start, end).split(' ').length };
  });
}

/** Where any trouble may be what is examined or what medicine is for: "sonograma de embarazo", "pastillas de la presión". */
const FOR_ANYTHING: ReadonlySet<string> = new Set(['Diagnostics', 'Pharmacy']);

/**
 * The specialty that is looked for; a child beside a trouble made it a pediatrician's. A part of the body beside it says
 * where: "mole on my back", "x-ray of my foot".
 */
function isUsed(mention: Mention, { specialty }: NeedSlots, { mentions, words }: Reading): boolean {
  if ('missing' in mention) return false;
  if (mention.specialty === specialty) return true;
  if (specialty === 'Pediatrics' && mentions.some(({ isChild }) => isChild)) return true;
  if (specialty === undefined || mention.certainty !== 'topic' || mention.isChild) return false;
  const isPart = words.all
    .slice(mention.from, mention.to)
    .every((word) => isIn('parts of the body', word) || isIn('fillers', word));
  return (
    (isPart || FOR_ANYTHING.has(specialty)) &&
    mentions.some((other) => isBesideOf(mention, other, specialty, words))
  );
}

function isBesideOf(mention: Mention, other: Mention, specialty: string, { all }: MarkedTokens): boolean {
  if ('missing' in other || other.specialty !== specialty) return false;
  const [first, second] = mention.from < other.from ? [mention, other] : [other, mention];
  return all
    .slice(first.to, second.from)
    .every((word) => isIn('between', word) || isIn('joining a part', word));
}
