import type { Database } from '#server/database/connect.ts';
import type { ProviderSearchOptions } from './search-providers.ts';

/** Lists what the filters of a search may suggest: the cities and languages of the directory, and its size. */
export async function listSearchOptions(db: Database): Promise<ProviderSearchOptions> {
  const { rows } = await db.$client.query<ProviderSearchOptions>({
    name: 'list-search-options',
    text: `
      SELECT coalesce(sum(provider_count), 0)::int AS total,
             coalesce(sum(demo_count), 0) > 0 AS "isDemo",
             coalesce(json_agg(json_build_object('city', city, 'county', county) ORDER BY search_city, county), '[]')
               AS cities,
             (SELECT coalesce(json_agg(language ORDER BY speakers DESC, language), '[]')
              FROM (SELECT language, sum(provider_count) AS speakers
                    FROM provider_counts WHERE language <> '' GROUP BY language) AS spoken) AS languages
      FROM provider_cities`,
  });
  const [options] = rows;
  if (options === undefined) throw new Error('An aggregate without groups has one row');
  const { cities, languages, total, isDemo } = options;
  return { cities, languages, total, isDemo };
}
