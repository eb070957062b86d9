import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { providerDataSets } from './provider-data-sets.table.ts';
import { providers } from './providers.table.ts';

const DEMO = 'demo';
/** Id of the advisory lock; any number that nothing else in this program uses. */
const ADVISORY_LOCK = 7_226_018_146;

/** Lets one transaction at a time load, import or remove provider data; searches are not held up. */
export async function lockProviderData(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

/** True on a new installation: no provider at all, and the demonstration data neither loaded nor refused yet. */
export async function needsDemoProviders(tx: Pick<Transaction, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute<{ needed: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM ${providers})
      AND NOT EXISTS (SELECT FROM ${providerDataSets} WHERE ${eq(providerDataSets.name, DEMO)}) AS needed`);
  return rows[0]?.needed ?? false;
}

/** Notes that the demonstration data are loaded. */
export async function recordDemoLoaded(tx: Transaction): Promise<void> {
  await tx.insert(providerDataSets).values({ name: DEMO, loadedAt: sql`now()` });
}

/** Removes the demonstration providers for good and hands back how many there were. */
export async function removeDemoProviders(tx: Transaction): Promise<number> {
  const removal = await tx.delete(providers).where(eq(providers.isDemo, true));
  await tx
    .insert(providerDataSets)
    .values({ name: DEMO, removedAt: sql`now()` })
    .onConflictDoUpdate({ target: providerDataSets.name, set: { removedAt: sql`now()` } });
  return removal.rowCount ?? 0;
}
