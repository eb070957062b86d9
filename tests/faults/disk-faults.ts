import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { duringFault, findLost, untilNormal } from './during-fault.ts';
import type { Fault, Outcome } from './fault.ts';
import { makeWorld, type World } from './world.ts';
import { answerOf, startWriters } from './writers.ts';

/* A disk that is full, and one that can only be read: a small disk in memory, which root alone may mount. */

const DISK = 'size=400m,mode=0755';

export const diskFull: Fault = {
  name: 'disk full',
  skip: noMounts,
  run: (_, { seconds }) =>
    onOwnDisk(async (world, disk) => {
      await world.start();
      const ballast = path.join(disk, 'ballast');
      const failed: string[] = [];
      const hurt = async () => {
        fill(ballast);
        failed.push(...(await untilHealthSays(world, /"disk":"full: data/)));
        for (const page of ['/readyz', '/en', '/en/providers?q=Miami']) {
          const { status } = await answerOf(fetch(world.site().address + page));
          if (status !== 200) failed.push(`${page} on a full disk: ${status}`);
        }
      };
      const heal = () => rmSync(ballast, { force: true });
      const outcome = await duringFault(world, { hurt, heal, seconds });
      failed.push(...(await untilHealthSays(world, /"status":"ok"/)));
      return { ...outcome, failed: [...outcome.failed, ...failed] };
    }),
};

/** Longer than a disk is looked at, and than a write that failed counts (`src/server/disk-space.ts`). */
const HEALTH_LIMIT_MS = 60_000;

/** Waits until /healthz says so. @returns what it says instead, as a failure */
async function untilHealthSays(world: World, words: RegExp): Promise<string[]> {
  const began = performance.now();
  let said = '';
  while (performance.now() - began < HEALTH_LIMIT_MS) {
    said = (await answerOf(fetch(`${world.site().address}/healthz`))).text;
    if (words.test(said)) return [];
    await delay(200);
  }
  return [`/healthz says ${said} and not ${words}`];
}

/** A disk cannot be made read-only while files on it are open for writing, so this is how a site starts on one. */
export const diskReadOnly: Fault = {
  name: 'start on a read-only disk',
  skip: noMounts,
  run: () =>
    onOwnDisk(async (world, disk) => {
      await world.start();
      const writers = await startWriters(world);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await writers.stop();
      await world.stop();
      mount('-o', 'remount,ro', disk);
      const failed: string[] = [];
      const said = await world.startAgain().then(
        () => 'it started',
        (error: Error) => error.message,
      );
      if (!/cannot be written|read-only/.test(said) || /\n\s+at /.test(said)) failed.push(`it said: ${said}`);
      mount('-o', 'remount,rw', disk);
      const began = performance.now();
      await world.startAgain();
      await untilNormal(world);
      const secondsUntilNormal = (performance.now() - began) / 1000;
      const { forms, pictures, refused } = writers.tally;
      return {
        done: forms.size + pictures.length,
        refused,
        failed: [...writers.tally.failed, ...failed],
        lost: await findLost(world, writers.tally),
        secondsUntilNormal,
        megabytesMore: null,
      };
    }),
};

/** Pictures lie on a disk that becomes read-only, while the database can still write on its own. */
export const picturesReadOnly: Fault = {
  name: 'read-only disk of pictures',
  skip: noMounts,
  run: async (world, { seconds }) => {
    await world.start();
    const folder = path.join(world.dataDir, 'objects');
    mkdirSync(folder, { recursive: true });
    const hurt = () => {
      mount('--bind', folder, folder);
      mount('-o', 'remount,bind,ro', folder);
    };
    return duringFault(world, { hurt, heal: () => unmount(folder), seconds });
  },
};

/** What is mounted; a run that is interrupted leaves none of it. */
const mounted = new Set<string>();
process.on('exit', () => mounted.forEach(unmount));

/** A world whose data lie on a disk of their own. */
async function onOwnDisk(run: (world: World, disk: string) => Promise<Outcome>): Promise<Outcome> {
  const disk = makeTemporaryFolder('faults-disk');
  mount('-t', 'tmpfs', '-o', DISK, 'tmpfs', disk);
  const world = await makeWorld(disk);
  try {
    return await run(world, disk);
  } finally {
    await world.stop();
    unmount(disk);
    rmSync(disk, { recursive: true });
  }
}

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  const megabyte = Buffer.alloc(1_000_000, 1);
  try {
    for (;;) writeSync(descriptor, megabyte);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Why nothing can be mounted here. */
function noMounts(): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root, to mount a small disk';
  const probe = makeTemporaryFolder('faults-probe');
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', probe]);
  if (status === 0) unmount(probe);
  rmSync(probe, { recursive: true });
  return status === 0 ? undefined : 'root may not mount here';
}

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount ${args.join(' ')}: ${stderr}`);
  mounted.add(args.at(-1) ?? '');
}

/** Lazily: children of a database that was killed may still be in it for a moment. */
function unmount(folder: string): void {
  mounted.delete(folder);
  const { status, stderr } = spawnSync('umount', ['--lazy', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`umount ${folder}: ${stderr}`);
}
