import { HttpConnection, writeRequest } from './http-connection.ts';
import { median, runLoad } from './http-load.ts';
import { readProcessorTimes } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';
import { hasWrk, runWrk } from './wrk.ts';

const CLIENTS = 20;
const SECONDS = 5;
/** Turns of both, one after the other, because a machine's speed changes. */
const TURNS = 5;

/** Times in milliseconds. */
type Rate = { perSecond: number; p50: number; p99: number };

/**
 * Measures the cached home page beside nginx that serves the same bytes; with wrk where it is installed.
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
  const ours: Rate[] = [];
  const theirs: Rate[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    tell(`Cached home page (${turn} of ${TURNS})`);
    ours.push(await ask(site.port, '/en'));
    if (nginx) theirs.push(await ask(nginxPort, '/page'));
  }
  await nginx?.stop();
  const [cached, served] = [middle(ours), nginx && middle(theirs)];
  const values = (rate: Rate | undefined) =>
    rate ? [rate.perSecond, rate.p50, rate.p99] : [null, null, null];
  return {
    title: `Cached home page, ${CLIENTS} clients`,
    columns: [
      { name: 'requests', unit: 'per s' },
      { name: 'p50', unit: 'ms', digits: 2 },
      { name: 'p99', unit: 'ms', digits: 2 },
      { name: 'rate of nginx', unit: '%', ...(hasWrk && { atLeast: 40 }) },
      { name: 'p99 of nginx', unit: 'times', ...(hasWrk && { atMost: 3 }), digits: 1 },
    ],
    rows: [
      {
        name: 'the site',
        values: [
          ...values(cached),
          served ? (100 * cached.perSecond) / served.perSecond : null,
          served ? cached.p99 / served.p99 : null,
        ],
      },
      { name: 'nginx, same bytes', values: [...values(served), null, null] },
    ],
    notes: [
      nginx
        ? `Medians of ${TURNS} turns of each, one after the other. nginx with one process for each core, a file.`
        : 'nginx is not installed: apt-get install nginx-light.',
      ...(hasWrk
        ? []
        : [
            'wrk is not installed (apt-get install wrk): the client in Node is slower than nginx, so the comparison says nothing.',
          ]),
    ],
  };
}

/** Asks for one page again and again. */
async function ask(port: number, path: string): Promise<Rate> {
  if (hasWrk)
    return runWrk({ address: `http://127.0.0.1:${port}${path}`, clients: CLIENTS, seconds: SECONDS });
  const requests = [writeRequest('GET', path)];
  return runLoad({ port, requests, clients: CLIENTS, seconds: SECONDS, warmUpSeconds: 1 });
}

function middle(turns: readonly Rate[]): Rate {
  const of = (figure: keyof Rate) => median(turns.map((turn) => turn[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
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
