import { setTimeout as delay } from 'node:timers/promises';
import { writeRequest } from '../bench/http-connection.ts';
import { residentMegabytes } from '../bench/machine.ts';
import { MIXED_REQUESTS } from '../bench/mixed-load.ts';
import { findLost, untilNormal } from '../faults/during-fault.ts';
import type { World } from '../faults/world.ts';
import { newAddress, startWriters, type Tally } from '../faults/writers.ts';
import { type Answers, type Crowd, letAsk, noAnswers } from './crowd.ts';

/** The limits of a site whose operator set none (docs/configuration.md). */
export const LIMITS = { PAGES_PER_MINUTE: 1200, SEARCHES_PER_MINUTE: 600 } as const;
/** Renders of pages at once, and those that may wait (src/app/pages.ts). */
const RENDERS = 104;
const TIMES = 3;
export const FLOOD = `${TIMES} times the limits`;
/** Besides them four write forms and one sends pictures. */
const READERS = 45;

export type Phase = { name: string; seconds: number; answers: Answers; writes: number; most: number };
export type LoadResult = {
  phases: Phase[];
  tally: Tally;
  lost: string[];
  /** Megabytes of the server when it had warmed up, at most, and after the quiet. */
  before: number;
  most: number;
  after: number;
  secondsUntilNormal: number;
};

/** Lets visitors ask for everything, then for three times what is allowed, then hardly anything, while some write. */
export async function runPhases(
  world: World,
  { minutes, floodSeconds, quietSeconds }: { minutes: number; floodSeconds: number; quietSeconds: number },
  tell: (message: string) => void,
): Promise<LoadResult> {
  const { port, pid } = world.site();
  const memory = () => residentMegabytes(pid) ?? 0;
  const writers = await startWriters(world);
  const { tally } = writers;
  const phases: Phase[] = [];
  const during = async (name: string, seconds: number, crowds: Crowd[]) => {
    tell(`${name} …`);
    const written = tally.forms.size + tally.pictures.length;
    const answers = noAnswers();
    let most = memory();
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 1000);
    const asking = crowds.map((crowd) => letAsk(port, crowd, seconds, answers));
    const beganAt = performance.now();
    await Promise.all(asking).finally(() => clearInterval(watch));
    const took = (performance.now() - beganAt) / 1000;
    const writes = tally.forms.size + tally.pictures.length - written;
    phases.push({ name, seconds: took, answers, writes, most });
  };
  // The first tenth warms up: what is loaded and compiled for the first time stays.
  const everything: Crowd = { clients: READERS, next: inTurns(MIXED_REQUESTS) };
  await during('warming up', minutes * 6, [everything]);
  const before = memory();
  await during('50 clients', minutes * 54, [everything]);
  await during(FLOOD, floodSeconds, flood());
  const secondsUntilNormal = await untilNormal(world);
  await writers.stop();
  await during('quiet', quietSeconds, [{ clients: 1, next: inTurns(MIXED_REQUESTS), perSecond: 1 }]);
  await delay(1000);
  return {
    phases,
    tally,
    lost: await findLost(world, tally),
    before,
    most: Math.max(...phases.map(({ most }) => most)),
    after: memory(),
    secondsUntilNormal,
  };
}

/** Many who open pages that are rendered for each of them, and two addresses that ask for too much. */
function flood(): Crowd[] {
  const [pages, searches] = [newAddress(), newAddress()];
  const rendered = () =>
    writeRequest('GET', '/en/quote?planType=family&age=31-45&children=2', undefined, newAddress());
  const search = { specialty: 'Cardiology', county: 'Miami-Dade' };
  return [
    { clients: TIMES * RENDERS, next: rendered },
    {
      clients: 20,
      next: () => writeRequest('GET', '/en', undefined, pages),
      perSecond: (TIMES * LIMITS.PAGES_PER_MINUTE) / 60,
    },
    {
      clients: 20,
      next: () => writeRequest('POST', '/api/providers/search', search, searches),
      perSecond: (TIMES * LIMITS.SEARCHES_PER_MINUTE) / 60,
    },
  ];
}

/** Each from another address: no limit of one address is reached. */
function inTurns(requests: typeof MIXED_REQUESTS): () => Buffer {
  let next = 0;
  return () => {
    const [method, path, body] = requests[next++ % requests.length] ?? ['GET', '/en'];
    return writeRequest(method, path, body, newAddress());
  };
}
