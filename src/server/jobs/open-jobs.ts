import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import type { Transaction } from '#server/database/connect.ts';
import { StartError } from '#server/errors.ts';
import type { Logger } from '#server/log.ts';
import { leaveFuture } from './leave-future.ts';

/** A queue whose jobs are repeated until they are done, or given up and put aside. */
export type QueueSettings = {
  name: string;
  /** How often a job that failed is tried again before it is put aside. */
  retryLimit: number;
  /** Seconds until the first repeat; each further one waits about twice as long. */
  retryDelay: number;
  /** The longest wait between two tries. */
  retryDelayMax: number;
  /** A try that takes longer counts as failed: its server was killed. */
  expireInSeconds: number;
};

/** How one try ended. `reason` is a short name that is kept with the job; never a text from outside. */
export type JobOutcome =
  | { isDone: true }
  | { isDone: false; reason: string /** Trying again cannot help. */; isFinal: boolean };

/** A job that was given up. */
export type DeadJob = { id: string; failedAt: Date; reason: string };

export type JobCounts = { queue: string; waiting: number; active: number; givenUp: number };

/** Background jobs: done by any server of the database, and not lost in a restart or a crash. */
export type Jobs = {
  /** Makes a queue ready and works its jobs, a few at a time. A job is nothing but its id. */
  work: (queue: QueueSettings, handle: (id: string) => Promise<JobOutcome>) => Promise<void>;
  /** Adds jobs in the transaction that made them necessary. One that is there already is not added again. */
  send: (tx: Transaction, queue: string, ids: readonly string[]) => Promise<void>;
  /** The jobs that were given up, the last first. */
  deadJobs: (queue: string) => Promise<DeadJob[]>;
  /** Retries a job that was given up. @returns false when it is not among those */
  revive: (tx: Transaction, queue: string, id: string) => Promise<boolean>;
  /**
   * Runs a job on a schedule, on one server at a time.
   *
   * @param name of the job
   * @param schedule cron expression in Florida's time; a time that passed while no server ran is made up for once
   */
  registerJob: (name: string, schedule: string, handler: () => Promise<void>) => Promise<void>;
  /** How many jobs of each queue wait, are being done and were given up, as counted in the last minute. */
  counts: () => Promise<JobCounts[]>;
  /** Lets running jobs finish for a while, then gives them back to be tried again. */
  close: () => Promise<void>;
};

/** Longer than any mail waits for its tries, so that a job that was given up is not taken for one never made. */
const KEPT_SECONDS = 60 * 24 * 3600;
const GRACE_MS = 10_000;
const BATCH_SIZE = 5;
/** A regular job whose server was killed is noticed by its missing heartbeat; done ones are kept for a day. */
const REGULAR = {
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 24 * 3600,
};
const QUIET_MS = 60_000;
const DEAD_SUFFIX = '-given-up';

/**
 * Opens the job queues (pg-boss) in a schema of their own, `pgboss`, over a few connections of their own: however
 * busy they are, visitors' requests do not wait for them.
 *
 * @param pace how often queues are looked at for jobs, and for jobs whose server was killed; tests are in a hurry
 * @throws {StartError} when the database does not let us create the schema
 */
