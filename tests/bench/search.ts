import { writeRequest } from './http-connection.ts';
import { type LoadResult, runLoad } from './http-load.ts';
import { type ProcessorTimes, readProcessorTimes, residentMegabytes } from './machine.ts';
import { drawSearches, type SearchBody } from './search-workload.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const CLIENTS = 20;

const columns = [
  { name: '1 client p50', unit: 'ms', atMost: 5, digits: 2 },
  { name: 'p99', unit: 'ms', atMost: 20, digits: 2 },
  { name: `${CLIENTS} clients p50`, unit: 'ms', digits: 1 },
  { name: `${CLIENTS} clients p99`, unit: 'ms', digits: 1 },
  { name: `${CLIENTS} clients`, unit: 'per s', atLeast: 800 },
];

/** Measures the directory's search through HTTP: every kind of search alone, then all of them mixed. */
export async function measureSearch(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const { kinds, mixed } = await drawSearches(site.address);
  const rows: Table['rows'] = [];
  for (const { name, bodies } of kinds) {
    tell(`Searching: ${name} (${bodies.length} different searches)`);
    const alone = await load(site, bodies, 1, 2);
    const many = await load(site, bodies, CLIENTS, 2);
    rows.push({ name, values: [alone.p50, alone.p99, many.p50, many.p99, many.perSecond] });
  }

  tell(`Searching: everything mixed (${mixed.length} searches)`);
  const alone = await load(site, mixed, 1, 6);
  const before = readProcessorTimes(site.pid, site.postgresPid);
  const beganAt = performance.now();
  const many = await load(site, mixed, CLIENTS, 10, 0);
  const elapsedMs = performance.now() - beganAt;
  const after = readProcessorTimes(site.pid, site.postgresPid);
  rows.push({ name: 'mixed', values: [alone.p50, alone.p99, many.p50, many.p99, many.perSecond] });

  const memory = residentMegabytes(site.pid);
  return {
    title: 'Provider search',
    columns,
    rows,
    notes: [
      'Rate limits set out of reach for the bench (SEARCHES_PER_MINUTE).',
      ...(before && after ? describeShares(before, after, many, elapsedMs) : []),
      ...(memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`]),
    ],
  };
}

function load(
  site: SiteProcess,
  bodies: SearchBody[],
  clients: number,
  seconds: number,
  warmUpSeconds = 0.5,
): Promise<LoadResult> {
  const requests = bodies.map((body) => writeRequest('POST', '/api/providers/search', body));
  return runLoad({ port: site.port, requests, clients, seconds, warmUpSeconds });
}

/** Who used the processors while the mixed searches ran: tells a slow query from a slow server or a busy machine. */
function describeShares(
  before: ProcessorTimes,
  after: ProcessorTimes,
  result: LoadResult,
  elapsedMs: number,
): string[] {
  const perSearch = (name: 'client' | 'site' | 'postgres') => (after[name] - before[name]) / result.requests;
  const [client, site, postgres] = [perSearch('client'), perSearch('site'), perSearch('postgres')];
  const all = after.allPrograms - before.allPrograms;
  const others = all / result.requests - client - site - postgres;
  const share = (others * result.requests * 100) / elapsedMs;
  return [
    `Processor time per mixed search: Node ${site.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms, ` +
      `this client ${client.toFixed(2)} ms.`,
    `Other programs took ${Math.max(0, share).toFixed(0)} % of one processor meanwhile` +
      `${share > 20 ? ': measure again on a quiet machine.' : '.'}`,
  ];
}
