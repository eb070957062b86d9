import { residentMegabytes } from '../bench/machine.ts';
import type { Row, Table } from '../bench/table.ts';
import type { Cluster } from './cluster.ts';

/** What each program of the cluster takes, and how many connections of the database the servers hold. */
export async function measureSizes(cluster: Cluster): Promise<Table> {
  const servers: Row[] = [0, 1].map((index) => ({
    name: `server ${index + 1}`,
    values: [residentMegabytes(cluster.server(index).pid)],
  }));
  const others: Row[] = [...cluster.database.programs(), { name: 'nginx', pid: cluster.front.pid }].map(
    ({ name, pid }) => ({
      name,
      values: [residentMegabytes(pid)],
    }),
  );
  const connections = await cluster.query<{ name: string; number: number }>(
    `SELECT split_part(application_name, ' ', 1) AS name, count(*)::int AS number FROM pg_stat_activity
     WHERE datname = 'site' AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
  );
  const [size] = await cluster.query<{ megabytes: number }>(
    "SELECT (pg_database_size('site') / 1e6)::float AS megabytes",
  );
  return {
    title: 'program',
    columns: [{ name: 'memory', unit: 'MB' }],
    rows: [...servers, ...others],
    notes: [
      `Connections of both servers: ${connections.map(({ name, number }) => `${number} ${name}`).join(', ')}.`,
      `The database with its demonstration data: ${size?.megabytes.toFixed(0)} MB.`,
    ],
  };
}
