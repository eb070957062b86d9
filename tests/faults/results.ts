import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeMachine } from '../bench/machine.ts';
import type { Column, Table } from '../bench/table.ts';

/** A column whose budget holds on any machine, however busy: what failed or was lost counts, times and memory inform. */
export function onlyWhatIsWrong(column: Column): Column {
  const { atMost: _, ...informs } = column;
  return column.atMost === 0 ? column : informs;
}

/** Keeps the figures in bench-results/, to compare two states of the code. */
export function writeResults(name: string, options: object, tables: readonly Table[]): void {
  const measuredAt = new Date().toISOString();
  const folder = path.resolve('bench-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}-${measuredAt.slice(0, 19).replaceAll(':', '-')}.json`);
  const result = { measuredAt, machine: describeMachine(), options, tables };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
