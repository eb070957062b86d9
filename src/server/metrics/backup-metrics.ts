import { Counter, Gauge, type Registry } from 'prom-client';

/** How the last backup ended. */
export type BackupRecord = { at: Date; ok: boolean };

/** Tells how backups go. */
export type BackupMetrics = {
  /** Takes note of a backup. The same record may be told again and again: it counts once. */
  noteBackup: (record: BackupRecord) => void;
  /**
   * Looks at the record whenever somebody asks for the metrics: for backups that another process makes.
   *
   * @param readLast the record of the last backup; undefined while there is none
   */
  watchBackups: (readLast: () => Promise<BackupRecord | undefined>) => void;
};

export function backupMetrics(registry: Registry): BackupMetrics {
  const registers = [registry];
  let readLast: (() => Promise<BackupRecord | undefined>) | undefined;
  let latest = Number.NEGATIVE_INFINITY;

  const failures = new Counter({
    name: 'costa_clara_backup_failures_total',
    help: 'Backups that failed',
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'costa_clara_backup_last_success_timestamp_seconds',
    help: 'When a backup last succeeded; missing while that is not known',
    registers,
  });
  // Prometheus cannot see a counter grow whose first value is the failure: this tells of one before a restart, too.
  const lastFailed = new Gauge({
    name: 'costa_clara_backup_last_failed',
    help: '1 when the last backup failed, else 0; missing while there was none',
    registers,
    async collect() {
      const record = await readLast?.().catch(() => undefined);
      if (record) noteBackup(record);
    },
  });
  lastSuccess.remove();
  lastFailed.remove();

  function noteBackup({ at, ok }: BackupRecord): void {
    if (at.getTime() <= latest) return;
    latest = at.getTime();
    lastFailed.set(ok ? 0 : 1);
    if (ok) lastSuccess.set(latest / 1000);
    else failures.inc();
  }

  return {
    noteBackup,
    watchBackups: (read) => {
      readLast = read;
    },
  };
}
