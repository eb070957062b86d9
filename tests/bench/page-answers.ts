import { writeRequest } from './http-connection.ts';
import { runLoad } from './http-load.ts';
import { residentMegabytes } from './machine.ts';
import { PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE } from './page-list.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const CLIENTS = 20;

/**
 * Measures how fast the server answers each page: cached ones from memory, the one with a search rendered each time.
 */
export async function measureAnswers(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const { name, path } of [...PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE]) {
    tell(`Page: ${name}`);
    const requests = [writeRequest('GET', path)];
    const alone = await runLoad({ port: site.port, requests, clients: 1, seconds: 2, warmUpSeconds: 0.5 });
    const many = await runLoad({
      port: site.port,
      requests,
      clients: CLIENTS,
      seconds: 2,
      warmUpSeconds: 0.5,
    });
    rows.push({ name, values: [alone.p50, alone.p99, many.perSecond] });
  }
  const memory = residentMegabytes(site.pid);
  return {
    title: 'Page from the server',
    columns: [
      { name: '1 client p50', unit: 'ms', digits: 1 },
      { name: 'p99', unit: 'ms', digits: 1 },
      { name: `${CLIENTS} clients`, unit: 'per s' },
    ],
    rows,
    notes: memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`],
  };
}
