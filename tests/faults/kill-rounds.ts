import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { signInAt } from '../support/administrator.ts';
import { runScript } from '../support/run-script.ts';
import { countOf, findLost, untilNormal } from './during-fault.ts';
import type { Fault, Outcome } from './fault.ts';
import type { World } from './world.ts';
import { answerOf, newAddress, startWriters } from './writers.ts';

/*
 * SIGKILL under forms, uploads, a sync and an import: in odd rounds of the server, in even rounds of server and database.
 * The sync goes to a database of its own on the same server.
 */
const PRODUCTION = 'production';
/** So many that an import is at work for the better part of a second. */
const IMPORTED_ROWS = 5000;

export const killRounds: Fault = {
  name: 'kill -9 under writes, import, upload and sync',
  run: async (world, { rounds }) => {
    await world.start();
    const production = await makeProduction(world);
    await world.start({ PRODUCTION_DATABASE_URL: production });
    const total: Outcome = {
      ...{ done: 0, refused: 0, failed: [], lost: [], secondsUntilNormal: 0, megabytesMore: null },
    };
    for (let round = 1; round <= rounds; round += 1) {
      const outcome = await killOnce(world, round);
      total.done += outcome.done;
      total.refused += outcome.refused;
      total.failed.push(...outcome.failed);
      total.lost.push(...outcome.lost);
      total.secondsUntilNormal = Math.max(total.secondsUntilNormal ?? 0, outcome.secondsUntilNormal ?? 0);
      if (round % 10 === 0) process.stderr.write(`  ${round} of ${rounds} kills\n`);
    }
    return total;
  },
};

async function killOnce(world: World, round: number): Promise<Outcome> {
  const call = await signInAt(world.site().address);
  await emptyProduction(world);
  const writers = await startWriters(world, { mayCut: true });
  const { importing, working } = importRows(world, round);
  await working;
  const sync = answerOf(
    call(world.site().address, '/api/sync-production', {
      method: 'POST',
      headers: { 'X-Forwarded-For': newAddress() },
    }),
  );
  // Another moment in each round, from the import's first thousands of rows to a little after its end.
  await delay((round * 373) % 800);
  await world.kill('server');
  if (round % 2 === 0) await world.kill('database');
  const began = performance.now();
  await world.startAgain();
  await untilNormal(world);
  const secondsUntilNormal = (performance.now() - began) / 1000;
  await writers.stop();
  const [synced, imported] = await Promise.all([sync, importing]);
  const lost = await findLost(world, writers.tally);
  const articles = await articlesInProduction(world);
  if (![0, 6].includes(articles) || (synced.status === 200 && articles === 0))
    lost.push(`sync answered ${synced.status}, ${articles} of 6 articles are there`);
  const [{ rows } = { rows: 0 }] = await world.query<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM providers WHERE center = $1',
    [centerOf(round)],
  );
  if (![0, IMPORTED_ROWS].includes(rows) || (imported && rows === 0))
    lost.push(`import ${imported ? 'was done' : 'broke off'}, ${rows} of ${IMPORTED_ROWS} rows are there`);
  // The directory stays as large as one of Florida is.
  await world.query('DELETE FROM providers WHERE center = $1', [centerOf(round)]);
  const { done, refused } = countOf(writers.tally);
  return {
    done: done + (synced.status === 200 ? 1 : 0) + (imported ? 1 : 0),
    refused,
    failed: writers.tally.failed,
    lost,
    secondsUntilNormal,
    megabytesMore: null,
  };
}

const centerOf = (round: number) => `Center of round ${round}`;

/**
 * Imports rows by the operator's command.
 *
 * @returns whether it said that it was done; and what resolves when it has read a part of its rows, or has ended
 */
function importRows(world: World, round: number): { importing: Promise<boolean>; working: Promise<void> } {
  const file = path.join(world.dataDir, '..', `providers-${round}.csv`);
  const rows = Array.from(
    { length: IMPORTED_ROWS },
    (_, row) => `Ana Ruiz,Dental,${centerOf(round)},${row} Round ${round} St,Miami,33126`,
  );
  writeFileSync(file, `name,specialty,center,address,city,zip\n${rows.join('\n')}\n`);
  const settings = { DATA_DIR: world.dataDir, DATABASE_URL: '' };
  const rejected = `${file}.rejected`;
  const working = Promise.withResolvers<void>();
  const importing = runScript('import-providers.ts', [file, '--rejected', rejected], settings, () =>
    working.resolve(),
  ).then(({ status, output }) => {
    working.resolve();
    if (status === 1) throw new Error(`The import refused its rows:\n${output}`);
    return status === 0;
  });
  return { importing, working: working.promise };
}

/** @returns the address of a second database with empty tables */
async function makeProduction(world: World): Promise<string> {
  await world.query(`CREATE DATABASE ${PRODUCTION}`);
  const address = world.addressOf(PRODUCTION);
  const { db, close } = await openDatabase(address, { max: 1, statementTimeoutMs: 0 });
  await migrateDatabase(db);
  await close();
  return address;
}

const emptyProduction = (world: World) =>
  inProduction(world, 'DELETE FROM articles; DELETE FROM bundled_articles; DELETE FROM users');

async function articlesInProduction(world: World): Promise<number> {
  const rows = await inProduction(world, 'SELECT count(*)::int AS number FROM articles');
  return Number(rows[0]?.['number']);
}

async function inProduction(world: World, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: world.addressOf(PRODUCTION) });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
