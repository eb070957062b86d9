import { Pool } from 'pg';
import { Counter, type Registry } from 'prom-client';
import { addGauge } from './read-figures.ts';

/** Whether the database answered just now, and in how many seconds. */
export type DatabaseAnswer = { isUp: boolean; seconds: number };

/** Longest wait for a connection, and then for an answer: Prometheus waits ten seconds for all metrics. */
const TIMEOUT_MS = 1500;
/** How long an answer is reused, so that asking for metrics more often costs the database nothing. */
const KEPT_MS = 1000;

/** Adds how the connections of the site's pool are used. */
export function watchPool(registry: Registry, pool: Pool): void {
  addGauge(
    registry,
    { name: 'costa_clara_database_connections', help: 'Open connections of the pool', labels: ['state'] },
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  );
  addGauge(
    registry,
    { name: 'costa_clara_database_connections_limit', help: 'Most connections of the pool' },
    () => [{ value: pool.options.max }],
  );
  addGauge(
    registry,
    { name: 'costa_clara_database_waiting', help: 'Requests that wait for a connection' },
    () => [{ value: pool.waitingCount }],
  );
  const lost = new Counter({
    name: 'costa_clara_database_lost_connections_total',
    help: 'Idle connections that broke',
    registers: [registry],
  });
  pool.on('error', () => lost.inc());
}

/**
 * Adds whether the database answers. It is asked over a connection of its own: a pool whose connections are all in use
 * is another fault than a database that is away, and a full one must not hide the other.
 */
export function watchDatabase(registry: Registry, connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'costa-clara-metrics',
  });
  // What breaks is found out by the next question.
  pool.on('error', () => {});
  let latest: Promise<DatabaseAnswer> | undefined;
  const askOnce = async (): Promise<DatabaseAnswer> => {
    const startedAt = performance.now();
    const isUp = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    setTimeout(() => {
      latest = undefined;
    }, KEPT_MS).unref();
    return { isUp, seconds: (performance.now() - startedAt) / 1000 };
  };
  const ask = () => {
    latest ??= askOnce();
    return latest;
  };
  addGauge(
    registry,
    { name: 'costa_clara_database_up', help: '1 while the database answers, else 0' },
    async () => [{ value: (await ask()).isUp ? 1 : 0 }],
  );
  addGauge(
    registry,
    {
      name: 'costa_clara_database_answer_seconds',
      help: 'How long it took to answer; missing while it does not',
    },
    async () => {
      const { isUp, seconds } = await ask();
      return isUp ? [{ value: seconds }] : [];
    },
  );
  return { ask, close: () => pool.end() };
}
