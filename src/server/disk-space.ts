import { statfs } from 'node:fs/promises';
import { DomainError } from '#server/errors.ts';
import type { Logger } from '#server/log.ts';

/** A folder in which the site writes, by the name that the operator reads. */
export type DiskPlace = { name: 'data' | 'backups'; folder: string };

/** Whether there is room for what the site writes. */
export type DiskWatch = {
  /** The names of places that are full, or in which a write failed just now for want of room. */
  full: () => string[];
  /** The free bytes of each place, as they were read last; without those that cannot be read. */
  free: () => { place: string; bytes: number }[];
  /** Takes note of an error if it says that a disk is full; others are none of its business. */
  noteFailure: (error: unknown) => void;
  close: () => void;
};

/**
 * Fewer free bytes are a full disk. PostgreSQL writes its log in files of 16 MB, several at a time, and stops when it finds
 * no room for one; an operator needs some minutes to act.
 */
const LEAST_FREE_BYTES = 100e6;
/** So many are room again. The difference keeps a disk at the edge from being reported every few seconds. */
const ENOUGH_FREE_BYTES = 120e6;
const LOOK_EVERY_MS = 5000;
/** For so long after a write failed its place counts as full: a quota, or another machine's disk, shows in nothing else. */
const FAILURE_COUNTS_MS = 30_000;

/** Where a write failed, by the code of Node or PostgreSQL. */
const FAILED_AT: Readonly<Record<string, string>> = { ENOSPC: 'data', EDQUOT: 'data', '53100': 'database' };

/**
 * Looks every few seconds how much room is left. No request waits for a disk: what was read last is told. Each place is
 * logged when it gets full, and when it has room again.
 *
 * @param readFree the free bytes of a folder's disk; tests have their own
 */
export function watchDisks(
  { places, log }: { places: readonly DiskPlace[]; log: Logger },
  readFree: (folder: string) => Promise<number> = readFreeBytes,
): DiskWatch {
  const free = new Map<string, number>();
  const failedAt = new Map<string, number>();
  const full = new Set<string>();
  /** The places that are being asked. */
  const asked = new Set<string>();

  const judge = () => {
    for (const name of new Set([...free.keys(), ...failedAt.keys(), ...full])) {
      const bytes = free.get(name) ?? Number.POSITIVE_INFINITY;
      const hasFailed =
        performance.now() - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < FAILURE_COUNTS_MS;
      const wasFull = full.has(name);
      const isFull = hasFailed || bytes < (wasFull ? ENOUGH_FREE_BYTES : LEAST_FREE_BYTES);
      if (isFull === wasFull) continue;
      const folder = places.find((place) => place.name === name)?.folder;
      const facts = {
        place: name,
        ...(folder === undefined ? {} : { folder }),
        ...(free.has(name) ? { freeMegabytes: Math.floor(bytes / 1e6) } : {}),
      };
      if (isFull) full.add(name);
      else full.delete(name);
      if (isFull) log.error(facts, 'a disk is full: make room there; what cannot be written is refused');
      else if (folder !== undefined && !free.has(name))
        log.info(facts, 'a full disk cannot be read any more');
      else log.info(facts, 'there is room on the disk again');
    }
  };
  const lookAt = async ({ name, folder }: DiskPlace) => {
    // A disk that does not answer, as one of the network, is not asked again until it does.
    if (asked.has(name)) return;
    asked.add(name);
    const bytes = await readFree(folder).catch(() => undefined);
    if (bytes === undefined) free.delete(name);
    else free.set(name, bytes);
    asked.delete(name);
    judge();
  };
  const look = () => {
    for (const place of places) void lookAt(place);
    judge();
  };

  look();
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    full: () => [...full].sort(),
    free: () => [...free].map(([place, bytes]) => ({ place, bytes })),
    noteFailure: (error) => {
      const place = placeOfFailure(error);
      if (place === undefined) return;
      failedAt.set(place, performance.now());
      judge();
    },
    close: () => clearInterval(looking),
  };
}

/** What is left for accounts other than root, as the site's is one. */
async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A failure that has been given a name is another matter: the database without room may be production's, during a sync. */
function placeOfFailure(error: unknown): string | undefined {
  if (error instanceof DomainError) return undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const place = 'code' in cause ? FAILED_AT[String(cause.code)] : undefined;
    if (place !== undefined) return place;
  }
  return undefined;
}
