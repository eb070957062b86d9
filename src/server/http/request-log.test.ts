import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedLog } from './request-log.ts';

let lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info', base: null, timestamp: false },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is the same is logged together, once a minute', () => {
  const count = countedLog(log, 'refused');
  for (let times = 0; times < 3; times += 1) count({ status: 401 }, { sender: 'one' });
  count({ status: 401 }, { sender: 'other' });
  count({ status: 429 }, { sender: 'one' });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    { level: 30, count: 3, status: 401, sender: 'one', msg: 'refused' },
    { level: 30, count: 1, status: 401, sender: 'other', msg: 'refused' },
    { level: 30, count: 1, status: 429, sender: 'one', msg: 'refused' },
  ]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
  count({ status: 401 }, { sender: 'one' });
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ count: 1, sender: 'one' });
});

test('another time, and fewer lines with details, may be asked for', () => {
  const count = countedLog(log, 'reported', { everyMs: 600_000, mostWithDetails: 2 });
  for (const page of ['/a', '/b', '/c', '/d']) count({ directive: 'img-src' }, { page });
  vi.advanceTimersByTime(599_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines.map(({ page, count: told }) => [page, told])).toEqual([
    ['/a', 1],
    ['/b', 1],
    [undefined, 2],
  ]);
});

test('senders from very many addresses share a line, and none is lost', () => {
  const count = countedLog(log, 'refused');
  for (let sender = 0; sender < 1000; sender += 1) count({ status: 401 }, { sender: `sender ${sender}` });
  count({ status: 401 }, { sender: 'sender 7' });
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBeLessThan(250);
  expect(lines.find(({ sender }) => sender === 'sender 7')).toMatchObject({ count: 2 });
  expect(lines.filter(({ sender }) => sender === undefined)).toHaveLength(1);
  expect(lines.reduce((sum, { count: told }) => sum + Number(told), 0)).toBe(1001);
});
