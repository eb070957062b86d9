import type { FloridaCounty } from '../places/florida-counties.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import { searchProvidersRequest } from '../search/search-providers.ts';
import { isEveryday, isIn, says } from './doctor-words.server.ts';
import { takeNearlyPlace } from './find-misspelt-place.server.ts';
import { findSaidCounty } from './find-said-county.server.ts';
import { isAlsoAWord, KNOWN_PLACES, type KnownPlace, PLACES_ELSEWHERE } from './known-places.server.ts';
import { findPhrases, type MarkedTokens, markUnderstood, type Span } from './marked-tokens.ts';
import { closestWord } from './misspelled-words.ts';
import { plainWords } from './read-words.server.ts';

/** Where doctors are looked for: at most a ZIP code, or a county, a city, or a city of the county. */
export type Place = {
  zipCode?: string;
  county?: FloridaCounty;
  city?: string;
  /** The city is not a known one; the directory may have it all the same. */
  isGuess?: true;
};

export type FoundPlace = {
  place: Place | undefined;
  /** "In Doral or in Weston": the second. */
  alsoPlace: Place | undefined;
  /** "near me", without saying where that is. */
  isNearMe: boolean;
  /** A ZIP code or place that is not in Florida. */
  isElsewhere: boolean;
  /** The words of places that `place` leaves out: a second one, one that is not in Florida, a city of another county. */
  leftOut: readonly Span[];
  /** The word with letters wrong that the place was read from. */
  corrected?: Span;
};

const LONGEST_NAME = 5;
/** A city of so many letters is still itself with two of them wrong. */
const SHORTEST_TOLERANT = 6;
const NAMES = [...KNOWN_PLACES.keys()];
const ELSEWHERE: ReadonlyMap<string, true> = new Map(PLACES_ELSEWHERE.map((name) => [name, true]));
/** A word that begins no place although "in" or "near" is before it may have up to this many words. */
const LONGEST_UNKNOWN = 2;
const LONGEST_WORD = 25;
/** Between two places that are as good. */
const OR_IN = /^(?:or|and|o|y|u)(?: (?:in|en|near|at|by|por))?(?: (?:the|el|la))?$/;

/**
 * Where a message says that doctors are wanted: by ZIP code, county or city, in both languages, with a letter or two
 * wrong. "Orange county" is the county, "Orlando" the city. Marks the words as understood.
 */
export function findPlace(words: MarkedTokens, asTyped: ReadonlySet<string> = new Set()): FoundPlace {
  const zipCodes = takeZipCodes(words);
  const county = findSaidCounty(words);
  const isThere = (span: Span) => isLocated(words, span.from) || endsRequest(words, span);
  const nearly = takeNearlyPlace(words, asTyped, isThere);
  const here = findPhrases(words, KNOWN_PLACES, LONGEST_NAME);
  const elsewhere = findPhrases(words, ELSEWHERE, LONGEST_NAME)
    .filter((span) => !here.some(({ from, to }) => from <= span.from && span.to <= to))
    .filter((span) => isWhereSought(words, span));
  for (const span of elsewhere) markUnderstood(words, span);
  const [first, second] = takeKnownPlaces(words);
  const known = first?.meaning ?? nearly?.meaning;

  const [zipCode, otherZipCode] = zipCodes.map((index) => words.all[index] ?? '').filter(isInFlorida);
  const said = placeOf(zipCode, county, known);
  const alsoPlace =
    zipCode === undefined && county !== undefined
      ? undefined
      : placeOf(otherZipCode, undefined, second?.meaning);
  const isElsewhere = said === undefined && (zipCodes.length > 0 || elsewhere.length > 0);
  const place = said ?? (isElsewhere ? undefined : takeUnknownPlace(words));
  return {
    place,
    ...(known && known === nearly?.meaning && nearly.isOneWord && { corrected: nearly }),
    alsoPlace,
    isNearMe: place === undefined && says('near me', words.all.join(' ')),
    isElsewhere,
    leftOut: [
      ...elsewhere,
      ...zipCodes.filter((index) => words.all[index] !== zipCode).map((from) => ({ from, to: from + 1 })),
      ...(first && contradicts(first.meaning, zipCode, county) ? [first] : []),
      ...(second ? [second] : []),
    ],
  };
}

/** Whether a ZIP code or county that counts before a place does not have it. */
function contradicts(known: KnownPlace, zipCode: string | undefined, county: FloridaCounty | undefined) {
  const counties = zipCode === undefined ? county && [county] : findFloridaZipCode(zipCode)?.counties;
  return counties !== undefined && !counties.includes(known.county);
}

/** A ZIP code says all; a city besides a county counts when it lies in it. */
function placeOf(
  zipCode: string | undefined,
  county: FloridaCounty | undefined,
  known: KnownPlace | undefined,
): Place | undefined {
  if (zipCode !== undefined) return { zipCode };
  if (county === undefined) return known && ('city' in known ? { city: known.city } : known);
  return known && 'city' in known && known.county === county ? { county, city: known.city } : { county };
}

function takeZipCodes(words: MarkedTokens): number[] {
  const indexes = [...words.all.keys()].filter((index) => /^\d{5}$/.test(words.all[index] ?? ''));
  for (const index of indexes) markUnderstood(words, { from: index, to: index + 1 });
  return indexes;
}

