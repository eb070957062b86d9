import { parseArgs } from 'node:util';
import { printTable, type Table } from '../bench/table.ts';
import { forgedAddresses, halfCut, heldConnections, slowClients } from './client-faults.ts';
import { clockBack, clockForward } from './clock-faults.ts';
import { databaseFrozen, databaseKilled, noConnections } from './database-faults.ts';
import { diskFull, diskReadOnly, picturesReadOnly } from './disk-faults.ts';
import { type Fault, notesOf, OUTCOME_COLUMNS, rowOf } from './fault.ts';
import { killRounds } from './kill-rounds.ts';
import { chosenByName, conclude, onlyWhatIsWrong, tryEach, writeResults } from './results.ts';
import { SERVICE_FAULTS } from './service-faults.ts';
import { makeWorld } from './world.ts';
import { allowAnyTime } from './writers.ts';

const FAULTS: readonly Fault[] = [
  killRounds,
  databaseKilled,
  databaseFrozen,
  noConnections,
  diskFull,
  diskReadOnly,
  picturesReadOnly,
  ...SERVICE_FAULTS,
  slowClients,
  halfCut,
  heldConnections,
  forgedAddresses,
  clockForward,
  clockBack,
];
const HELP = `Breaks the built site in many ways, and looks what was lost and how long it takes until all is normal.

  npm run test:faults -- [NAME …] [options]

  NAME          only faults whose name holds this word: kill, database, disk, S3, SMTP, model, slow, half, one address, forged, clock
  --rounds N    kills of the server (default 50)
  --seconds N   how long a fault lasts that has a length (default 20)
  --any-time    seconds and memory only inform, for a machine that others use too

Ends with 1 when anything failed, was lost, or took longer than its budget. Figures also go to bench-results/ as JSON.`;

process.exitCode = await run();

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '20' },
      'any-time': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  const chosen = chosenByName(FAULTS, positionals);
  if (values.help || !(rounds > 0) || !(seconds > 0) || chosen.length === 0) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  if (values['any-time']) allowAnyTime();
  const columns = values['any-time'] ? OUTCOME_COLUMNS.map(onlyWhatIsWrong) : OUTCOME_COLUMNS;
  const table: Table = { title: 'fault', columns, rows: [], notes: [] };
  let broken = 0;
  const world = await makeWorld();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void world.discard().finally(() => process.exit(130)));
  }
  try {
    const tried: Fault[] = [];
    for (const fault of chosen) {
      const reason = fault.skip?.();
      if (reason === undefined) tried.push(fault);
      else table.notes.push(`${fault.name}: skipped, ${reason}`);
    }
    broken = await tryEach(table, tried, async (fault) => {
      const outcome = await fault.run(world, { rounds, seconds });
      return { row: rowOf(fault.name, outcome), notes: notesOf(fault.name, outcome) };
    });
  } finally {
    await world.discard();
  }
  console.log(printTable(table));
  writeResults('faults', { rounds, seconds }, [table]);
  return conclude(table, broken);
}
