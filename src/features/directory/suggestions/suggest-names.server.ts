import type { Database } from '#server/database/connect.ts';

/** More words than a name has; whoever types them looks for something else. */
const MOST_WORDS = 8;
/** So many are read at most, in a directory where still more begin with the longest of the words. */
const MOST_READ = 20_000;

export type SuggestedName = { kind: 'provider' | 'center'; name: string };

/**
 * The names of doctors and centers of which some word begins with each of these.
 *
 * The longest word is mostly the rarest, so the index is asked for it: names come from there in their order, and the
 * reading ends with those that are wanted.
 *
 * @param words as `searchWords` gives them
 * @param limit at most so many of each kind
 */
export async function suggestNames(
  db: Database,
  words: readonly string[],
  limit: number,
): Promise<SuggestedName[]> {
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || words.length > MOST_WORDS) return [];
  const { rows } = await db.$client.query<SuggestedName>({
    name: 'suggest-names',
    text: `
      SELECT found.kind, found.name
      FROM unnest(ARRAY['provider', 'center']) AS wanted (kind), LATERAL (
        SELECT kind, name FROM (
          SELECT kind, name_words, name FROM provider_names
          WHERE provider_names.kind = wanted.kind AND word >= $1 AND word < $1 || chr(1114111)
          ORDER BY word, name_words
          LIMIT ${MOST_READ}
        ) AS begun
        WHERE name_words LIKE ALL ($2::text[])
        LIMIT $3
      ) AS found`,
    // A name is there once for each word that begins so: Maria Marquez for "mar" twice.
    values: [longest, words.map((word) => `% ${word}%`), 2 * limit],
  });
  return [...new Map(rows.map((row) => [`${row.kind} ${row.name}`, row])).values()];
}
