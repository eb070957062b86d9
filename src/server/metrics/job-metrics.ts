import { Counter, type Registry } from 'prom-client';
import type { JobCounts, Jobs } from '#server/jobs/open-jobs.ts';
import { addGauge } from './read-figures.ts';

const TIMEOUT_MS = 2000;

/** Counts how tries of jobs end. @returns called for each */
export function countTries(registry: Registry): (queue: string, isDone: boolean) => void {
  const tries = new Counter({
    name: 'costa_clara_job_tries_total',
    help: 'Tries of jobs, by how they ended',
    labelNames: ['queue', 'result'],
    registers: [registry],
  });
  return (queue, isDone) => tries.inc({ queue, result: isDone ? 'done' : 'failed' });
}

/**
 * Adds how many jobs wait, are being done and were given up.
 *
 * @param isDatabaseUp asked first: without the database nothing is known of jobs, and their queues are not asked
 */
export function watchJobs(
  registry: Registry,
  jobs: Pick<Jobs, 'counts'>,
  isDatabaseUp: () => Promise<boolean>,
): void {
  addGauge(
    registry,
    {
      name: 'costa_clara_jobs',
      help: 'Jobs that wait, are being done and were given up',
      labels: ['queue', 'state'],
    },
    async () => {
      const counts = (await isDatabaseUp()) ? await soon(jobs.counts()) : [];
      return counts.flatMap(({ queue, waiting, active, givenUp }) => [
        { labels: { queue, state: 'waiting' }, value: waiting },
        { labels: { queue, state: 'active' }, value: active },
        { labels: { queue, state: 'given-up' }, value: givenUp },
      ]);
    },
  );
}

/** The counts, or none when they cannot be had in time. */
async function soon(counts: Promise<JobCounts[]>): Promise<JobCounts[]> {
  const late = new Promise<JobCounts[]>((resolve) => setTimeout(() => resolve([]), TIMEOUT_MS).unref());
  return Promise.race([counts.catch(() => []), late]);
}
