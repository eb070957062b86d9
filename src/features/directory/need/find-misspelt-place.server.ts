import { isEveryday, isIn, mayBeMisspelt } from './doctor-words.server.ts';
import { isAlsoAWord, KNOWN_PLACES, type KnownPlace, PARTS_OF_PLACES } from './known-places.server.ts';
import { findPhrases, type MarkedTokens, markUnderstood, type Span } from './marked-tokens.ts';
import { closestWord, editDistance } from './misspelled-words.ts';

/** A place, and the words that were meant for it. */
export type NearlyPlace = Span & { meaning: KnownPlace; isOneWord: boolean };

const LONGEST_NAME = 4;
/** Shorter words of a name must be right. */
const SHORTEST_WRONG = 4;
/** So short a word must stand where a place would be. */
const SHORTEST_ANYWHERE = 6;
/** "Bocaraton", "ftlauderdale". */
const SHORTEST_JOINED = 7;

type Name = { words: readonly string[]; name: string };

const NAMES: readonly Name[] = [...KNOWN_PLACES.keys()].map((name) => ({
  name,
  words: name.split(' ').map(writtenOut),
}));
/** Names by how many words they have and how the first begins: its first letter is always right. */
const BY_BEGINNING = Map.groupBy(NAMES, ({ words }) => beginningOf(words));
const BY_LETTERS = new Map(NAMES.map(({ name, words }) => [words.join(''), name]));
const LETTERS = [...BY_LETTERS.keys()];

/**
 * The place that words of a need are nearly, wherever they stand: a letter or two wrong in them ("miami garden",
 * "port st lucy"), short forms ("palm bch gardens"), words that are written as one ("bocaraton"), an H that is not
 * heard ("ialeah"). Everyday words and names are none. Marks the words as understood.
 *
 * @param isPlaceSought whether a place would be at these words
 */
export function takeNearlyPlace(
  words: MarkedTokens,
  asTyped: ReadonlySet<string>,
  isPlaceSought: (span: Span) => boolean,
): NearlyPlace | undefined {
  const known = findPhrases(words, KNOWN_PLACES, LONGEST_NAME + 1);
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.all.length; from += 1) {
      const span = { from, to: from + length };
      if (!isOpen(words, span) || known.some((place) => isCut(place, span))) continue;
      const typed = words.all.slice(from, span.to);
      const isOneWord = length === 1;
      if (isOneWord && !mayBePlace(words, from, asTyped, isPlaceSought)) continue;
      const name = isOneWord ? nearestName(typed[0] ?? '') : nearestOfSeveral(typed);
      const meaning = name === undefined ? undefined : KNOWN_PLACES.get(name);
      if (name === undefined || meaning === undefined || (isAlsoAWord(name) && !isPlaceSought(span)))
        continue;
      markUnderstood(words, span);
      return { ...span, meaning, isOneWord };
    }
  }
  return undefined;
}

/** Nothing was read from the words, and they are no place as they stand. */
function isOpen({ all, understood }: MarkedTokens, { from, to }: Span): boolean {
  for (let index = from; index < to; index += 1) if (understood.has(index)) return false;
  const isTitled = isIn('titles', all[from - 1]) || isIn('doctors', all[from]);
  return !isTitled && !KNOWN_PLACES.has(all.slice(from, to).join(' '));
}

/** Whether a place that is written rightly lies across the words: only a longer name takes one up. */
function isCut(place: Span, { from, to }: Span): boolean {
  const isApart = place.to <= from || to <= place.from;
  return !isApart && !(from <= place.from && place.to <= to);
}

function mayBePlace(
  { all, understood }: MarkedTokens,
  index: number,
  asTyped: ReadonlySet<string> | undefined,
  isPlaceSought: (span: Span) => boolean,
): boolean {
  const word = all[index] ?? '';
  if (!mayBeMisspelt(word) || asTyped?.has(word) === true) return false;
  const mayBeAnywhere = word.length >= SHORTEST_ANYWHERE && understood.size > 0;
  return mayBeAnywhere || isPlaceSought({ from: index, to: index + 1 });
}

function nearestName(word: string): string | undefined {
  for (const form of withSilentH(word)) {
    if (KNOWN_PLACES.has(form)) return form;
    const letters =
      BY_LETTERS.has(form) && form.length >= SHORTEST_JOINED ? form : closestWord(form, LETTERS);
    if (letters !== undefined) return BY_LETTERS.get(letters);
  }
  return undefined;
}

/** "ialeah" and "jialeah" are heard as "hialeah". */
function withSilentH(word: string): string[] {
  if (/^[aeiou]/.test(word)) return [word, `h${word}`];
  return word.startsWith('j') ? [word, `h${word.slice(1)}`] : [word];
}

function nearestOfSeveral(typed: readonly string[]): string | undefined {
  const written = typed.map(writtenOut);
  const joined = written.join('');
  const exact = BY_LETTERS.get(joined);
  if (exact !== undefined && joined.length >= SHORTEST_JOINED) return exact;
  return BY_BEGINNING.get(beginningOf(written))?.find(({ words }) => isNearly(written, words))?.name;
}

function beginningOf(words: readonly string[]): string {
  return `${words.length}${words[0]?.[0]}`;
}

/** Each word is right or nearly so; one that may be another word only beside more letters that are right. */
function isNearly(typed: readonly string[], words: readonly string[]): boolean {
  const wrong = typed.filter((word, at) => word !== words[at]);
  if (!typed.every((word, at) => word === words[at] || isNearlyWord(word, words[at] ?? ''))) return false;
  return wrong.length < typed.length ? !wrong.some(isEveryday) : wrong.every(mayBeMisspelt);
}

function isNearlyWord(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_WRONG || typed[0] !== word[0]) return false;
  const tolerated = typed.length > 7 ? 2 : 1;
  return editDistance(typed, word, tolerated + 1) <= tolerated;
}

function writtenOut(word: string): string {
  return PARTS_OF_PLACES.get(word) ?? word;
}
