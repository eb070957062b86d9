import { parseArgs } from 'node:util';
import { percentile } from '../bench/http-load.ts';
import { type Column, overBudget, printTable, type Table } from '../bench/table.ts';
import { notesOf } from '../faults/fault.ts';
import { onlyWhatIsWrong, writeResults } from '../faults/results.ts';
import { makeWorld } from '../faults/world.ts';
import { allowAnyTime } from '../faults/writers.ts';
import { FLOOD, LIMITS, type LoadResult, runPhases } from './phases.ts';

const HELP = `Lets 50 clients ask the built site for everything, then three times what its limits allow, then hardly anybody, while
some send forms and pictures; and looks how all were answered, what was lost, and whether memory comes back.

  npm run test:load -- [options]

  --minutes N   how long the 50 clients ask (default 10); the flood takes a fifth of it, the quiet a tenth
  --any-time    seconds and memory only inform, for a machine that others use too

Ends with 1 when a write was lost, an answer was wrong, or a budget is missed. Figures also go to bench-results/ as JSON.`;

/** Of a hundred requests while nobody asks for more than is allowed. */
const SHARE_REFUSED = 0.01;
/** The promise: normal again after so many seconds. */
const NORMAL_SECONDS = 2;
/** The promise is ten; one more for this machine. */
const LONGEST_SECONDS = 11;
/** What the server may hold more after the quiet than when it had warmed up. */
const MEGABYTES_MORE = 40;

const PHASE_COLUMNS: Column[] = [
  { name: 'requests', unit: '' },
  { name: 'rate', unit: 'per s' },
  { name: 'answered', unit: '' },
  { name: 'too many', unit: '429' },
  { name: 'come back', unit: '503' },
  { name: 'unanswered', unit: '%', atMost: SHARE_REFUSED, digits: 2 },
  { name: 'other', unit: '', atMost: 0 },
  { name: 'p50', unit: 'ms' },
  { name: 'p99', unit: 'ms' },
  { name: 'longest', unit: 's', atMost: LONGEST_SECONDS, digits: 1 },
  { name: 'writes', unit: '' },
  { name: 'memory', unit: 'MB at most' },
];
const WHOLE_COLUMNS: Column[] = [
  { name: '503 without a flood', unit: '%', atMost: SHARE_REFUSED, digits: 2 },
  { name: 'writes', unit: '' },
  { name: 'asked again', unit: '' },
  { name: 'failed', unit: '', atMost: 0 },
  { name: 'lost', unit: '', atMost: 0 },
  { name: 'until normal', unit: 's', atMost: NORMAL_SECONDS, digits: 2 },
  { name: 'memory before', unit: 'MB' },
  { name: 'most', unit: 'MB' },
  { name: 'more after', unit: 'MB', atMost: MEGABYTES_MORE },
];

process.exitCode = await run();

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      'any-time': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (values.help || !(minutes > 0)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  if (values['any-time']) allowAnyTime();
  const world = await makeWorld();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void world.discard().finally(() => process.exit(130)));
  }
  const options = { minutes, floodSeconds: minutes * 12, quietSeconds: Math.max(5, minutes * 6) };
  let result: LoadResult;
  try {
    await world.start({
      DEMO_DATA: 'on',
      ...Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, String(limit)])),
    });
    result = await runPhases(world, options, (message) => process.stderr.write(`${message}\n`));
  } finally {
    await world.discard();
  }
  const tables = tablesOf(result).map((table) =>
    values['any-time'] ? { ...table, columns: table.columns.map(onlyWhatIsWrong) } : table,
  );
  for (const table of tables) console.log(printTable(table));
  writeResults('load', options, tables);
  const rows = tables.flatMap(({ columns, rows: all }) => all.map((row) => overBudget(columns, row)));
  const failed = rows.filter((over) => over.length > 0).length;
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function tablesOf({ phases, tally, lost, before, most, after, secondsUntilNormal }: LoadResult): Table[] {
  const rows = phases.map(({ name, seconds, answers, writes, most: highest }) => {
    const { requests, good, tooMany, unavailable, wrong } = answers;
    const times = answers.times.toSorted((one, other) => one - other);
    const others = sumOf([...wrong.values()], (number) => number);
    const rate = requests / seconds;
    const [p50, p99] = times.length > 0 ? [percentile(times, 50), percentile(times, 99)] : [null, null];
    const share = requests === 0 ? null : (100 * answers.unanswered) / requests;
    const kinds = [requests, rate, good, tooMany, unavailable, share, others];
    return { name, values: [...kinds, p50, p99, answers.longestMs / 1000, writes, highest] };
  });
  const wrong = phases.flatMap(({ name, answers }) =>
    [...answers.wrong].map(([kind, number]) => `${name}: ${number} × ${kind}`),
  );
  const withoutFlood = phases.flatMap(({ name, answers }) => (name === FLOOD ? [] : [answers]));
  const share =
    (100 * sumOf(withoutFlood, ({ unavailable }) => unavailable)) /
    sumOf(withoutFlood, ({ requests }) => requests);
  const writes = tally.forms.size + tally.pictures.length;
  const values = [share, writes, tally.refused, tally.failed.length, lost.length];
  const whole = { name: 'the site', values: [...values, secondsUntilNormal, before, most, after - before] };
  return [
    {
      title: 'load',
      columns: PHASE_COLUMNS,
      rows,
      notes: [
        ...wrong,
        'Other: what is neither an answer nor 429 or 503 with Retry-After, and broken connections.',
      ],
    },
    {
      title: 'all of it',
      columns: WHOLE_COLUMNS,
      rows: [whole],
      notes: notesOf('writes', { failed: tally.failed, lost }),
    },
  ];
}

function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}
