import { setTimeout as delay } from 'node:timers/promises';
import type { Column, Row } from '../bench/table.ts';
import { findLost } from '../faults/during-fault.ts';
import type { Cluster } from './cluster.ts';
import type { ClusterEvent } from './events.ts';
import { startTraffic } from './traffic.ts';

/** Patroni's shortest time until a lost machine's leadership ends is 20 s (ttl); what follows takes a few more. */
const NORMAL_SECONDS = 30;
const BEFORE_MS = 2000;
/** Normal is when nobody was refused or failed for so long. */
const QUIET_MS = 4000;
const LIMIT_MS = 90_000;

export const EVENT_COLUMNS: Column[] = [
  { name: 'requests', unit: '' },
  { name: 'writes', unit: '' },
  { name: 'asked again', unit: '503' },
  { name: 'failed in flight', unit: '' },
  { name: 'failed beyond', unit: '', atMost: 0 },
  { name: 'lost', unit: '', atMost: 0 },
  { name: 'longest answer', unit: 's', digits: 1 },
  { name: 'until normal', unit: 's', atMost: NORMAL_SECONDS, digits: 1 },
];

/** Lets an event happen under visitors, and counts what they noticed of it. */
export async function measureEvent(
  cluster: Cluster,
  event: ClusterEvent,
): Promise<{ row: Row; notes: string[] }> {
  await event.prepare?.(cluster);
  const traffic = await startTraffic(cluster);
  await delay(BEFORE_MS);
  const beganAt = performance.now();
  let happenedAt = beganAt;
  try {
    await event.happen(cluster);
    happenedAt = performance.now();
    await untilQuiet(() => traffic.troubles.at(-1)?.endedAt ?? 0);
  } finally {
    await traffic.stop();
  }
  await event.mend(cluster);
  const { troubles, tally } = traffic;
  const refusals = troubles.filter(({ isRefusal }) => isRefusal);
  const failures = troubles.filter(({ isRefusal }) => !isRefusal);
  const inFlight = failures.filter(({ sentAt }) => event.isKill && sentAt <= happenedAt);
  const lost = await findLost(cluster, tally);
  const lastAt = Math.max(beganAt, ...troubles.map(({ endedAt }) => endedAt));
  const values = [
    traffic.count(),
    tally.forms.size + tally.pictures.length,
    refusals.length,
    inFlight.length,
    failures.length - inFlight.length,
    lost.length,
    traffic.longestMs() / 1000,
    (lastAt - beganAt) / 1000,
  ];
  const kinds = new Map<string, number>();
  for (const words of [
    ...lost.map((one) => `lost: ${one}`),
    ...[...failures, ...refusals].map(({ what }) => what),
  ])
    kinds.set(words, (kinds.get(words) ?? 0) + 1);
  const notes = [...kinds].slice(0, 6).map(([words, times]) => `${event.name}: ${times} × ${words}`);
  return { row: { name: event.name, values }, notes };
}

async function untilQuiet(lastAt: () => number): Promise<void> {
  const beganAt = performance.now();
  const isQuiet = () => performance.now() - Math.max(beganAt, lastAt()) > QUIET_MS;
  while (!isQuiet() && performance.now() - beganAt < LIMIT_MS) await delay(100);
}
