import { expect, test } from 'vitest';
import { isDatabaseOutage } from './connection-failure.ts';

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
])('an outage is told from a fault by what the driver says: %s', (message) => {
  expect(isDatabaseOutage(new Error(message))).toBe(true);
  expect(isDatabaseOutage(new Error('Failed query: rollback', { cause: new Error(message) }))).toBe(true);
});

test('a write that reached a replica, as during a failover, is an outage', () => {
  const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    code: '25006',
  });
  expect(isDatabaseOutage(new Error('Failed query: insert', { cause: readOnly }))).toBe(true);
});

test('what the site did wrong is no outage', () => {
  expect(isDatabaseOutage(new Error('column "x" does not exist'))).toBe(false);
  expect(isDatabaseOutage('Connection terminated')).toBe(false);
});
