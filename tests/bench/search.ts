import { writeRequest } from './http-connection.ts';
import { runLoad } from './http-load.ts';
import { type ProcessorTimes, readProcessorTimes, residentMegabytes } from './machine.ts';
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
];

/** Measures the directory's search through HTTP: every kind of search alone, then all of them mixed. */
export async function measureSearch(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const { kinds, mixed } = await drawSearches(site.address);
  const rows: Row[] = [];
  for (const { name, bodies } of kinds) {
    tell(`Searching: ${name} (${bodies.length} different searches)`);
    const { values } = await measureKind(site, bodies, 2);
    rows.push({ name, values });
  }
  tell(`Searching: everything mixed (${mixed.length} searches)`);
  const { values, othersPercent, clientMs } = await measureKind(site, mixed, 8);
  rows.push({ name: 'mixed', values });

  const memory = residentMegabytes(site.pid);
  return {
    title: 'Provider search',
    columns,
    rows,
    notes: [
      'Rate limits set out of reach for the bench (SEARCHES_PER_MINUTE). CPU: processor time per search.',
      ...(othersPercent === null ? [] : [describeOthers(othersPercent, clientMs)]),
      ...(memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`]),
    ],
  };
}

type Measured = {
  values: Row['values'];
  /** Processor time of this client per search. */
  clientMs: number;
  /** What programs outside the bench took, in percent of one processor; null where that cannot be known. */
  othersPercent: number | null;
};

async function measureKind(site: SiteProcess, bodies: SearchBody[], seconds: number): Promise<Measured> {
  const requests = bodies.map((body) => writeRequest('POST', '/api/providers/search', body));
  const load = { port: site.port, requests, seconds, warmUpSeconds: 0.5 };
  const alone = await runLoad({ ...load, clients: 1 });
  const before = readProcessorTimes(site.pid, site.postgresPid);
  const beganAt = performance.now();
  const many = await runLoad({ ...load, clients: CLIENTS });
  const elapsedMs = performance.now() - beganAt;
  const after = readProcessorTimes(site.pid, site.postgresPid);

  const timings = [alone.p50, alone.p99, many.p50, many.p99, many.perSecond];
  if (!before || !after) return { values: [...timings, null, null], clientMs: 0, othersPercent: null };
  const used = subtract(after, before);
  const others = used.allPrograms - used.client - used.site - used.postgres;
  return {
    values: [...timings, used.site / many.answered, used.postgres / many.answered],
    clientMs: used.client / many.answered,
    othersPercent: Math.max(0, (others * 100) / elapsedMs),
  };
}

function subtract(after: ProcessorTimes, before: ProcessorTimes): ProcessorTimes {
  return {
    client: after.client - before.client,
    site: after.site - before.site,
    postgres: after.postgres - before.postgres,
    allPrograms: after.allPrograms - before.allPrograms,
  };
}

/** Tells a slow search from a busy machine. */
function describeOthers(percent: number, clientMs: number): string {
  const advice = percent > 20 ? ': measure again on a quiet machine.' : '.';
  return (
    `In the mixed run other programs took ${percent.toFixed(0)} % of one processor${advice} ` +
    `This client took ${clientMs.toFixed(2)} ms per search.`
  );
}
