import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { PROVIDER_SUMMARY_FIELDS } from '../provider-fields.ts';
import { providers } from '../providers.table.ts';
import type { ListedProvider } from '../shortlist/shortlist.ts';
import { isProviderId, type OtherPlace, type ProviderDetails } from './provider-details.ts';

type Row = typeof providers.$inferSelect;
type SummaryField = (typeof PROVIDER_SUMMARY_FIELDS)[number];

const columns = getTableColumns(providers);
/** What is shown, under its names: a column that is added to the table is not published by itself. */
const SHOWN_COLUMNS = Object.fromEntries(PROVIDER_SUMMARY_FIELDS.map((field) => [field, columns[field]]));
const { id, center, address, suite, city, county, zipCode, phone } = columns;
const PLACE_COLUMNS = { id, center, address, suite, city, county, zipCode, phone };

/** More than anybody works at; a list of them all would help nobody. */
const MOST_PLACES = 20;

/**
 * One provider with every field that is shown, and the other places of the same NPI.
 *
 * @throws {NotFound} when there is none of that id, whatever stands in its place
 */
export async function findProvider(db: Database, wanted: string): Promise<ProviderDetails> {
  if (!isProviderId(wanted)) throw new NotFound();
  const [row] = await db
    .select({ ...SHOWN_COLUMNS, npi: columns.npi })
    .from(providers)
    .where(eq(providers.id, wanted));
  if (row === undefined) throw new NotFound();
  const { npi, ...shown } = row;
  return { ...(shown as Pick<Row, SummaryField>), otherPlaces: await findOtherPlaces(db, wanted, npi) };
}

/**
 * Several providers with every field that is shown, in the order in which they are asked for. Those that are not in the
 * directory are left out.
 */
export async function findProviders(db: Database, ids: readonly string[]): Promise<ListedProvider[]> {
  const rows = await db
    .select(SHOWN_COLUMNS)
    .from(providers)
    .where(inArray(providers.id, [...ids]));
  const listed = rows as Pick<Row, SummaryField>[];
  return listed.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function findOtherPlaces(db: Database, shownId: string, npi: string | null): Promise<OtherPlace[]> {
  if (npi === null) return [];
  return db
    .select(PLACE_COLUMNS)
    .from(providers)
    .where(and(eq(providers.npi, npi), ne(providers.id, shownId)))
    .orderBy(asc(providers.searchCity), asc(providers.id))
    .limit(MOST_PLACES);
}
