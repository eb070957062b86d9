import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PROVIDER_RECORD_FIELDS, type ProviderRecord, type ProviderRecordField } from './provider-record.ts';
import { providers } from './providers.table.ts';

const columns = getTableColumns(providers);

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
  return Object.fromEntries(PROVIDER_RECORD_FIELDS.map((field) => [columns[field].name, record[field]]));
}
