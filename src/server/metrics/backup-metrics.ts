import { Counter, Gauge, type Registry } from 'prom-client';
import type { LastBackup } from '../backup/last-backup.ts';

/** Tells how backups go. */
export type BackupMetrics = {
  /**
   * Looks at the record whenever somebody asks for the metrics. A failure counts once for each of its times.
   *
   * @param readLast the record of the last backup; undefined while there is none
   */
  watchBackups: (readLast: () => LastBackup | undefined) => void;
};

export function backupMetrics(registry: Registry): BackupMetrics {
  const registers = [registry];
  let readLast: (() => LastBackup | undefined) | undefined;
  let latest: number | undefined;

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
    collect() {
      const record = readLast?.();
      if (record) noteBackup(record);
    },
  });
  lastSuccess.remove();
  lastFailed.remove();

  function noteBackup({ at, ok }: LastBackup): void {
    // Another one, not a later one: the clock may have been put back.
    if (at.getTime() === latest) return;
    latest = at.getTime();
    lastFailed.set(ok ? 0 : 1);
    if (ok) lastSuccess.set(latest / 1000);
    else failures.inc();
  }

  return {
    watchBackups: (read) => {
      readLast = read;
    },
  };
}
