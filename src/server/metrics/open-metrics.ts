import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DiskWatch } from '#server/disk-space.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { type BackupMetrics, backupMetrics } from './backup-metrics.ts';
import { watchDatabase, watchPool } from './database-metrics.ts';
import { watchDiskSpace } from './disk-metrics.ts';
import { countTries, watchJobs } from './job-metrics.ts';
import { type PageMetrics, pageMetrics } from './page-metrics.ts';
import { type RequestMetrics, requestMetrics } from './request-metrics.ts';

/** Everything that is counted and measured of one process, for Prometheus and OpenTelemetry. */
export type Metrics = RequestMetrics &
  PageMetrics &
  BackupMetrics & {
    /** Where the figures are read. */
    registry: Registry;
    /** Called with how each try of a job ended. */
    onTry: (queue: string, isDone: boolean) => void;
    /** Adds database, pool and jobs, once they are there. @returns ends its own connection */
    watchDatabase: (parts: {
      connectionString: string;
      pool: Pool;
      jobs: Pick<Jobs, 'counts'>;
    }) => () => Promise<void>;
    /** Adds the room where the site writes. */
    watchDisks: (disks: Pick<DiskWatch, 'full' | 'free'>) => void;
  };

/**
 * Begins to count. Label values are few and known beforehand, and none comes from a visitor: routes, methods, statuses,
 * names of queues and problems.
 */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = requestMetrics(registry);
  return {
    ...requests,
    ...pageMetrics(registry, requests.cachedPages),
    ...backupMetrics(registry),
    registry,
    onTry: countTries(registry),
    watchDatabase: ({ connectionString, pool, jobs }) => {
      const { ask, close } = watchDatabase(registry, connectionString);
      watchPool(registry, pool);
      watchJobs(registry, jobs, async () => (await ask()).isUp);
      return close;
    },
    watchDisks: (disks) => watchDiskSpace(registry, disks),
  };
}
