import { median } from './http-load.ts';
import { residentMegabytes } from './machine.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const LATER_STARTS = 3;

/**
 * Measures the first start on an empty data folder (database created, demonstration providers loaded) and later
 * ones, each from starting the process to its first complete page.
 */
export async function measureStartUp(
  start: () => Promise<SiteProcess>,
  tell: (message: string) => void,
): Promise<Table> {
  tell('Starting on an empty data folder');
  const first = await start();
  const memory = residentMegabytes(first.pid);
  await first.stop();

  const laterStarts: number[] = [];
  const laterMemory: number[] = [];
  for (let count = 1; count <= LATER_STARTS; count += 1) {
    tell(`Starting again (${count} of ${LATER_STARTS})`);
    const again = await start();
    laterStarts.push(again.startMs);
    laterMemory.push(residentMegabytes(again.pid) ?? Number.NaN);
    await again.stop();
  }
  const inSeconds = (milliseconds: number) => milliseconds / 1000;
  return {
    title: 'Start to first page',
    columns: [
      { name: 'first ever', unit: 's', atMost: 10, digits: 2 },
      { name: `later, median of ${LATER_STARTS}`, unit: 's', atMost: 2, digits: 2 },
      { name: 'slowest', unit: 's', atMost: 3, digits: 2 },
      { name: 'memory after first', unit: 'MB' },
      { name: 'after later', unit: 'MB' },
    ],
    rows: [
      {
        name: 'built site',
        values: [
          inSeconds(first.startMs),
          inSeconds(median(laterStarts)),
          inSeconds(Math.max(...laterStarts)),
          memory,
          memory === null ? null : median(laterMemory),
        ],
      },
    ],
    notes: ['Without installing packages and building. Memory is that of the Node process, in RAM.'],
  };
}
