import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';

/**
 * Makes the search vocabulary (words of names, cities) and the counts per filter true to the table `providers`. Call it last in
 * every transaction that writes providers; searches go on meanwhile with the old ones. Writers that
 * refresh at the same time wait for each other, so the last one sees all rows.
 */
export async function refreshProviderWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE provider_words IN SHARE ROW EXCLUSIVE MODE`);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT DISTINCT word
      FROM providers, string_to_table(btrim(search_name), ' ') AS word
      WHERE word <> '' AND length(word) <= 100 -- levenshtein() refuses words over 255 characters
    ), removed AS (
      DELETE FROM provider_words AS stored
      WHERE NOT EXISTS (SELECT FROM present WHERE present.word = stored.word)
    )
    INSERT INTO provider_words (word) SELECT word FROM present ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT search_city, county, mode() WITHIN GROUP (ORDER BY city) AS city,
             count(*)::int AS provider_count, (count(*) FILTER (WHERE is_demo))::int AS demo_count
      FROM providers
      GROUP BY search_city, county
    ), removed AS (
      DELETE FROM provider_cities
      WHERE (search_city, county) NOT IN (SELECT search_city, county FROM present)
    )
    INSERT INTO provider_cities (search_city, county, city, provider_count, demo_count)
    SELECT search_city, county, city, provider_count, demo_count FROM present
    ON CONFLICT (search_city, county) DO UPDATE
    SET city = excluded.city, provider_count = excluded.provider_count, demo_count = excluded.demo_count`);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT language, specialty, county, count(*)::int AS provider_count
      FROM providers, unnest(array_append(languages, '')) AS language
      GROUP BY language, specialty, county
    ), removed AS (
      DELETE FROM provider_counts
      WHERE (language, specialty, county) NOT IN (SELECT language, specialty, county FROM present)
    )
    INSERT INTO provider_counts (language, specialty, county, provider_count)
    SELECT language, specialty, county, provider_count FROM present
    ON CONFLICT (language, specialty, county) DO UPDATE SET provider_count = excluded.provider_count`);
  // New rows wait in a list that every search reads through until it is merged into the index.
  await tx.execute(sql`
    SELECT gin_clean_pending_list('providers_search_name_index'),
           gin_clean_pending_list('providers_languages_index')`);
}
