/** How many hours may lie between two scheduled backups: parts of a day. */
export const BACKUP_HOURS = ['1', '2', '3', '4', '6', '8', '12', '24'] as const;

/** Away from the full hour, at which much else is done. */
const MINUTE = 40;
const FIRST_HOUR = 2;

/** The cron expression for a backup every so many hours, one of them at 2:40. */
export function backupCron(hours: number): string {
  const all = Array.from({ length: 24 / hours }, (_, index) => (FIRST_HOUR + index * hours) % 24);
  return `${MINUTE} ${all.sort((a, b) => a - b).join(',')} * * *`;
}
