import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { acquireInstanceLock } from './lock-file.ts';
import { startOf } from './process-identity.ts';

let dataDir: string;
const lockFile = () => path.join(dataDir, 'server.json');

beforeEach(() => {
  dataDir = makeTemporaryFolder('lock');
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('is taken, published and released', async () => {
  const outcome = await acquireInstanceLock({ dataDir });
  if (outcome.state !== 'acquired') throw new Error('not acquired');
  outcome.lock.publish('http://localhost:4100');
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({
    pid: process.pid,
    address: 'http://localhost:4100',
  });
  outcome.lock.release();
  expect(existsSync(lockFile())).toBe(false);
});

test.skipIf(process.platform === 'win32')('a living holder is named with its address', async () => {
  const holder = spawn('sleep', ['30']);
  try {
    const pid = holder.pid ?? 0;
    writeFileSync(
      lockFile(),
      JSON.stringify({ pid, startedAt: startOf(pid), address: 'http://localhost:4100' }),
    );
    expect(await acquireInstanceLock({ dataDir })).toEqual({
      state: 'held',
      pid,
      address: 'http://localhost:4100',
    });
  } finally {
    holder.kill();
  }
});

test.skipIf(process.platform === 'win32')(
  'the id of a process that began at another moment is stale',
  async () => {
    const stranger = spawn('sleep', ['30']);
    try {
      writeFileSync(
        lockFile(),
        JSON.stringify({ pid: stranger.pid, startedAt: 'once', address: 'http://localhost:4100' }),
      );
      expect((await acquireInstanceLock({ dataDir })).state).toBe('acquired');
    } finally {
      stranger.kill();
    }
  },
);

test.for(['', '{"pid":', '[]', '{"pid":4194305,"startedAt":"x","address":null}'])(
  'a file that says %j is taken over',
  async (text) => {
    writeFileSync(lockFile(), text);
    expect((await acquireInstanceLock({ dataDir })).state).toBe('acquired');
  },
);
