import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { duringFault } from './during-fault.ts';
import type { Fault } from './fault.ts';
import type { World } from './world.ts';

/* The database dies, falls silent, or has no connection left, while the server lives. */

export const databaseKilled: Fault = {
  name: 'database killed',
  run: async (world) => {
    await world.start();
    // The site starts it again by itself: there is nothing to mend.
    return duringFault(world, {
      hurt: () => world.kill('database'),
      heal: () => untilThere(world),
      seconds: 0,
    });
  },
};

export const databaseFrozen: Fault = {
  name: 'database frozen',
  run: async (world, { seconds }) => {
    await world.start();
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of world.databaseProcesses()) tryToSignal(pid, name);
    };
    return duringFault(world, { hurt: () => signal('SIGSTOP'), heal: () => signal('SIGCONT'), seconds });
  },
};

export const noConnections: Fault = {
  name: 'database out of connections',
  run: async (world, { seconds }) => {
    await world.start();
    const taken: Client[] = [];
    const take = async () => {
      // Twice: the site's own are ended and taken before it opens them again.
      for (let round = 0; round < 2; round += 1) {
        while (await takeOne(world, taken));
        await taken[0]?.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE usename = 'costa_clara_site' AND pid <> pg_backend_pid()`,
        );
      }
      while (await takeOne(world, taken));
    };
    const giveBack = () => Promise.all(taken.map((client) => client.end()));
    return duringFault(world, { hurt: take, heal: giveBack, seconds });
  },
};

/** @returns false when there is none left */
async function takeOne(world: World, taken: Client[]): Promise<boolean> {
  const client = new Client({ connectionString: world.addressOf('postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    taken.push(client);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the database answers again. */
async function untilThere(world: World): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  while (performance.now() < giveUpAt) {
    try {
      await world.query('SELECT 1');
      return;
    } catch {
      await delay(20);
    }
  }
  throw new Error('The database was not started again within 30 s.');
}

function tryToSignal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that ended in the meantime.
  }
}
