import type { Database } from '#server/database/connect.ts';
import type { DirectoryFilters } from '../directory-filters.ts';
import { searchWords } from '../search/search-words.ts';
import { findSpecialty } from '../specialties.ts';

/**
 * What a text is that is nothing but the name of a city, a center or a doctor of the directory, as suggestions write
 * them: Jupiter is a city, and in "Hollywood Smiles" nobody looks for a city.
 *
 * @param read what was read in it; a specialty and a place that are called so stay what they are
 */
export async function readWholeName(
  db: Database,
  text: string,
  read: DirectoryFilters,
): Promise<DirectoryFilters | undefined> {
  const words = searchWords(text);
  const isPlace = [read.city, read.county].some(
    (place) => place !== undefined && searchWords(place).join(' ') === words.join(' '),
  );
  if (words.length === 0 || isPlace || findSpecialty(text)) return undefined;
  const { rows } = await db.$client.query<{ isCity: boolean; isName: boolean }>({
    name: 'read-whole-name',
    text: `
      SELECT EXISTS (SELECT FROM provider_cities WHERE search_city = $1) AS "isCity",
             EXISTS (SELECT FROM provider_names
                     WHERE kind IN ('provider', 'center') AND word = $2 AND name_words = $1) AS "isName"`,
    values: [` ${words.join(' ')}`, words[0]],
  });
  if (rows[0]?.isCity) return { city: text };
  return rows[0]?.isName ? { doctor: text } : undefined;
}
