import { parseArgs } from 'node:util';
import { printTable, type Table } from '../bench/table.ts';
import { chosenByName, conclude, onlyWhatIsWrong, tryEach, writeResults } from '../faults/results.ts';
import { allowAnyTime } from '../faults/writers.ts';
import { startCluster } from './cluster.ts';
import { EVENTS } from './events.ts';
import { EVENT_COLUMNS, measureEvent } from './measure.ts';
import { missingPackages } from './programs.ts';
import { measureSizes } from './sizes.ts';

const HELP = `Starts two servers of the built site, nginx, a PostgreSQL kept by Patroni with a replica, etcd, haproxy and a store
of pictures on this machine, and measures what visitors notice when parts of it end or are replaced.

  npm run test:cluster -- [NAME …] [options]

  NAME        only events whose name holds this word: primary, replica, server, nginx, settings, deploy
  --port N    46 ports from N on are used, on loopback (default 4700)
  --any-time  seconds only inform, for a machine that others use too

Needs Debian's etcd-server, patroni, haproxy, nginx-light and postgresql-15; says which are missing, and installs nothing.
Ends with 1 when a write was lost, a request failed that was not in flight, or it took longer than its budget.`;

process.exitCode = await run();

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4700' },
      'any-time': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const chosen = chosenByName(EVENTS, positionals);
  const port = Number(values.port);
  if (values.help || !(port > 0) || chosen.length === 0) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`These packages of Debian 12 are missing: apt-get install ${missing.join(' ')}`);
    return 2;
  }
  if (values['any-time']) allowAnyTime();
  const columns = values['any-time'] ? EVENT_COLUMNS.map(onlyWhatIsWrong) : EVENT_COLUMNS;
  const tables: Table[] = [];
  const table: Table = { title: 'event', columns, rows: [], notes: [] };
  let broken = 0;
  let discard = async () => {};
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      process.stderr.write('Stopping what was started …\n');
      void discard().finally(() => process.exit(130));
    });
  }
  try {
    process.stderr.write('Starting the cluster …\n');
    const cluster = await startCluster(port, (stop) => {
      discard = stop;
    });
    broken += await tryEach(table, chosen, (event) => measureEvent(cluster, event), { endsAtFailure: true });
    tables.push(await measureSizes(cluster));
  } catch (error) {
    // What was under way when the run was interrupted fails for that reason.
    if (!isInterrupted) console.error(error instanceof Error ? error.message : error);
    broken += 1;
  } finally {
    await discard();
  }
  tables.unshift(table);
  for (const each of tables) console.log(printTable(each));
  writeResults('cluster', {}, tables);
  return conclude(table, broken);
}
