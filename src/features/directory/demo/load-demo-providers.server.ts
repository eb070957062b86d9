import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { listFloridaZipCodes } from '../places/florida-zip-codes.server.ts';
import {
  columnList,
  lockProviderData,
  needsDemoProviders,
  recordDemoLoaded,
  refreshProviderWords,
  toColumns,
} from '../provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS } from '../provider-fields.ts';
import { DEMO_PROVIDER_COUNT, demoProviders } from './demo-providers.ts';

/**
 * Fills a new, empty directory with the demonstration providers, once: a directory that holds any provider is left
 * alone, and so is one whose demonstration data were removed. Servers that start together load them once.
 *
 * @param options.onProgress called with a text, when there is something to load
 * @returns the number of providers loaded, 0 when there was nothing to do
 */
export async function loadDemoProviders(
  db: Database,
  options: { onProgress?: (message: string) => void } = {},
): Promise<number> {
  if (!(await needsDemoProviders(db))) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await lockProviderData(tx);
    if (!(await needsDemoProviders(tx))) return 0;
    options.onProgress?.(`Loading ${DEMO_PROVIDER_COUNT.toLocaleString('en-US')} demonstration providers …`);
    const rows = JSON.stringify(demoProviders(listFloridaZipCodes()).map(toColumns));
    const columns = columnList(PROVIDER_RECORD_FIELDS);
    await tx.execute(sql`
      INSERT INTO providers (${columns}, sort_name, is_demo)
      SELECT ${columns}, sort_name, true FROM json_populate_recordset(NULL::providers, ${rows}::json)`);
    await recordDemoLoaded(tx);
    await refreshProviderWords(tx);
    await tx.execute(sql`ANALYZE providers`);
    return DEMO_PROVIDER_COUNT;
  });
}
