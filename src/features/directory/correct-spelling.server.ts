import type { Database } from '#server/database/connect.ts';

/**
 * For each word of a name that found nothing, the words of the directory that it may have meant: those that begin
 * with the same sound in Spanish ("gonsal" → gonzalez, gonzales), else those with the fewest letters wrong
 * (one in words of 4 and 5 letters, two in longer ones). Of those that sound alike the 40 shortest.
 *
 * @param words as `nameWords` gives them
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
          SELECT word FROM provider_words
          WHERE provider_words.sound >= typed.sound AND provider_words.sound < typed.sound || chr(1114111)
          ORDER BY length(word), word LIMIT 40
        ) AS words
        FROM typed
      )
      SELECT CASE WHEN words <> '{}' THEN words ELSE ARRAY(
        SELECT word FROM (
          SELECT word, levenshtein_less_equal(provider_words.sound, alike.sound, tolerance) AS distance
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

/**
 * The cities that a typed city means, as `providers.search_city` has them: the one of exactly that name ("miami" is
 * not Miami Beach), else all whose words begin so ("hial"), else those with the fewest letters wrong.
 *
 * @param words as `cityWords` gives them
 * @returns an empty list when the directory has no such city
 */
export async function findCities(db: Database, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await db.$client.query<{ city: string }>({
    name: 'find-cities',
    text: `
      SELECT search_city AS city, CASE
          WHEN match_city = $1 THEN 0
          WHEN match_city LIKE ALL ($2::text[]) THEN 1
          ELSE 1 + greatest(1, levenshtein_less_equal(
            translate(left(match_city, 100), 'zcvyh', 'ssbi'), translate($1, 'zcvyh', 'ssbi'), $3))
        END AS distance
      FROM provider_cities
      GROUP BY search_city, match_city
      HAVING match_city = $1 OR match_city LIKE ALL ($2::text[])
          OR levenshtein_less_equal(
               translate(left(match_city, 100), 'zcvyh', 'ssbi'), translate($1, 'zcvyh', 'ssbi'), $3) <= $3
      ORDER BY distance FETCH FIRST 1 ROW WITH TIES`,
    values: [` ${words.join(' ')}`, words.map((word) => `% ${word}%`), toleratedErrors(words.join(' '))],
  });
  return rows.map(({ city }) => city);
}

function toleratedErrors(city: string): number {
  if (city.length < 4) return 0;
  return city.length < 6 ? 1 : 2;
}
