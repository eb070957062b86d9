import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '#server/errors.ts';
import { type DiskPlace, watchDisks } from './disk-space.ts';
import type { Logger } from './log.ts';

/* When a disk counts as full, and what is logged of it. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PLACES: DiskPlace[] = [
  { name: 'data', folder: '/srv/data' },
  { name: 'backups', folder: '/mnt/backups' },
];
const MEGABYTE = 1e6;

/** A watch on two disks, whose free megabytes a test sets; undefined for one that cannot be read. */
async function watch() {
  const megabytes: Record<string, number | undefined> = { '/srv/data': 900, '/mnt/backups': 900 };
  const lines: string[] = [];
  const note = (facts: unknown, words: string) => lines.push(`${JSON.stringify(facts)} ${words}`);
  const log = { error: vi.fn(note), info: vi.fn(note) };
  const readFree = vi.fn(async (folder: string) => {
    const free = megabytes[folder];
    if (free === undefined) throw new Error('not mounted');
    return free * MEGABYTE;
  });
  const disks = watchDisks({ places: PLACES, log: log as unknown as Logger }, readFree);
  await vi.advanceTimersByTimeAsync(0);
  return { disks, megabytes, lines, readFree };
}

test('a disk that fills up is full within seconds, and has room again when it is emptied; each is logged once', async () => {
  const { disks, megabytes, lines } = await watch();
  expect(disks.full()).toEqual([]);
  megabytes['/mnt/backups'] = 99;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disks.full()).toEqual(['backups']);
  expect(lines).toEqual([
    '{"place":"backups","folder":"/mnt/backups","freeMegabytes":99} ' +
      'a disk is full: make room there; what cannot be written is refused',
  ]);
  megabytes['/mnt/backups'] = 500;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disks.full()).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/"freeMegabytes":500} there is room on the disk again$/);
});

test('a disk at the edge is not reported again and again', async () => {
  const { disks, megabytes, lines } = await watch();
  for (const free of [99, 101, 99, 119, 99]) {
    megabytes['/srv/data'] = free;
    await vi.advanceTimersByTimeAsync(5000);
    expect(disks.full()).toEqual(['data']);
  }
  expect(lines).toHaveLength(1);
});

test.each([
  ['ENOSPC', 'data'],
  ['EDQUOT', 'data'],
  ['53100', 'database'],
])(
  'a write that failed with %s shows at once, and half a minute after the last one no more',
  async (code, place) => {
    const { disks, lines } = await watch();
    const failure = new Error('Failed query', { cause: Object.assign(new Error('no room'), { code }) });
    for (let second = 0; second < 20; second += 1) {
      disks.noteFailure(failure);
      expect(disks.full()).toEqual([place]);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(disks.full()).toEqual([]);
  },
);

test('other errors say nothing of disks', async () => {
  const { disks } = await watch();
  // As a sync says it of production's database.
  const ofProduction = Object.assign(new Unavailable(), {
    cause: Object.assign(new Error(), { code: '53100' }),
  });
  for (const error of [
    new Unavailable(),
    ofProduction,
    Object.assign(new Error(), { code: '57014' }),
    'text',
    undefined,
  ])
    disks.noteFailure(error);
  expect(disks.full()).toEqual([]);
});

test('of a disk that cannot be read nothing is told, and one that does not answer is asked once', async () => {
  const { disks, megabytes, readFree } = await watch();
  megabytes['/mnt/backups'] = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(disks.free()).toEqual([{ place: 'data', bytes: 900 * MEGABYTE }]);
  expect(disks.full()).toEqual([]);
  readFree.mockImplementation(() => new Promise(() => {}));
  readFree.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  // Once for each of the two places.
  expect(readFree).toHaveBeenCalledTimes(2);
});

test('a disk that does not answer keeps nobody from looking at the others', async () => {
  const { disks, megabytes, readFree } = await watch();
  const read = readFree.getMockImplementation();
  readFree.mockImplementation((folder) =>
    folder === '/mnt/backups' ? new Promise(() => {}) : (read?.(folder) ?? Promise.reject(new Error(folder))),
  );
  disks.noteFailure(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
  expect(disks.full()).toEqual(['data']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disks.full()).toEqual([]);
  megabytes['/srv/data'] = 50;
  await vi.advanceTimersByTimeAsync(5000);
  expect(disks.full()).toEqual(['data']);
});

test('a full disk that cannot be read any more is not full for ever', async () => {
  const { disks, megabytes, lines } = await watch();
  megabytes['/mnt/backups'] = 50;
  await vi.advanceTimersByTimeAsync(5000);
  expect(disks.full()).toEqual(['backups']);
  megabytes['/mnt/backups'] = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(disks.full()).toEqual([]);
  expect(lines.at(-1)).toMatch(/a full disk cannot be read any more$/);
});
