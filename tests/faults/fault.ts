import type { Column, Row } from '../bench/table.ts';
import type { World } from './world.ts';

/** What came of one fault. */
export type Outcome = {
  /** Writes and questions that were acknowledged. */
  done: number;
  /** Answers 503 with Retry-After, and what a killed server could not answer: asked again. */
  refused: number;
  /** Answers that must not be, each in words. */
  failed: string[];
  /** Acknowledged and not there afterwards, or there twice; each in words. */
  lost: string[];
  /** From the end of the fault until pages, forms and /readyz answer; null where nothing was to recover. */
  secondsUntilNormal: number | null;
  /** Growth of the server's memory; null where its process did not live through the fault. */
  megabytesMore: number | null;
};

export type FaultOptions = {
  /** How many kills; the short form has three. */
  rounds: number;
  /** How long the faults last that have a length. */
  seconds: number;
};

/** Something that is broken on purpose. */
export type Fault = {
  name: string;
  /** Why it cannot be tried on this machine; undefined where it can. */
  skip?: () => string | undefined;
  run: (world: World, options: FaultOptions) => Promise<Outcome>;
};

/** The promise: normal again after so many seconds. */
const NORMAL_SECONDS = 2;
/** Memory that a server may have taken more; rendering and compiling for the first time are in it. */
const MEGABYTES_MORE = 100;

export const OUTCOME_COLUMNS: Column[] = [
  { name: 'acknowledged', unit: '' },
  { name: 'asked again', unit: '' },
  { name: 'failed', unit: '', atMost: 0 },
  { name: 'lost', unit: '', atMost: 0 },
  { name: 'until normal', unit: 's', atMost: NORMAL_SECONDS, digits: 2 },
  { name: 'memory', unit: 'MB more', atMost: MEGABYTES_MORE },
];

export function rowOf(name: string, outcome: Outcome): Row {
  const { done, refused, failed, lost, secondsUntilNormal, megabytesMore } = outcome;
  return { name, values: [done, refused, failed.length, lost.length, secondsUntilNormal, megabytesMore] };
}

/** What went wrong, each kind once with its number. */
export function notesOf(name: string, { failed, lost }: Pick<Outcome, 'failed' | 'lost'>): string[] {
  const kinds = new Map<string, number>();
  for (const line of [...failed, ...lost.map((one) => `lost: ${one}`)])
    kinds.set(line, (kinds.get(line) ?? 0) + 1);
  return [...kinds].slice(0, 8).map(([line, times]) => `${name}: ${times} × ${line}`);
}
