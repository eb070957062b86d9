import { writeRequest } from './http-connection.ts';
import { runLoad } from './http-load.ts';
import { residentMegabytes } from './machine.ts';
import { PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE } from './page-list.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const CLIENTS = 50;
const PAGES = PAGES_IN_BOTH_LANGUAGES.map(({ path }) => ['GET', path] as const);
const search = (wanted: object) => ['POST', '/api/providers/search', wanted] as const;
const question = (message: string) => ['POST', '/api/ai-chat', { message }] as const;

/** Everything that visitors ask for: of 49 requests 40 are kept pages, 2 are rendered, 7 ask the API. */
export const MIXED_REQUESTS: readonly (readonly ['GET' | 'POST', string, object?])[] = [
  ...PAGES,
  ...PAGES,
  ['GET', RESULTS_PAGE.path],
  ['GET', '/en/quote?planType=family&age=31-45&children=2'],
  ...['Cardiology', 'Pediatrics', 'Dermatology', 'Urology'].map((specialty) =>
    search({ specialty, county: 'Miami-Dade' }),
  ),
  search({ doctor: 'garcia' }),
  question('How much is a family plan with two children?'),
  question('¿Dónde hay un pediatra en Hialeah?'),
];

/**
 * Measures the memory that the server holds after minutes of everything at once: pages that are cached, pages that are
 * rendered, searches and questions to the assistant.
 */
export async function measureMixedLoad(
  site: SiteProcess,
  minutes: number,
  tell: (message: string) => void,
): Promise<Table> {
  const requests = MIXED_REQUESTS.map((request) => writeRequest(...request));
  let most = residentMegabytes(site.pid) ?? 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(site.pid) ?? 0);
  }, 1000);
  tell(`Everything at once, ${CLIENTS} clients, ${minutes} minutes`);
  const load = { port: site.port, requests, clients: CLIENTS, seconds: minutes * 60, warmUpSeconds: 0 };
  const { p50, p99, perSecond } = await runLoad(load).finally(() => clearInterval(watch));
  return {
    title: `${minutes} minutes of everything, ${CLIENTS} clients`,
    columns: [
      { name: 'requests', unit: 'per s' },
      { name: 'p50', unit: 'ms', digits: 1 },
      { name: 'p99', unit: 'ms', digits: 1 },
      { name: 'memory after', unit: 'MB', atMost: 250 },
      { name: 'most', unit: 'MB' },
    ],
    rows: [{ name: 'the site', values: [perSecond, p50, p99, residentMegabytes(site.pid), most] }],
    notes: [
      'Memory of the Node process in RAM; of every 49 requests 40 are kept pages, 2 are rendered, 7 ask the API.',
    ],
  };
}
