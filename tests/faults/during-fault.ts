import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { residentMegabytes } from '../bench/machine.ts';
import type { Outcome } from './fault.ts';
import type { World } from './world.ts';
import { answerOf, longestWait, type Place, sendForm, startWriters, type Tally } from './writers.ts';

export type Injury = {
  /** Begins the fault. */
  hurt: () => Promise<unknown> | unknown;
  /** Ends it; from here on the time until normal counts. */
  heal: () => Promise<unknown> | unknown;
  seconds: number;
  sendsPictures?: boolean;
};

/** Breaks something of a running site under writes, mends it, and looks what became of the site and of the writes. */
export async function duringFault(world: World, injury: Injury): Promise<Outcome> {
  const { hurt, heal, seconds, sendsPictures = true } = injury;
  const writers = await startWriters(world, { sendsPictures });
  await delay(1500);
  const before = residentMegabytes(world.site().pid);
  const watch = watchHealth(world);
  let secondsUntilNormal: number;
  try {
    try {
      await hurt();
      await delay(seconds * 1000);
    } finally {
      await heal();
    }
    secondsUntilNormal = await untilNormal(world);
    await delay(1000);
  } finally {
    await Promise.all([writers.stop(), watch.stop()]);
  }
  const after = residentMegabytes(world.site().pid);
  return {
    ...countOf(writers.tally),
    failed: [...writers.tally.failed, ...watch.failed],
    lost: await findLost(world, writers.tally),
    secondsUntilNormal,
    megabytesMore: after === null || before === null ? null : after - before,
  };
}

export function countOf({ forms, pictures, refused }: Tally): { done: number; refused: number } {
  return { done: forms.size + pictures.length, refused };
}

/** Asks /healthz all the time: a process that lives has to say so. */
function watchHealth(world: World): { failed: string[]; stop: () => Promise<void> } {
  const failed: string[] = [];
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const signal = AbortSignal.timeout(longestWait() / 4);
      const { status } = await answerOf(fetch(`${world.site().address}/healthz`, { signal }));
      if (status !== 200) failed.push(`/healthz: ${status}`);
      await delay(200);
    }
  })();
  return {
    failed,
    stop: () => {
      stopped.abort();
      return watching;
    },
  };
}

const NORMAL_LIMIT_SECONDS = 60;

/** Seconds until a page, /readyz and a form answer one after the other as ever. */
export async function untilNormal(world: Place): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const { address } = world.site();
  for (let attempt = 1; seconds() < NORMAL_LIMIT_SECONDS; attempt += 1) {
    const ask = async (path: string) =>
      (await answerOf(fetch(address + path, { signal: AbortSignal.timeout(2000) }))).status === 200;
    if ((await ask('/readyz')) && (await ask('/en/quote'))) {
      const key = `normal-${process.pid}-${Date.now()}-${attempt}`;
      if ((await sendForm(world, key)).status === 201) return seconds();
    }
    await delay(20);
  }
  return seconds();
}

/** Acknowledged forms that are not there, or twice, and acknowledged pictures that are not shown whole. */
export async function findLost(world: Place, { forms, pictures }: Tally): Promise<string[]> {
  const statement =
    'SELECT idempotency_key AS key, reference FROM submissions WHERE idempotency_key = ANY($1)';
  const rows = await world.query<{ key: string; reference: string }>(statement, [[...forms.keys()]]);
  const lost = rows.length > forms.size ? ['forms that are there twice'] : [];
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  for (const [key, reference] of forms) if (stored.get(key) !== reference) lost.push('form');
  for (const picture of pictures) {
    const response = await fetch(world.site().address + picture);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isWhole = await sharp(bytes)
      .stats()
      .then(() => true)
      .catch(() => false);
    if (!response.ok || !isWhole) lost.push(`picture: ${response.status}`);
  }
  return lost;
}