export async function openJobs(options: {
  connectionString: string;
  log: Logger;
  /** Called with how each try of a job ended. */
  onTry?: ((queue: string, isDone: boolean) => void) | undefined;
  pace?: { pollSeconds: number; superviseSeconds: number };
}): Promise<Jobs> {
  const { connectionString, log, onTry, pace = { pollSeconds: 2, superviseSeconds: 60 } } = options;
  const boss = new PgBoss({
    connectionString,
    max: 3,
    application_name: 'costa-clara-jobs',
    monitorIntervalSeconds: pace.superviseSeconds,
    superviseIntervalSeconds: pace.superviseSeconds,
  });
  const report = quietly((error) => log.warn({ error: identityOf(error) }, 'the job queues had a problem'));
  boss.on('error', report);
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queues ask for attention'));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw explain(error);
  }
  const look = () => void leaveFuture(boss.getDb()).catch(report);
  look();
  const looking = setInterval(look, pace.superviseSeconds * 1000).unref();

  const send: Jobs['send'] = async (tx, queue, ids) => {
    const made = ids.map((id) => ({ id, data: { id } }));
    await boss.insert(queue, made, { db: fromDrizzle(tx, sql) });
  };
  return {
    work: async ({ name, ...settings }, handle) => {
      const kept = { retentionSeconds: KEPT_SECONDS, deleteAfterSeconds: KEPT_SECONDS };
      await makeQueue(boss, deadName(name), kept);
      await makeQueue(boss, name, { ...settings, ...kept, retryBackoff: true, deadLetter: deadName(name) });
      // After a full batch the next is fetched at once, without waiting for the polling interval.
      const batches = { batchSize: BATCH_SIZE, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work(name, { ...batches, pollingIntervalSeconds: pace.pollSeconds }, async (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const outcome = await handle(idIn(data) ?? id);
            onTry?.(name, outcome.isDone);
            if (outcome.isDone) return { id, status: 'completed' as const };
            const status = outcome.isFinal ? ('deadletter' as const) : ('failed' as const);
            return { id, status, output: { reason: outcome.reason } };
          }),
        ),
      );
    },
    send,
    deadJobs: async (queue) => {
      const found = await boss.findJobs<unknown>(deadName(queue), { queued: true });
      return found
        .flatMap((job) => {
          const id = idIn(job.data);
          const reason = reasonIn(job.sourceOutput);
          return id === undefined ? [] : [{ id, failedAt: job.createdOn, reason }];
        })
        .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
    },
    revive: async (tx, queue, id) => {
      const db = fromDrizzle(tx, sql);
      const dead = await boss.findJobs(deadName(queue), { queued: true, data: { id }, db });
      if (dead.length === 0) return false;
      await boss.deleteJob(
        deadName(queue),
        dead.map((job) => job.id),
        { db },
      );
      await boss.deleteJob(queue, id, { db });
      await send(tx, queue, [id]);
      return true;
    },
    registerJob: async (name, schedule, handler) => {
      // Exclusive: while one is waiting or at work, no second one is made.
      await boss.createQueue(name, { policy: 'exclusive' });
      await boss.updateQueue(name, REGULAR);
      await boss.schedule(name, schedule, null, { tz: FLORIDA_TIME_ZONE, missed: 'once' });
      await boss.work(name, { pollingIntervalSeconds: Math.max(5, pace.pollSeconds) }, async () => {
        try {
          await handler();
          onTry?.(name, true);
        } catch (error) {
          onTry?.(name, false);
          log.warn({ job: name, error: identityOf(error) }, 'a regular job failed');
          throw error;
        }
      });
    },
    counts: async () => {
      const queues = await boss.getQueues();
      const isDead = ({ name }: { name: string }) => name.endsWith(DEAD_SUFFIX);
      const givenUp = new Map(queues.filter(isDead).map((queue) => [queue.name, queue.queuedCount]));
      return queues
        .filter((queue) => !isDead(queue) && !queue.name.startsWith('__'))
        .map(({ name, queuedCount, activeCount }) => ({
          queue: name,
          waiting: queuedCount,
          active: activeCount,
          givenUp: givenUp.get(deadName(name)) ?? 0,
        }));
    },
    close: () => {
      clearInterval(looking);
      return boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
}

/** Makes a queue, or brings one that an earlier version made up to date. */
async function makeQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['updateQueue']>[1]) {
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
}

/** Where the jobs of a queue lie that were given up. */
function deadName(queue: string): string {
  return `${queue}${DEAD_SUFFIX}`;
}

function idIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : undefined;
}

/** A try without a reason of its own was cut off: its server was killed or stopped. */
function reasonIn(output: unknown): string {
  const hasReason = typeof output === 'object' && output !== null && 'reason' in output;
  return hasReason ? String(output.reason) : 'interrupted';
}

/** While the database is away every look at a queue fails: one of these a minute is enough. */
function quietly(report: (error: unknown) => void): (error: unknown) => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - lastAt < QUIET_MS) return;
    lastAt = performance.now();
    report(error);
  };
}

/** Name and code of a problem; its message may quote what a statement was given. */
function identityOf(error: unknown): { name: string; code?: string } {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const name = 'name' in error ? String(error.name) : 'Error';
  return 'code' in error ? { name, code: String(error.code) } : { name };
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code !== '42501') return error;
  return new StartError(
    'The database does not let this site create the schema "pgboss", in which it keeps its jobs (mail, daily ' +
      'deletion). As the owner of the database or a superuser: GRANT CREATE ON DATABASE … TO …; a schema "pgboss" ' +
      'that is there already must belong to the same role.',
    { cause: error },
  );
}
