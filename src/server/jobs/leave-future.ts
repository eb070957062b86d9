import type { PgBoss } from 'pg-boss';

/** No job waits so long for its next try (`QueueSettings.retryDelayMax`: two hours at most). */
const AHEAD = `now() + interval '3 hours'`;

/*
 * pg-boss compares what it has written with the database's clock. What it wrote while that was ahead, by years perhaps, would
 * stand still until then: jobs that wait, jobs whose server was killed, and all that runs on a schedule, backups among it.
 */
const STATEMENTS = [
  `UPDATE pgboss.version SET cron_on = least(cron_on, now()), bam_on = least(bam_on, now())
   WHERE greatest(cron_on, bam_on) > ${AHEAD}`,
  `UPDATE pgboss.queue SET maintain_on = least(maintain_on, now()), monitor_on = least(monitor_on, now()),
     monitor_claim_on = least(monitor_claim_on, now())
   WHERE greatest(maintain_on, monitor_on, monitor_claim_on) > ${AHEAD}`,
  `UPDATE pgboss.job SET start_after = now(), keep_until = now() + (keep_until - start_after)
   WHERE state < 'active' AND start_after > ${AHEAD}`,
  `UPDATE pgboss.job SET started_on = now(), heartbeat_on = least(heartbeat_on, now())
   WHERE state = 'active' AND started_on > ${AHEAD}`,
];

/** Brings back to now what the job queues wrote while the database's clock was ahead. Without such a thing it writes nothing. */
export async function leaveFuture(database: ReturnType<PgBoss['getDb']>): Promise<void> {
  for (const statement of STATEMENTS) await database.executeSql(statement);
}
