import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { FOUND_COLUMNS, type FoundProvider } from '../provider-data.server.ts';
import { PROVIDER_SUMMARY_FIELDS } from '../provider-fields.ts';
import { toSummary } from '../search/search-providers.server.ts';

/** What stands in front of the providers in /providers.json. */
export type ProviderFileHead = {
  /** When the directory was last changed, ISO 8601 in UTC; null where there never was one. */
  lastUpdated: string | null;
  /** Whether some of the providers are generated demonstration rows; each of them has `isDemo`. */
  demonstration: boolean;
  counts: {
    providers: number;
    /** Those of them that are demonstration rows. */
    demonstration: number;
    counties: Record<string, number>;
    /** Under every specialty that a provider has, so their sum may be larger than `providers`. */
    specialties: Record<string, number>;
  };
};

/** Rows in one piece: whatever the file's size, others have their turn after some milliseconds. */
const PIECE_ROWS = 250;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Reads date and counts of the directory. */
export async function readProviderFileHead(db: Database): Promise<ProviderFileHead> {
  const { rows } = await db.$client.query<ProviderFileHead['counts'] & { lastUpdated: Date | null }>({
    name: 'read-provider-file-head',
    // What was removed leaves no row behind that says when; the demonstration data are noted.
    text: `
      SELECT greatest((SELECT max(updated_at) FROM providers),
                      (SELECT max(greatest(loaded_at, removed_at)) FROM provider_data_sets)) AS "lastUpdated",
             (SELECT coalesce(sum(provider_count), 0)::int FROM provider_cities) AS providers,
             (SELECT coalesce(sum(demo_count), 0)::int FROM provider_cities) AS demonstration,
             (SELECT coalesce(json_object_agg(county, providers ORDER BY county), '{}')
              FROM (SELECT county, sum(provider_count)::int AS providers
                    FROM provider_cities GROUP BY county) AS in_counties) AS counties,
             (SELECT coalesce(json_object_agg(specialty, providers ORDER BY specialty), '{}')
              FROM (SELECT specialty, sum(provider_count + other_count)::int AS providers
                    FROM provider_counts WHERE language = '' GROUP BY specialty) AS in_specialties) AS specialties`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error('A SELECT without a table has one row');
  const { lastUpdated, ...counts } = row;
  return {
    lastUpdated: lastUpdated?.toISOString() ?? null,
    demonstration: counts.demonstration > 0,
    counts,
  };
}

/** The ETag of the file: another one after every change of the directory, and of what is told of a provider. */
export function providerFileTag(head: ProviderFileHead): string {
  const digest = createHash('sha256').update(JSON.stringify([head, PROVIDER_SUMMARY_FIELDS]));
  return `W/"${digest.digest('base64url').slice(0, 22)}"`;
}

/**
 * The file in pieces: the head, then all providers in the order of their ids, one on a line.
 *
 * @param options.readHead asked once more behind the last row
 * @param options.isTooLate asked before each piece: nobody holds what the file needs for as long as he likes
 * @throws {Error} instead of the end of a file that came too late, or would mix the directory of two days
 */
export async function* writeProviderFile(
  db: Database,
  head: ProviderFileHead,
  { readHead, isTooLate }: { readHead: () => Promise<ProviderFileHead>; isTooLate: () => boolean },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"providers":[\n`;
  let after = BEFORE_ALL;
  let written = 0;
  while (written < head.counts.providers) {
    if (isTooLate()) throw new Error('The file of all providers was read too slowly');
    const rows = await readPiece(db, after);
    const last = rows.at(-1);
    if (last === undefined) break;
    yield `${written > 0 ? ',\n' : ''}${rows.map(toJson).join(',\n')}`;
    after = last.id;
    written += rows.length;
  }
  if (written !== head.counts.providers || providerFileTag(await readHead()) !== providerFileTag(head))
    throw new Error('The directory was changed while the file of all providers was read');
  yield '\n]}\n';
}

async function readPiece(db: Database, after: string): Promise<FoundProvider[]> {
  const { rows } = await db.$client.query<FoundProvider>({
    name: 'read-provider-file-piece',
    text: `SELECT ${FOUND_COLUMNS} FROM providers WHERE id > $1::uuid ORDER BY id LIMIT ${PIECE_ROWS}`,
    values: [after],
  });
  return rows;
}

/** What a search tells of a provider, but for a distance. */
function toJson(row: FoundProvider): string {
  const { distanceMiles: _, ...told } = toSummary(row, undefined);
  return JSON.stringify(told);
}
