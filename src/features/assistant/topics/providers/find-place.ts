import {
  FLORIDA_COUNTIES,
  type FloridaCounty,
  findFloridaCounty,
} from '#features/directory/florida-counties.ts';
import { searchProvidersRequest } from '#features/directory/search-providers.ts';
import { plainWords } from '../../engine/read-question.ts';
import { closestWord } from './close-word.ts';
import { CITIES_BY_COUNTY, CITY_SHORT_FORMS, ORDINARY_WORDS, PLACES_ELSEWHERE } from './florida-cities.ts';
import { NOT_A_NAME, NOT_A_PLACE } from './ordinary-words.ts';
import { findPhrases, markUnderstood, type Span, type Words } from './words.ts';

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
  /** "near me", without saying where that is. */
  isNearMe: boolean;
  /** A ZIP code or place that is not in Florida. */
  isElsewhere: boolean;
};

type Known = { city: string; county: FloridaCounty } | { county: FloridaCounty };

const LONGEST_NAME = 5;
const LONGEST_COUNTY = 3;
/** After these a place follows. */
const BEFORE_PLACE = new Set(
  'in near around at by from to outside close area en por cerca hacia desde a de in over across inside'.split(
    ' ',
  ),
);
const SHORTEST_BARE = 5;
/** Counties that are meant without the word "county"; the other names are also words, people or cities. */
const PLAIN_COUNTIES = new Set([
  'miami dade',
  'dade',
  'broward',
  'palm beach',
  'hillsborough',
  'pinellas',
  'pasco',
  'osceola',
  'volusia',
  'brevard',
  'st lucie',
  'indian river',
  'escambia',
  'okaloosa',
]);
const NEAR_ME =
  /\b(?:near (?:me|us|my (?:house|home|job|work))|close (?:to|by) (?:me|us|home|my house)|nearby|nearest|closest|around (?:here|me)|in my (?:area|zip|city|town|county|neighborhood)|by me|cerca(?: (?:de (?:mi|nosotros|casa|aca|aqui)|mio))?|cercan[oa]s?|por (?:aqui|aca|mi (?:casa|zona|area|barrio))|en mi (?:zona|area|barrio|ciudad|condado))\b/;

const KNOWN_PLACES = buildKnownPlaces();
const KNOWN_WORDS = [...KNOWN_PLACES.keys()];

/**
 * Where a message says that doctors are wanted: by ZIP code, county or city, in both languages, with a letter or two
 * wrong. "Orange county" is the county, "Orlando" the city. Marks the words as understood.
 */
export function findPlace(words: Words): FoundPlace {
  const zipCodes = takeZipCodes(words);
  const countySaid = takeSaidCounty(words);
  const known = takeKnownPlace(words) ?? takeMisspeltPlace(words);
  const elsewhere = findPhrases(words, ELSEWHERE, LONGEST_NAME).filter(({ from }) =>
    isAfterPreposition(words, from),
  );
  for (const span of elsewhere) markUnderstood(words, span);
  const inFlorida = zipCodes.find(isInFlorida);
  const isElsewhere = zipCodes.length > 0 || elsewhere.length > 0;
  const place = placeOf(inFlorida, countySaid, known) ?? (isElsewhere ? undefined : takeUnknownPlace(words));
  return {
    place,
    isNearMe: place === undefined && NEAR_ME.test(words.all.join(' ')),
    isElsewhere: place === undefined && isElsewhere,
  };
}

/** The county of a city by its name in `florida-cities.ts`; undefined for one that is not there. */
export function countyOfCity(city: string): FloridaCounty | undefined {
  const known = KNOWN_PLACES.get(plainWords(city).join(' '));
  return known && 'city' in known ? known.county : undefined;
}

function placeOf(
  zipCode: string | undefined,
  county: FloridaCounty | undefined,
  known: Known | undefined,
): Place | undefined {
  if (zipCode !== undefined) return { zipCode };
  if (county === undefined) return known && ('city' in known ? { city: known.city } : known);
  // "Orlando, Orange county" is the city; "Polk county near Lakeland" would be as well, but not "Lee county near Miami".
  return known && 'city' in known && known.county === county ? { county, city: known.city } : { county };
}

function takeZipCodes(words: Words): string[] {
  return [...words.all.entries()]
    .filter(([, word]) => /^\d{5}$/.test(word))
    .map(([index, word]) => {
      markUnderstood(words, { from: index, to: index + 1 });
      return word;
    });
}

function isInFlorida(zipCode: string): boolean {
  return searchProvidersRequest.safeParse({ zipCode }).success;
}

/** "lake county", "condado de lee", "county of palm beach". */
function takeSaidCounty(words: Words): FloridaCounty | undefined {
  for (const [index, word] of words.all.entries()) {
    if (/^(?:county|co|conty|countys|cty)$/.test(word)) {
      const found =
        countyIn(words, index, 'before') ??
        (words.all[index + 1] === 'of' ? countyIn(words, index + 1, 'after') : undefined);
      if (found) return takeCounty(words, found, index);
    }
    if (/^condad?os?$/.test(word)) {
      const start = words.all[index + 1] === 'de' || words.all[index + 1] === 'del' ? index + 1 : index;
      const found = countyIn(words, start, 'after') ?? countyIn(words, index, 'before');
      if (found) return takeCounty(words, found, index);
    }
  }
  return undefined;
}

