import { writeRequest } from './http-connection.ts';
import { residentMegabytes } from './machine.ts';
import { drawSearches, type SearchBody, type SearchKind, withoutCursor } from './search-workload.ts';
import { loadColumns, loadNotes, measureLoad } from './site-load.ts';
import type { SiteProcess } from './site-process.ts';
import type { Row, Table } from './table.ts';

/** Of the demonstration data, and of a directory of a million providers. */
const BUDGETS = {
  small: { p50: 5, p99: 20, perSecond: 800 },
  large: { p50: 60, p99: 1000, perSecond: 150 },
} as const;

/** Measures the directory's search through HTTP: every kind of search alone, then all of them mixed. */
export async function measureSearch(
  site: SiteProcess,
  { tell, isLarge }: { tell: (message: string) => void; isLarge: boolean },
): Promise<Table> {
  const { kinds, mixed, typed } = await drawSearches(site.address);
  const rows: Row[] = [];
  for (const { name, bodies } of kinds) {
    tell(`Searching: ${name} (${bodies.length} different searches)`);
    rows.push({ name, values: await measureLoad(site, requestsOf(bodies), 2) });
  }
  tell(`Suggesting while somebody types (${typed.length} different beginnings)`);
  rows.push({ name: 'suggestions', values: await measureLoad(site, typed.map(suggestionsFor), 2) });
  tell(`Searching: everything mixed (${mixed.length} searches)`);
  rows.push({ name: 'mixed', values: await measureLoad(site, requestsOf(mixed), 8) });

  const memory = residentMegabytes(site.pid);
  return {
    title: 'Provider search',
    columns: loadColumns('searches', BUDGETS[isLarge ? 'large' : 'small']),
    rows,
    notes: [
      ...loadNotes('SEARCHES_PER_MINUTE'),
      ...(memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`]),
    ],
  };
}

function suggestionsFor(text: string): Buffer {
  return writeRequest('GET', `/api/providers/suggestions?${new URLSearchParams({ text, language: 'es' })}`);
}

/** Measures what the form asks beside each search: how many every choice of a filter would find. */
export async function measureCounts(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const { kinds, mixed } = await drawSearches(site.address);
  const rows: Row[] = [];
  for (const { name, bodies } of [...kinds.filter(isFirstPage), { name: 'mixed', bodies: mixed }]) {
    tell(`Counting choices: ${name}`);
    rows.push({ name, values: await measureLoad(site, requestsOf(bodies.map(withoutCursor), 'counts'), 2) });
  }
  return {
    title: 'Counts of choices',
    columns: loadColumns('counts', { p99: 8, perSecond: 200 }),
    rows,
    notes: loadNotes('SEARCHES_PER_MINUTE'),
  };
}

function isFirstPage({ bodies: [first] }: SearchKind): boolean {
  return first?.cursor === undefined;
}

function requestsOf(bodies: readonly SearchBody[], call: 'search' | 'counts' = 'search'): Buffer[] {
  return bodies.map((body) => writeRequest('POST', `/api/providers/${call}`, body));
}
