import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { providers } from '../providers.table.ts';

/** A sitemap holds 50,000 addresses, and every page is at two; the rest is for the other pages. */
const MOST_LISTED = 24_000;

/** The ids of the providers whose pages search engines are told of: none of those that are made up. */
export async function listListedProviders(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.isDemo, false))
    .orderBy(asc(providers.id))
    .limit(MOST_LISTED);
  return rows.map(({ id }) => id);
}
