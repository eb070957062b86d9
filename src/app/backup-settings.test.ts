import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/srv/site').backup;

test('backups are made by themselves where a folder is named', () => {
  expect(read({ BACKUP_HOURS: '6' })).toBeUndefined();
  expect(read({ BACKUP_FOLDER: '/mnt/backups' })).toEqual({ folder: '/mnt/backups', hours: 24, keep: 10 });
  expect(read({ BACKUP_FOLDER: '../backups', BACKUP_HOURS: '6', BACKUP_KEEP: '3' })).toEqual({
    folder: '/srv/backups',
    hours: 6,
    keep: 3,
  });
});

test('hours that are no part of a day, none kept, and a database of one’s own are refused', () => {
  const BACKUP_FOLDER = '/mnt/backups';
  expect(() => read({ BACKUP_FOLDER, BACKUP_HOURS: '5' })).toThrow(
    'BACKUP_HOURS is "5"; expected one of 1, 2, 3',
  );
  expect(() => read({ BACKUP_FOLDER, BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP is "0"; expected');
  const DATABASE_URL = 'postgresql://site:hunter2@localhost/site';
  expect(() => read({ BACKUP_FOLDER, DATABASE_URL })).toThrow('BACKUP_FOLDER is for the bundled database');
});
