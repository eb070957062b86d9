import { type DirectoryFilters, keepFilled, YES } from '../directory-filters.ts';
import { ASIDES, isEveryday, isIn, says, spansOf } from './doctor-words.server.ts';
import { typedWords } from './find-doctor-name.server.ts';
import type { Mention } from './find-specialty.server.ts';
import { findNamedLanguage } from './find-spoken-language.server.ts';
import type { Span } from './marked-tokens.ts';
import { filtersOf, type NeedSlots } from './need-slots.server.ts';
import { type Reading, readMessage } from './read-message.server.ts';
import { readWords } from './read-words.server.ts';

/** What somebody looks for, as a text says it. */
export type Need = {
  /** What is sure without the directory. `doctor` is a name by its title or by being common; the directory may not have it. */
  filters: DirectoryFilters;
  /** The city is on no list; the directory may have it all the same. */
  isCityGuessed: boolean;
  /** Words that may be somebody's name, those of `filters.doctor` among them, as they were typed and in their order. */
  name: readonly string[];
  /** Words of which nothing is a filter, as they were typed, each run with what it may be besides. */
  rest: readonly { typed: string; mayBeName: boolean }[];
};

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

/**
 * Reads the directory's own filters out of a need in somebody's own words, in both languages and mixed: "cardióloga en
 * Hialeah que hable español", "me duele la muela", "dr gonzales 33012". What is known is in `words/*.txt`.
 *
 * @param text at most some hundred characters
 * @returns the filters, and what was not understood: nothing is left out in silence but words that say nothing
 */
export function readNeed(text: string): Need {
  // Short texts have no telling words; what is said here is written alike in both languages.
  const { plain } = readWords(text, 'es');
  const reading = readMessage({ text, plain });
  const language = reading.slots.language ?? findNamedLanguage(reading.words, true);
  const slots = { ...reading.slots, ...(language && { language }) };
  return {
    filters: keepFilled({
      ...filtersOf(slots),
      acceptingNewPatients: says('newPatients', plain) ? YES : '',
    }),
    isCityGuessed: slots.place?.isGuess === true,
    ...readRest(text, plain, slots, reading),
  };
}

function readRest(
  text: string,
  plain: string,
  slots: NeedSlots,
  reading: Reading,
): Pick<Need, 'name' | 'rest'> {
  const { words, leftOut, mentions } = reading;
  const unused = new Set(
    [
      ...leftOut,
      ...mentions.filter((mention) => !isUsed(mention, slots, mentions)),
      ...[...UNKNOWN_ASIDES, ...(slots.place ? [] : ['near me'])].flatMap((list) => spansIn(list, plain)),
    ].flatMap(indexesOf),
  );
  const said = new Set(
    ['newPatients', ...(slots.specialty ? ['trouble'] : [])].flatMap((list) =>
      spansIn(list, plain).flatMap(indexesOf),
    ),
  );
  const typed = typedWords(text);
  const isOpen = (index: number) => !words.understood.has(index) && !said.has(index);
  const named = new Set(
    words.all.flatMap((word, index) => {
      const mayBeName = isOpen(index) && !unused.has(index) && NAME.test(word) && !isNoName(words.all, index);
      return (mayBeName && !saysNothing(word)) || isWithin(reading.doctor, index) ? [index] : [];
    }),
  );
  const parts = findPartsOfNames(words.all, named, typed);
  const rest: { typed: string; mayBeName: boolean; end: number }[] = [];
  for (const [index, word] of words.all.entries()) {
    const isUnused = unused.has(index);
    if (!isUnused && !isOpen(index)) continue;
    if (saysNothing(word) && !(isUnused && isNearMe(word, slots)) && !parts.has(index)) continue;
    const mayBeName = named.has(index) || parts.has(index);
    const before = rest.at(-1);
    const own = typed.get(word) ?? word;
    if (before?.end === index && before.mayBeName === mayBeName) {
      before.typed += ` ${own}`;
      before.end = index + 1;
    } else rest.push({ typed: own, mayBeName, end: index + 1 });
  }
  const name = [...named, ...parts].toSorted((a, b) => a - b).map((index) => words.all[index] ?? '');
  return {
    name: name.map((word) => typed.get(word) ?? word),
    rest: rest.map(({ typed: own, mayBeName }) => ({ typed: own, mayBeName })),
  };
}

/** Initials beside the words of a name ("jose l garcia"), and particles between them or before ("de la torre"). */
function findPartsOfNames(
  all: readonly string[],
  named: ReadonlySet<number>,
  typed: ReadonlyMap<string, string>,
): Set<number> {
  const parts = new Set<number>();
  const isPart = (index: number) => named.has(index) || parts.has(index);
  const isInitial = (index: number) => {
    const own = typed.get(all[index] ?? '') ?? '';
    return /^[b-df-hj-np-tv-xz]$/iu.test(own) || /^\p{Lu}$/u.test(own);
  };
  for (const index of all.keys()) if (isInitial(index) && isPart(index - 1)) parts.add(index);
  for (const index of [...all.keys()].toReversed()) {
    if (named.has(index)) continue;
    if (isInitial(index) && isPart(index + 1)) parts.add(index);
    if (isIn('particles', all[index]) && isPart(index + 1)) parts.add(index);
  }
  // Without a name before them articles are articles.
  for (const index of all.keys())
    if (/^(?:la|las|el|los|al|y)$/.test(all[index] ?? '') && !isPart(index - 1)) parts.delete(index);
  return parts;
}

/** Everyday words, and what has an article: "la cara", but not "la garcia" and "de la cruz". */
function isNoName(all: readonly string[], index: number): boolean {
  const [article, before] = [all[index - 1] ?? '', all[index - 2]];
  const word = all[index];
  if (isEveryday(word ?? '') || isIn('no name', word)) return true;
  return all.length > 2 && isIn('articles', article) && !isIn('particles', before) && !isIn('names', word);
}

function saysNothing(word: string): boolean {
  return SAY_NOTHING.some((list) => isIn(list, word));
}

function isWithin(span: Span | undefined, index: number): boolean {
  return span !== undefined && span.from <= index && index < span.to;
}

/** "Near me" without a place is of use to nobody, and has to be said. */
function isNearMe(word: string, { lacksPlace }: NeedSlots): boolean {
  return lacksPlace === 'nearMe' && /^(?:near|nearby|nearest|close|closest|cerca|cercan[oa]s?)$/.test(word);
}

/** The specialty that is looked for; a child beside a trouble made it a pediatrician's. */
function isUsed(mention: Mention, { specialty }: NeedSlots, mentions: readonly Mention[]): boolean {
  if ('missing' in mention) return false;
  const isChildren = specialty === 'Pediatrics' && mentions.some(({ isChild }) => isChild);
  return mention.specialty === specialty || isChildren;
}

function indexesOf({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

/** The words of a phrase, counted by the spaces before it. */
function spansIn(list: string, plain: string): Span[] {
  return spansOf(list, plain).map(({ start, end }) => {
    const from = plain.slice(0, start).split(' ').length - 1;
    return { from, to: from + plain.slice(start, end).split(' ').length };
  });
}
