import { HttpConnection, writeRequest } from './http-connection.ts';
import { type LoadResult, runLoad } from './http-load.ts';
import { readProcessorTimes } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const CLIENTS = 20;
const SECONDS = 5;
/** Turns of both, one after the other, because a machine's speed changes. */
const TURNS = 3;

/**
 * Measures the cached home page beside nginx that serves the same bytes.
 *
 * @param whenStarted receives what ends nginx, for an interrupted bench
 */
export async function measurePageCache(
  site: SiteProcess,
  tell: (message: string) => void,
  whenStarted: (stop: () => Promise<void>) => void,
): Promise<Table> {
  const connection = new HttpConnection(site.port);
  const { body } = await connection.send(writeRequest('GET', '/en'));
  connection.close();
  const nginxPort = site.port + 1;
  const nginx = await startNginx(nginxPort, body);
  if (nginx) whenStarted(nginx.stop);
  const run = (port: number, path: string) =>
    runLoad({
      port,
      requests: [writeRequest('GET', path)],
      clients: CLIENTS,
      seconds: SECONDS,
      warmUpSeconds: 1,
    });
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    tell(`Kept home page (${turn} of ${TURNS})`);
    ours.push(await run(site.port, '/en'));
    if (nginx) theirs.push(await run(nginxPort, '/page'));
  }
  await nginx?.stop();
  const best = (results: readonly LoadResult[]) => results.toSorted((a, b) => b.perSecond - a.perSecond)[0];
  const [kept, served] = [best(ours), best(theirs)];
  const values = (result: LoadResult | undefined) =>
    result ? [result.perSecond, result.p50, result.p99] : [null, null, null];
  return {
    title: `Kept home page, ${CLIENTS} clients`,
    columns: [
      { name: 'requests', unit: 'per s' },
      { name: 'p50', unit: 'ms', digits: 2 },
      { name: 'p99', unit: 'ms', digits: 2 },
      { name: 'rate of nginx', unit: '%', atLeast: 33 },
      { name: 'p99 of nginx', unit: 'times', atMost: 3, digits: 1 },
    ],
    rows: [
      {
        name: 'the site',
        values: [
          ...values(kept),
          kept && served ? (100 * kept.perSecond) / served.perSecond : null,
          kept && served ? kept.p99 / served.p99 : null,
        ],
      },
      { name: 'nginx, same bytes', values: [...values(served), null, null] },
    ],
    notes: [
      nginx
        ? `The best of ${TURNS} turns of each, one after the other. nginx with one process for each core, a file.`
        : 'nginx is not installed: apt-get install nginx-light.',
    ],
  };
}

/** Measures what rendering one page takes of the processor: an address with a parameter is rendered for each request. */
export async function measureRenders(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const [name, path] of [
    ['home, English', '/en?sent=none'],
    ['home, Spanish', '/es?sent=none'],
    ['quote', '/en/quote?age=31-45'],
  ] as const) {
    tell(`Rendering: ${name}`);
    const load = { port: site.port, requests: [writeRequest('GET', path)], clients: 1, warmUpSeconds: 0 };
    await runLoad({ ...load, seconds: 2 });
    const before = readProcessorTimes(site.pid, site.postgresPid);
    const { answered, p50, p99 } = await runLoad({ ...load, seconds: 4 });
    const after = readProcessorTimes(site.pid, site.postgresPid);
    rows.push({ name, values: [before && after ? (after.site - before.site) / answered : null, p50, p99] });
  }
  return {
    title: 'Render of a page',
    columns: [
      { name: 'processor', unit: 'ms', atMost: 9, digits: 1 },
      { name: '1 client p50', unit: 'ms', digits: 1 },
      { name: 'p99', unit: 'ms', digits: 1 },
    ],
    rows,
    notes: [
      'Reading its data, rendering and compressing it for one visitor; processor time of the Node process.',
    ],
  };
}