function countyIn(
  { all }: Words,
  index: number,
  side: 'before' | 'after',
): (Span & { county: FloridaCounty }) | undefined {
  for (let length = LONGEST_COUNTY; length > 0; length -= 1) {
    const span =
      side === 'before' ? { from: index - length, to: index } : { from: index + 1, to: index + 1 + length };
    if (span.from < 0 || span.to > all.length) continue;
    const typed = all.slice(span.from, span.to);
    const county =
      findFloridaCounty(typed.join(' ')) ??
      (length === 1 ? findFloridaCounty(closestWord(typed[0] ?? '', COUNTY_WORDS) ?? '') : undefined);
    if (county) return { ...span, county };
  }
  return undefined;
}

const COUNTY_WORDS = FLORIDA_COUNTIES.map((county) => county.toLowerCase());

function takeCounty(
  words: Words,
  found: Span & { county: FloridaCounty },
  countyWord: number,
): FloridaCounty {
  markUnderstood(words, found);
  markUnderstood(words, { from: countyWord, to: countyWord + 1 });
  return found.county;
}

/** The first city or county by its own name. */
function takeKnownPlace(words: Words): Known | undefined {
  const certain = findPhrases(words, KNOWN_PLACES, LONGEST_NAME).filter(
    ({ from, to, phrase }) =>
      !needsPreposition(phrase) || isAfterPreposition(words, from) || endsRequest(words, { from, to }),
  );
  const chosen = certain.find((span) => !isPartOfName(words, span));
  if (chosen) markUnderstood(words, chosen);
  return chosen?.meaning;
}

/** Words that are also something else: "doctor lee", "orange juice", "largo", "sunrise". */
function needsPreposition(phrase: string): boolean {
  if (ORDINARY_WORDS.has(phrase)) return true;
  const known = KNOWN_PLACES.get(phrase);
  if (known && 'city' in known) return phrase.length < SHORTEST_BARE && phrase !== 'wpb';
  return !PLAIN_COUNTIES.has(phrase);
}

function isAfterPreposition({ all }: Words, from: number): boolean {
  const before = all[from - 1] ?? '';
  const article = /^(?:the|el|la)$/.test(before);
  return BEFORE_PLACE.has(article ? (all[from - 2] ?? '') : before);
}

/** "dentist largo": nothing but the specialty before it, nothing after it. */
function endsRequest({ all, understood }: Words, { from, to }: Span): boolean {
  return to === all.length && from > 0 && understood.has(from - 1);
}

/** "dr orlando perez" is somebody called Orlando. */
function isPartOfName({ all }: Words, { from, to }: Span): boolean {
  const follower = all[to];
  return (
    /^(?:dra?|doctora?)$/.test(all[from - 1] ?? '') &&
    follower !== undefined &&
    !NOT_A_NAME.has(follower) &&
    !/\d/.test(follower)
  );
}

/** After "in" or "near" a word that is nearly a place. */
function takeMisspeltPlace(words: Words): Known | undefined {
  for (const from of words.all.keys()) {
    if (!isAfterPreposition(words, from)) continue;
    for (const length of [2, 1]) {
      const span = { from, to: from + length };
      const typed = words.all.slice(span.from, span.to);
      if (typed.length < length || typed.some((word) => NOT_A_NAME.has(word)) || words.understood.has(from))
        continue;
      const known = KNOWN_PLACES.get(closestWord(typed.join(' '), KNOWN_WORDS) ?? '');
      if (!known) continue;
      markUnderstood(words, span);
      return known;
    }
  }
  return undefined;
}

/** "in Foxtown": words after "in" or "near" that mean nothing else. */
function takeUnknownPlace(words: Words): Place | undefined {
  const isName = (index: number) =>
    /^\p{L}{4,}$/u.test(words.all[index] ?? '') &&
    !NOT_A_NAME.has(words.all[index] ?? '') &&
    !words.understood.has(index);
  const from = [...words.all.keys()].find(
    (index) =>
      isName(index) &&
      /^(?:in|near|en|cerca de)$/.test(words.all[index - 1] ?? '') &&
      !NOT_A_PLACE.has(words.all[index] ?? ''),
  );
  if (from === undefined) return undefined;
  let to = from + 1;
  while (to < from + MOST_UNKNOWN && isName(to)) to += 1;
  markUnderstood(words, { from, to });
  const city = words.all
    .slice(from, to)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).slice(0, LONGEST_WORD));
  return { city: city.join(' '), isGuess: true };
}

const MOST_UNKNOWN = 2;
const LONGEST_WORD = 25;

const ELSEWHERE = new Map([...PLACES_ELSEWHERE].map((name) => [name, true]));

function buildKnownPlaces(): ReadonlyMap<string, Known> {
  const places = new Map<string, Known>();
  const cities = new Map<string, Known>();
  for (const [county, list] of Object.entries(CITIES_BY_COUNTY)) {
    // Object.entries forgets the type of the keys.
    for (const city of list.split(', '))
      cities.set(plainWords(city).join(' '), { city, county: county as FloridaCounty });
  }
  for (const county of FLORIDA_COUNTIES) places.set(plainWords(county).join(' '), { county });
  places.set('dade', { county: 'Miami-Dade' });
  for (const [name, city] of cities) {
    // "Palm Beach" and "Seminole" are first of all counties; of "Sarasota" the city is where its doctors are.
    const isCountyFirst = places.has(name) && COUNTIES_FIRST.has(name);
    if (!isCountyFirst) places.set(name, city);
  }
  for (const [name, city] of Object.entries(CITY_SHORT_FORMS)) {
    const known = cities.get(plainWords(city).join(' '));
    if (known) places.set(name, known);
  }
  return places;
}

const COUNTIES_FIRST = new Set([
  'palm beach',
  'seminole',
  'hernando',
  'st johns',
  'washington',
  'lee',
  'madison',
  'baker',
]);
