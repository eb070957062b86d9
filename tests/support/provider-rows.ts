import { refreshProviderWords } from '#features/directory/provider-data.server.ts';
import { providers } from '#features/directory/providers.table.ts';
import type { Database } from '#server/database/connect.ts';

export type ProviderRow = typeof providers.$inferInsert;

let made = 0;

/** A complete provider row; only what a test is about is given. */
export function providerRow(given: Partial<ProviderRow> = {}): ProviderRow {
  made += 1;
  return {
    doctor: 'Ana Ruiz',
    center: 'Bayside Clinic',
    specialty: 'Medicina General',
    address: `${made} Main St`,
    city: 'Miami',
    county: 'Miami-Dade',
    zipCode: '33126',
    listDate: '2026-10-03',
    sourceKey: `test:${made}`,
    ...given,
  };
}

/** Makes these rows the whole directory, its search vocabulary and counts included. */
export async function storeProviders(db: Database, rows: ProviderRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(providers);
    if (rows.length > 0) await tx.insert(providers).values(rows);
    await refreshProviderWords(tx);
  });
}
