import type { Database } from '#server/database/connect.ts';

/** A city whose words begin as typed, and for which of the typed texts. */
export type SuggestedCity = { at: number; city: string };

/**
 * The cities of the directory whose words begin with those of a text, in any order, abbreviations included ("ft laud",
 * "n miami"): those that begin so first, then those with the most providers.
 *
 * @param texts several readings, each of words as `searchWords` gives them, separated by spaces
 * @param limit at most so many for each
 * @returns with `at`, the place of the reading
 */
export async function suggestCities(
  db: Database,
  texts: readonly string[],
  limit: number,
): Promise<SuggestedCity[]> {
  const { rows } = await db.$client.query<SuggestedCity>({
    name: 'suggest-cities',
    text: `
      WITH typed AS MATERIALIZED (
        SELECT place::int - 1 AS at, ' ' || words AS words,
               ARRAY(SELECT '% ' || word || '%' FROM string_to_table(words, ' ') AS word) AS beginnings,
               ARRAY(SELECT '% ' || word || '%'
                     FROM string_to_table(btrim(public.city_text(words)), ' ') AS word) AS compared
        FROM unnest($1::text[]) WITH ORDINALITY AS texts (words, place)
      ), cities AS MATERIALIZED (
        SELECT search_city, compared_city, min(city) AS city, sum(provider_count) AS provider_count
        FROM provider_cities GROUP BY search_city, compared_city
      )
      SELECT typed.at, found.city FROM typed, LATERAL (
        SELECT city FROM cities
        WHERE search_city LIKE ALL (beginnings) OR compared_city LIKE ALL (compared)
        ORDER BY starts_with(search_city, words) DESC, provider_count DESC, search_city
        LIMIT $2
      ) AS found`,
    values: [texts, limit],
  });
  return rows;
}
