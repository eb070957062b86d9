import type { Database } from '#server/database/connect.ts';
import { keptUntilChanged } from '../kept-until-changed.server.ts';
import { type NameWord, nameForms } from './name-forms.server.ts';

/** Shorter sounds are those of too many words: Shah and Sa. */
const SHORTEST_SOUND = 4;

/**
 * The words of a name, each with the other forms that the directory has of it; mostly none. What it does not have is
 * left out, because every further form costs the search as much as a word.
 *
 * @param words in their order, as `searchWords` gives them
 */
export async function findNameForms(db: Database, words: string[]): Promise<NameWord[]> {
  return formsOfNames.read(db, words.join(' '), () => readNameForms(db, words));
}

/** The next page, and a need in one's own words, ask for those of the same name. */
const formsOfNames = keptUntilChanged<NameWord[]>(1000);

async function readNameForms(db: Database, words: string[]): Promise<NameWord[]> {
  const forms = nameForms(words);
  const { rows } = await db.$client.query<{ form: string; kind: 'word' | 'joined' | 'alike'; typed: string }>(
    {
      name: 'find-name-forms',
      text: `
      SELECT word AS form, 'word' AS kind, '' AS typed FROM provider_words WHERE word = ANY ($1::text[])
      UNION ALL
      SELECT form, 'joined', '' FROM provider_joined_names WHERE form = ANY ($2::text[])
      UNION ALL
      SELECT word, 'alike', typed FROM unnest($3::text[]) AS typed
      JOIN provider_words ON sound = translate(typed, 'zcvyh', 'ssbi') COLLATE "C"
      WHERE length(sound) >= ${SHORTEST_SOUND}`,
      values: [
        forms.flatMap(({ beginnings: [, ...asOne], otherNames }) => [...asOne, ...otherNames]),
        forms.flatMap(({ joined }) => joined),
        forms.map(({ word }) => word),
      ],
    },
  );
  const has = (form: string, kind: 'word' | 'joined') =>
    rows.some((row) => row.form === form && row.kind === kind);
  const alike = (word: string) =>
    rows.filter(({ kind, typed }) => kind === 'alike' && typed === word).map(({ form }) => form);
  return forms.map(({ word, beginnings, joined, otherNames }) => ({
    word,
    beginnings: beginnings.filter((form) => form === word || has(form, 'word')),
    joined: joined.filter((form) => has(form, 'joined')),
    otherNames: [...otherNames.filter((form) => has(form, 'word')), ...alike(word)].filter(
      // Who begins as was typed is found without it.
      (form) => !form.startsWith(word),
    ),
  }));
}

/**
 * For each word of a name that found nothing, the words of the directory that it may have meant: those that begin
 * with the same sound in Spanish ("gonsal" → gonzalez, gonzales), else those with the fewest letters wrong
 * (one in words of 4 and 5 letters, two in longer ones; two neighbours swapped are one). Of those that sound alike the 40 shortest.
 *
 * @param words as `searchWords` gives them
 * @returns one list per word, in the same order; empty where nothing is near
 */
export async function findNearNameWords(db: Database, words: string[]): Promise<string[][]> {
  const { rows } = await db.$client.query<{ near: string[] }>({
    name: 'near-name-words',
    text: `
      WITH typed AS MATERIALIZED (
        SELECT position, translate(word, 'zcvyh', 'ssbi') COLLATE "C" AS sound,
               CASE WHEN length(word) < 4 THEN 0 WHEN length(word) < 6 THEN 1 ELSE 2 END AS tolerance
        FROM unnest($1::text[]) WITH ORDINALITY AS typed(word, position)
      ), alike AS MATERIALIZED (
        SELECT position, sound, tolerance, ARRAY(
          SELECT left(sound, at - 1) || substr(sound, at + 1, 1) || substr(sound, at, 1) || substr(sound, at + 2)
          FROM generate_series(1, length(sound) - 1) AS at
          WHERE tolerance > 0
        ) AS swapped, ARRAY(
          SELECT word FROM provider_words
          WHERE provider_words.sound >= typed.sound AND provider_words.sound < typed.sound || chr(1114111)
          ORDER BY length(word), word LIMIT 40
        ) AS words
        FROM typed
      )
      SELECT CASE WHEN words <> '{}' THEN words ELSE ARRAY(
        SELECT word FROM (
          SELECT word, CASE WHEN provider_words.sound = ANY (swapped) THEN 1
              ELSE levenshtein_less_equal(provider_words.sound, alike.sound, tolerance) END AS distance
          FROM provider_words
          WHERE length(provider_words.sound) BETWEEN length(alike.sound) - tolerance
                                                 AND length(alike.sound) + tolerance
        ) AS candidates
        WHERE distance <= tolerance
        ORDER BY distance FETCH FIRST 1 ROW WITH TIES
      ) END AS near
      FROM alike ORDER BY position`,
    values: [words],
  });
  return rows.map(({ near }) => withoutLongerForms(near));
}

/** Names are compared by beginnings, so "gonzalez" already finds what "gonzalezmora" would. */
function withoutLongerForms(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)));
}

/** The cities that a typed one may mean, as `providers.search_city` has them. */
export type NearCities = { cities: string[]; isExact: boolean };

/**
 * The cities of the directory that a typed city means: the one of exactly that name ("miami" is not Miami Beach; spaces
 * and abbreviations do not count), else all whose words begin so ("hial"), else those with the fewest letters wrong.
 *
 * @param words as `searchWords` gives them
 * @returns no cities when the directory has none like it
 */
export async function findCities(db: Database, words: string[]): Promise<NearCities> {
  const { rows } = await db.$client.query<{ city: string; distance: number }>({
    name: 'find-cities',
    text: `
      WITH typed AS MATERIALIZED (
        SELECT city, translate(city, 'zcvyh', 'ssbi') AS sound, replace(city, ' ', '') AS letters,
               CASE WHEN length($1) < 4 THEN 0 WHEN length($1) < 6 THEN 1 ELSE 2 END AS tolerance,
               ARRAY(SELECT '% ' || word || '%' FROM string_to_table(btrim(city), ' ') AS word) AS beginnings
        FROM public.city_text($1) AS city
      ), known AS (
        SELECT search_city, CASE
            WHEN replace(compared_city, ' ', '') = letters THEN 0
            WHEN compared_city LIKE ALL (beginnings) THEN 1
            ELSE 1 + greatest(1, levenshtein_less_equal(
              translate(left(compared_city, 100), 'zcvyh', 'ssbi'), sound, tolerance))
          END AS distance, tolerance
        FROM (SELECT DISTINCT search_city, compared_city FROM provider_cities) AS cities, typed
      )
      SELECT search_city AS city, distance FROM known
      WHERE distance <= 1 + tolerance
      ORDER BY distance FETCH FIRST 1 ROW WITH TIES`,
    values: [words.join(' ')],
  });
  return { cities: rows.map(({ city }) => city), isExact: rows[0]?.distance === 0 };
}
