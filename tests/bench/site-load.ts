import { runLoad } from './http-load.ts';
import { readProcessorTimes } from './machine.ts';
import type { SiteProcess } from './site-process.ts';
import type { Column, Row } from './table.ts';

const CLIENTS = 20;

/**
 * The columns of `measureLoad`.
 *
 * @param unit what is counted per second: "searches"
 * @param budgets the longest times of one client, and the least rate of all
 */
export function loadColumns(
  unit: string,
  budgets: { p50?: number; p99: number; perSecond: number },
): Column[] {
  const { p50, p99, perSecond } = budgets;
  return [
    { name: '1 client p50', unit: 'ms', digits: 2, ...(p50 === undefined ? {} : { atMost: p50 }) },
    { name: 'p99', unit: 'ms', atMost: p99, digits: 2 },
    { name: `${CLIENTS} clients p50`, unit: 'ms', digits: 1 },
    { name: 'p99', unit: 'ms', digits: 1 },
    { name: unit, unit: 'per s', atLeast: perSecond },
    { name: 'CPU Node', unit: 'ms', digits: 2 },
    { name: 'PostgreSQL', unit: 'ms', digits: 2 },
    { name: 'others', unit: '%' },
  ];
}

/** Lines below such a table. @param setting the rate limit that was set out of reach */
export function loadNotes(setting: string): string[] {
  return [
    `Rate limits set out of reach for the bench (${setting}). CPU: processor time for each request.`,
    'Others: what other programs took of one processor meanwhile; above 20 % the times are theirs, measure again.',
  ];
}

/** Sends requests from one client, then from twenty at once, and reads who used the processors meanwhile. */
export async function measureLoad(
  site: SiteProcess,
  requests: readonly Buffer[],
  seconds: number,
): Promise<Row['values']> {
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
