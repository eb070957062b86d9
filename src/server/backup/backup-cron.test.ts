import { expect, test } from 'vitest';
import { BACKUP_HOURS, backupCron } from './backup-cron.ts';

test('backups lie as many hours apart as is configured, one of them at night', () => {
  expect(backupCron(24)).toBe('40 2 * * *');
  expect(backupCron(6)).toBe('40 2,8,14,20 * * *');
  for (const hours of BACKUP_HOURS.map(Number)) {
    const times = backupCron(hours).split(' ')[1]?.split(',').map(Number) ?? [];
    expect(times).toHaveLength(24 / hours);
    expect(new Set(times.map((time) => time % hours))).toEqual(new Set([2 % hours]));
  }
});
