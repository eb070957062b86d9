import { type DirectoryFilters, keepFilled } from '../directory-filters.ts';
import { isIn } from './doctor-words.server.ts';
import { typedWords } from './find-doctor-name.server.ts';
import { findLanguageAnywhere } from './find-spoken-language.server.ts';
import { KNOWN_PLACES, PARTS_OF_PLACES } from './known-places.server.ts';
import { findRest, indexesOf, readLeft } from './left-words.server.ts';
import { filtersOf, type NeedSlots } from './need-slots.server.ts';
import { type Reading, readMessage } from './read-message.server.ts';
import { plainWords, readWords } from './read-words.server.ts';

/** What somebody looks for, as a text says it. */
export type Need = {
  /** What is sure without the directory. `doctor` is a name by its title or by being common; the directory may not have it. */
  filters: DirectoryFilters;
  /** The city is on no list; the directory may have it all the same. */
  isCityGuessed: boolean;
  /** Words that may be somebody's name, those of `filters.doctor` among them, as they were typed and in their order. */
  name: readonly string[];
  /** Words of which nothing is a filter, as they were typed, each run of them whole: "open saturdays", "con paciencia". */
  rest: readonly string[];
  /** The same, where these words turned out to be the name. */
  restBeside: (name: readonly string[]) => readonly string[];
  /** Words, as typed, that were read as something although they may be names: "germain" is nearly German. */
  doubtful: readonly string[];
  /** All that was read, what no filter says included. */
  said: NeedSlots;
  /** It tells whom it looks for: somebody, a kind of doctor, or a trouble and where. */
  isSearch: boolean;
};

/** A kind of doctor in so few words is looked for: "dentist?", "need a doctor for my feet". */
const FEW_WORDS = 6;

/**
 * Reads the directory's own filters out of a need in somebody's own words, in both languages and mixed: "cardióloga en
 * Hialeah que hable español", "me duele la muela", "dr gonzales 33012". What is known is in `words/*.txt`.
 *
 * @param typedText at most some hundred characters
 * @param asTyped words, lower case without accents, that are names and not misspelt
 * @returns the filters, and what was not understood: nothing is left out in silence but words that say nothing
 */
export function readNeed(typedText: string, asTyped: ReadonlySet<string> = new Set()): Need {
  const text = writeOutDirections(typedText);
  // Short texts have no telling words; what is said here is written alike in both languages.
  const { plain } = readWords(text, 'es');
  const reading = readMessage({ text, plain }, asTyped);
  const language = reading.slots.language ? undefined : findLanguageAnywhere(reading.words, asTyped);
  const slots = { ...reading.slots, ...(language && { language: language.name }) };
  const typed = typedWords(text);
  const asWritten = (index: number) => {
    const word = reading.words.all[index] ?? '';
    return typed.get(word) ?? word;
  };
  const { name, ...left } = readLeft(plain, slots, reading, typed);
  const restBeside = (taken: readonly string[]) =>
    findRest(reading.words.all, left, new Set(name.filter((index) => !taken.includes(asWritten(index))))).map(
      (run) => run.map(asWritten).join(' '),
    );
  return {
    filters: keepFilled(filtersOf(slots)),
    isCityGuessed: slots.place?.isGuess === true,
    name: name.map(asWritten),
    rest: restBeside(reading.doctor ? indexesOf(reading.doctor).map(asWritten) : []),
    restBeside,
    doubtful: [...reading.doubtful, ...(language?.isCorrected ? [language] : [])]
      .flatMap(indexesOf)
      .filter((index) => !isIn('titles', reading.words.all[index]))
      .map(asWritten),
    said: slots,
    isSearch: isSearch(slots, reading),
  };
}

function isSearch(
  { doctor, lacksName, place, language, lacksPlace }: NeedSlots,
  { mention, words }: Reading,
) {
  if (doctor !== undefined || lacksName) return true;
  const isNarrowed = (place !== undefined && !place.isGuess) || (language ?? lacksPlace) !== undefined;
  const isShort = mention?.certainty === 'person' && words.all.length <= FEW_WORDS;
  return isShort || (mention !== undefined && isNarrowed);
}

const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
/** A letter that stands alone, the text before it, and up to three words after it. */
const LETTER = /(?<![\p{L}\d'’])([nsew])\.?\s+(?=(\p{L}+(?:\.?\s+\p{L}+){0,2}))/giu;

/**
 * Writes out the direction in the name of a city: "n lauderdale" is North Lauderdale. Whoever chats writes "n" for "and",
 * so it stays where a place comes before it ("hialeah n miami"), and where the name without it is the longer one.
 */
function writeOutDirections(text: string): string {
  return text.replace(LETTER, (typed, letter: string, after: string, at: number) => {
    const direction = DIRECTIONS[letter.toLowerCase()] ?? '';
    const next = plainWords(after).map((word) => PARTS_OF_PLACES.get(word) ?? word);
    const isAnd = endsWithPlace(plainWords(text.slice(0, at)));
    return !isAnd && isPartOfName(direction, next) ? `${direction} ` : typed;
  });
}

function isPartOfName(direction: string, next: readonly string[]): boolean {
  for (let length = next.length; length > 0; length -= 1) {
    const name = next.slice(0, length).join(' ');
    if (KNOWN_PLACES.has(`${direction} ${name}`)) return true;
    if (KNOWN_PLACES.has(name)) return false;
  }
  return false;
}

function endsWithPlace(before: readonly string[]): boolean {
  return before.some((_, from) => KNOWN_PLACES.has(before.slice(from).join(' ')));
}
