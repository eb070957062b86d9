import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { listFloridaZipCodes } from '../places/florida-zip-codes.server.ts';
import {
  columnList,
  hasOlderDemo,
  lockProviderData,
  needsDemoProviders,
  recordDemoLoaded,
  refreshProviderWords,
  toColumns,
} from '../provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS } from '../provider-fields.ts';
import { DEMO_PROVIDER_COUNT, demoProviders } from './demo-providers.ts';

/** Of the demonstration data; the second knows plans, and offices that do panels. */
const DEMO_VERSION = 2;

/**
 * Fills a new, empty directory with the demonstration providers, once: a directory that holds any provider is left
 * alone, and so is one whose demonstration data were removed. Those of an earlier version learn what they lack. Servers
 * that start together load them once.
 *
 * @param options.onProgress called with a text, when there is something to load
 * @returns the number of providers loaded, 0 when there was nothing to do
 */
export async function loadDemoProviders(
  db: Database,
  options: { onProgress?: (message: string) => void } = {},
): Promise<number> {
  if (await hasOlderDemo(db, DEMO_VERSION)) await teachOlderProviders(db);
  if (!(await needsDemoProviders(db))) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await lockProviderData(tx);
    if (!(await needsDemoProviders(tx))) return 0;
    options.onProgress?.(`Loading ${DEMO_PROVIDER_COUNT.toLocaleString('en-US')} demonstration providers …`);
    const columns = columnList(PROVIDER_RECORD_FIELDS);
    await tx.execute(sql`
      INSERT INTO providers (${columns}, sort_name, is_demo)
      SELECT ${columns}, sort_name, true FROM ${demoRows()}`);
    await recordDemoLoaded(tx, DEMO_VERSION);
    await refreshProviderWords(tx);
    await tx.execute(sql`ANALYZE providers`);
    return DEMO_PROVIDER_COUNT;
  });
}

/** The rows as SQL, under the names of their columns. */
function demoRows(): SQL {
  const rows = JSON.stringify(demoProviders(listFloridaZipCodes()).map(toColumns));
  return sql`json_populate_recordset(NULL::providers, ${rows}::json) AS demo`;
}

/** Gives rows of an earlier version the plan and the panels that they have now; nothing else of them changes. */
async function teachOlderProviders(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await lockProviderData(tx);
    if (!(await hasOlderDemo(tx, DEMO_VERSION))) return;
    const taught = PROVIDER_RECORD_FIELDS.filter((field) => field === 'planId' || field.startsWith('panel'));
    const values = columnList(taught, sql`demo.`);
    await tx.execute(sql`
      UPDATE providers SET (${columnList(taught)}, updated_at) = ROW (${values}, now())
      FROM ${demoRows()} WHERE providers.is_demo AND providers.source_key = demo.source_key`);
    await recordDemoLoaded(tx, DEMO_VERSION);
    await refreshProviderWords(tx);
  });
}