function isInFlorida(zipCode: string): boolean {
  return searchProvidersRequest.safeParse({ zipCode }).success;
}

/**
 * The first city or county by its own name that is not ruled out ("not in Miami, in Broward"), and a second one that
 * is as good ("in Doral or in Weston").
 */
function takeKnownPlaces(words: MarkedTokens): (Span & { meaning: KnownPlace })[] {
  const named = findPhrases(words, KNOWN_PLACES, LONGEST_NAME).filter(
    (span) =>
      !isPartOfName(words, span) &&
      !isPartOfBody(words, span) &&
      (!isAlsoAWord(span.phrase) ||
        isLocated(words, span.from) ||
        (endsRequest(words, span) && !isIn('names', span.phrase))),
  );
  const wanted = named.filter((span) => named.length === 1 || !isRuledOut(words, span));
  if (wanted.length < named.length) for (const span of named) markUnderstood(words, span);
  const [first, second] = wanted;
  if (!first) return [];
  markUnderstood(words, first);
  if (!second || !OR_IN.test(words.all.slice(first.to, second.from).join(' '))) return [first];
  markUnderstood(words, second);
  return [first, second];
}

function isRuledOut({ all }: MarkedTokens, { from }: Span): boolean {
  return /\b(?:no|not|than|instead of|en vez de|en lugar de)(?: (?:in|en|near))?$/.test(
    all.slice(Math.max(0, from - 4), from).join(' '),
  );
}

/**
 * The city that a text which says nothing else is nearly: "hialeh", "fort lauderdal". Where nothing else is said, more letters
 * may be wrong.
 */
export function closestCity(text: string): string | undefined {
  const plain = plainWords(text).join(' ');
  const tolerated = plain.length > SHORTEST_TOLERANT ? 2 : 1;
  const known = KNOWN_PLACES.get(closestWord(plain, NAMES, undefined, tolerated) ?? '');
  return known && 'city' in known ? known.city : undefined;
}

/** "in Foxtown": what is where a place would be and means nothing else. */
function takeUnknownPlace(words: MarkedTokens): Place | undefined {
  const from = [...words.all.keys()].find(
    (index) =>
      /^(?:in|near|en)$/.test(words.all[index - 1] ?? '') && isUnknown(words, { from: index, to: index + 1 }),
  );
  if (from === undefined) return undefined;
  const to = isUnknown(words, { from, to: from + LONGEST_UNKNOWN }) ? from + LONGEST_UNKNOWN : from + 1;
  markUnderstood(words, { from, to });
  const city = words.all
    .slice(from, to)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1, LONGEST_WORD));
  return { city: city.join(' '), isGuess: true };
}

/** "Orlnado please": where what comes after a word and says nothing ends. */
function endOfRest({ all }: MarkedTokens, from: number): number {
  let end = from;
  while (end < all.length && isIn('fillers', all[end])) end += 1;
  return end === all.length ? end : from;
}

/** Words that nothing has been read from and that are not everyday words. */
function isUnknown({ all, understood }: MarkedTokens, { from, to }: Span): boolean {
  const typed = all.slice(from, to);
  return (
    to <= all.length &&
    typed.every((word) => /^\p{L}{3,}$/u.test(word) && !isEveryday(word) && !isIn('no place', word)) &&
    typed.every((_, offset) => !understood.has(from + offset))
  );
}

/** Whether "in", "near" or the like comes before a word. */
function isLocated({ all }: MarkedTokens, from: number): boolean {
  const before = all.slice(Math.max(0, from - 3), from).join(' ');
  return /\b(?:in|near|around|round|by|outside|en|por|cerca|(?:close|closer|next) to|(?:cerca|area|zona|ciudad|city|area) (?:de|of))(?: (?:the|el|la))?$/.test(
    before,
  );
}

/** "in Atlanta", "in Brownsville Texas", "dentist atlanta". */
function isWhereSought(words: MarkedTokens, span: Span): boolean {
  const city = { from: span.from - 1, to: span.from };
  return (
    isLocated(words, span.from) ||
    endsRequest(words, span) ||
    (span.from > 1 && isUnknown(words, city) && isLocated(words, city.from))
  );
}

/**
 * "dentist largo please", "sunrise pediatrics", "sunrise fl dentist": right beside what is looked for, at the end or the
 * beginning, or before the name of the state.
 */
function endsRequest(words: MarkedTokens, { from, to }: Span): boolean {
  const { all, understood } = words;
  if (/^(?:fl|fla|florida)$/.test(all[to] ?? '')) return true;
  return endOfRest(words, to) === all.length ? understood.has(from - 1) : from === 0 && understood.has(to);
}

/** "dr orlando perez" is somebody called Orlando. */
function isPartOfName({ all }: MarkedTokens, { from, to }: Span): boolean {
  const next = all[to];
  const hasTitle = /^(?:dra?|doctora?)$/.test(all[from - 1] ?? '');
  return hasTitle && next !== undefined && /^\p{L}+$/u.test(next) && !isEveryday(next);
}

/** "Tengo la boca seca" is not about Boca Raton. */
function isPartOfBody({ all }: MarkedTokens, { from, to }: Span): boolean {
  return to - from === 1 && isIn('parts of the body', all[from]) && isIn('articles', all[from - 1]);
}
