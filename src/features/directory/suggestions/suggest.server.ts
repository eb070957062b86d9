import type { Database } from '#server/database/connect.ts';
import { TITLES } from '../import/name-words.ts';
import { searchWords } from '../search/search-words.ts';
import { suggestCities } from './suggest-cities.server.ts';
import { suggestNames } from './suggest-names.server.ts';
import { suggestSpecialties } from './suggest-specialties.server.ts';
import { MOST_SUGGESTIONS, SUGGESTION_KINDS, type Suggestion, type SuggestionKind } from './suggestions.ts';
import type { SuggestionsRequest } from './suggestions-request.ts';

/** Shorter beginnings are those of half the names. */
const SHORTEST_NAME = 2;
/** Shorter ones at the end of a sentence are mostly words of it: "cardióloga en". */
const SHORTEST_LAST_WORD = 3;
/** The longest names of cities: "Lake Worth Beach". */
const LONGEST_CITY = 3;
/** So many of each kind have their place before others have more. */
const SHARE = 2;

/**
 * What may be meant by what is typed so far: specialties, cities, names and centers whose words begin with those typed, in
 * any order, without accents and case, a title before a name left out. When all of it is the beginning of nothing, the
 * last words may be that of a city: "cardióloga en hial".
 *
 * @returns at most eight, by kind; none for what begins nothing
 */
export async function suggest(db: Database, { text, language }: SuggestionsRequest): Promise<Suggestion[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const name = withoutTitles(words);
  const hasName = name.some((word) => word.length >= SHORTEST_NAME);
  const ends = endsOf(text);
  const cities = await suggestCities(
    db,
    [words, ...ends.map((end) => end.words)].map((own) => own.join(' ')),
    MOST_SUGGESTIONS,
  );
  const names = hasName ? await suggestNames(db, name, MOST_SUGGESTIONS) : [];
  const citiesAt = (place: number) => cities.filter(({ at }) => at === place).map(({ city }) => city);
  const namesOf = (kind: SuggestionKind) => names.filter((row) => row.kind === kind).map((row) => row.name);
  const whole = inShares({
    specialty: suggestSpecialties(words, language),
    city: citiesAt(0),
    provider: namesOf('provider'),
    center: namesOf('center'),
  });
  if (whole.length > 0) return whole;
  const at = ends.findIndex((_, index) => citiesAt(index + 1).length > 0);
  const before = ends[at]?.before ?? '';
  return citiesAt(at + 1).map((city) => ({ kind: 'city', text: before + city }));
}

/** Its last three words, two and one, each with what stands before it. */
function endsOf(text: string): { before: string; words: string[] }[] {
  const typed = [...text.matchAll(/\S+/g)];
  const last = searchWords(typed.at(-1)?.[0] ?? '').join('');
  if (last.length < SHORTEST_LAST_WORD) return [];
  return Array.from({ length: LONGEST_CITY }, (_, index) => typed[typed.length - LONGEST_CITY + index])
    .flatMap((first) => (first === undefined || first.index === 0 ? [] : [first.index]))
    .map((from) => ({ before: text.slice(0, from), words: searchWords(text.slice(from)) }))
    .filter(({ before, words }) => before.trim() !== '' && words.length > 0);
}

/** "dr gar" are the words of a name without the first; "dr" alone is the beginning of one. */
function withoutTitles(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, at) => at === words.length - 1 || !TITLES.has(word.toUpperCase()));
  return words.slice(first);
}

/** Two of each kind, and more of the first kinds while there is room. */
function inShares(found: Record<SuggestionKind, string[]>): Suggestion[] {
  const counts = SUGGESTION_KINDS.map((kind) => Math.min(SHARE, found[kind].length));
  let room = MOST_SUGGESTIONS - counts.reduce((sum, count) => sum + count, 0);
  return SUGGESTION_KINDS.flatMap((kind, index) => {
    const shared = counts[index] ?? 0;
    const more = Math.min(room, found[kind].length - shared);
    room -= more;
    return found[kind].slice(0, shared + more).map((text) => ({ kind, text }));
  });
}
