import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  PROVIDER_RECORD_FIELDS,
  PROVIDER_SUMMARY_FIELDS,
  type ProviderRecord,
  type ProviderRecordField,
} from './provider-fields.ts';
import { providers } from './providers.table.ts';

const columns = getTableColumns(providers);

/** What a search reads of each row, as an SQL list: the fields of an answer under their names, and `searchName`. */
export const FOUND_COLUMNS = [...PROVIDER_SUMMARY_FIELDS, 'searchName' as const]
  .map((field) => `providers.${columns[field].name} AS "${field}"`)
  .join(', ');

/** A row that `FOUND_COLUMNS` read, with the types of the table. */
export type FoundProvider = Pick<
  typeof providers.$inferSelect,
  (typeof PROVIDER_SUMMARY_FIELDS)[number] | 'searchName'
>;

/** The column of a field, quoted for SQL. */
export function columnOf(field: ProviderRecordField): SQL {
  return sql`${sql.identifier(columns[field].name)}`;
}

/** The columns of fields as an SQL list, each with the prefix ("excluded."). */
export function columnList(fields: readonly ProviderRecordField[], prefix: SQL = sql``): SQL {
  return sql.join(
    fields.map((field) => sql`${prefix}${columnOf(field)}`),
    sql`, `,
  );
}

/** The record under its column names, as `json_populate_recordset` reads it. */
export function toColumns(record: ProviderRecord): Record<string, unknown> {
  // A field that holds what its column does not take does not compile.
  const row = record satisfies typeof providers.$inferInsert;
  return Object.fromEntries(PROVIDER_RECORD_FIELDS.map((field) => [columns[field].name, row[field]]));
}
