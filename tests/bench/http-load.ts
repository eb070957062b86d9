import { HttpConnection } from './http-connection.ts';

/** Times in milliseconds, of requests after the warm-up; `answered` counts those of the warm-up too. */
export type LoadResult = { answered: number; p50: number; p99: number; perSecond: number };

/**
 * Sends requests one after the other from several clients at once, each on its own kept-alive connection, taking
 * turns through the list so that no two clients ask the same at the same time.
 *
 * @param load.seconds how long to measure, after `warmUpSeconds` that do not count
 * @throws {Error} at the first answer that is not 200: figures of failing requests mean nothing
 */
export async function runLoad(load: {
  port: number;
  requests: readonly Buffer[];
  clients: number;
  seconds: number;
  warmUpSeconds: number;
}): Promise<LoadResult> {
  const connections = Array.from({ length: load.clients }, () => new HttpConnection(load.port));
  const beginsAt = performance.now() + load.warmUpSeconds * 1000;
  const endsAt = beginsAt + load.seconds * 1000;
  const times: number[] = [];
  let next = 0;
  let answered = 0;

  const runClient = async (connection: HttpConnection) => {
    for (let sentAt = performance.now(); sentAt < endsAt; ) {
      const request = load.requests[next++ % load.requests.length] ?? Buffer.alloc(0);
      const { status, body } = await connection.send(request);
      const answeredAt = performance.now();
      if (status !== 200) throw new Error(`Status ${status} for:\n${request}\n${body.subarray(0, 500)}`);
      answered += 1;
      if (sentAt >= beginsAt && answeredAt <= endsAt) times.push(answeredAt - sentAt);
      sentAt = answeredAt;
    }
  };
  try {
    await Promise.all(connections.map(runClient));
  } finally {
    for (const connection of connections) connection.close();
  }
  times.sort((a, b) => a - b);
  return {
    answered,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    perSecond: times.length / load.seconds,
  };
}

/** The smallest value that at least `percent` of 100 values do not exceed (nearest rank); NaN of nothing. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number of values the lower of the two. NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  );
}
