import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { signInAt } from '../support/administrator.ts';
import { duringFault } from './during-fault.ts';
import type { Fault } from './fault.ts';
import { answerOf, newAddress } from './writers.ts';

/*
 * The time of day jumps for the server alone; the database keeps the right one, as one on another machine would. (A jump
 * for both needs libfaketime or a machine of its own.)
 */
const HOUR = 3_600_000;
const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'jumping-clock.mjs'));

const jump = (name: string, milliseconds: number): Fault => ({
  name,
  run: async (world, { seconds }) => {
    const file = path.join(world.dataDir, '..', 'clock');
    const set = (offset: number) => writeFileSync(file, String(offset));
    set(0);
    chmodSync(file, 0o644);
    await world.start({ JUMPING_CLOCK: file }, [`--import=${CLOCK}`]);
    const call = await signInAt(world.site().address);
    const failed: string[] = [];
    const outcome = await duringFault(world, { hurt: () => set(milliseconds), heal: () => set(0), seconds });
    const headers = { 'X-Forwarded-For': newAddress() };
    const { status } = await answerOf(call(world.site().address, '/api/auth/session', { headers }));
    if (status !== 200) failed.push(`the session did not hold: ${status}`);
    return { ...outcome, failed: [...outcome.failed, ...failed] };
  },
});

export const clockForward = jump('clock jumps a day forward, and back', 24 * HOUR);
export const clockBack = jump('clock jumps an hour back, and forward', -HOUR);
