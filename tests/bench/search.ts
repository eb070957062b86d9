import { writeRequest } from './http-connection.ts';
import { runLoad } from './http-load.ts';
import { readProcessorTimes, residentMegabytes } from './machine.ts';
import { drawSearches, type SearchBody } from './search-workload.ts';
import type { SiteProcess } from './site-process.ts';
import type { Row, Table } from './table.ts';

const CLIENTS = 20;

const columns = [
  { name: '1 client p50', unit: 'ms', atMost: 5, digits: 2 },
  { name: 'p99', unit: 'ms', atMost: 20, digits: 2 },
  { name: `${CLIENTS} clients p50`, unit: 'ms', digits: 1 },
  { name: 'p99', unit: 'ms', digits: 1 },
  { name: 'searches', unit: 'per s', atLeast: 800 },
  { name: 'CPU Node', unit: 'ms', digits: 2 },
  { name: 'PostgreSQL', unit: 'ms', digits: 2 },
  { name: 'others', unit: '%' },
];

/** Measures the directory's search through HTTP: every kind of search alone, then all of them mixed. */
export async function measureSearch(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const { kinds, mixed } = await drawSearches(site.address);
  const rows: Row[] = [];
  for (const { name, bodies } of kinds) {
    tell(`Searching: ${name} (${bodies.length} different searches)`);
    rows.push({ name, values: await measureKind(site, bodies, 2) });
  }
  tell(`Searching: everything mixed (${mixed.length} searches)`);
  rows.push({ name: 'mixed', values: await measureKind(site, mixed, 8) });

  const memory = residentMegabytes(site.pid);
  return {
    title: 'Provider search',
    columns,
    rows,
    notes: [
      'Rate limits set out of reach for the bench (SEARCHES_PER_MINUTE). CPU: processor time per search.',
      'Others: what other programs took of one processor meanwhile; above 20 % the times are theirs, measure again.',
      ...(memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`]),
    ],
  };
}

async function measureKind(site: SiteProcess, bodies: SearchBody[], seconds: number): Promise<Row['values']> {
  const requests = bodies.map((body) => writeRequest('POST', '/api/providers/search', body));
  const load = { port: site.port, requests, seconds, warmUpSeconds: 0.5 };
  const alone = await runLoad({ ...load, clients: 1 });
  const before = readProcessorTimes(site.pid, site.postgresPid);
  const beganAt = performance.now();
  const many = await runLoad({ ...load, clients: CLIENTS });
  const elapsedMs = performance.now() - beganAt;
  const after = readProcessorTimes(site.pid, site.postgresPid);

  const timings = [alone.p50, alone.p99, many.p50, many.p99, many.perSecond];
  if (!before || !after) return [...timings, null, null, null];
  const siteMs = after.site - before.site;
  const postgresMs = after.postgres - before.postgres;
  const clientMs = after.client - before.client;
  const othersMs = after.allPrograms - before.allPrograms - siteMs - postgresMs - clientMs;
  return [
    ...timings,
    siteMs / many.answered,
    postgresMs / many.answered,
    Math.max(0, (othersMs * 100) / elapsedMs),
  ];
}
