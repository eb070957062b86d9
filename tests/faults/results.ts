import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeMachine } from '../bench/machine.ts';
import { type Column, overBudget, printTable, type Row, type Table } from '../bench/table.ts';

/** A column whose budget holds on any machine, however busy: what failed or was lost counts, times and memory inform. */
export function onlyWhatIsWrong(column: Column): Column {
  const { atMost: _, ...informs } = column;
  return column.atMost === 0 ? column : informs;
}

/** Those whose name holds one of the words; all of them where no word is given. */
export function chosenByName<Named extends { name: string }>(
  all: readonly Named[],
  words: readonly string[],
): readonly Named[] {
  if (words.length === 0) return all;
  return all.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
}

/**
 * Tries each, one after the other, and prints its row at once.
 *
 * @param table gets the rows, and what is to be said of them
 * @returns how many could not be tried; where `endsAtFailure`, the others are not tried after the first
 */
export async function tryEach<Named extends { name: string }>(
  table: Table,
  chosen: readonly Named[],
  measure: (one: Named) => Promise<{ row: Row; notes: string[] }>,
  { endsAtFailure = false } = {},
): Promise<number> {
  let broken = 0;
  for (const one of chosen) {
    process.stderr.write(`${one.name} …\n`);
    try {
      const { row, notes } = await measure(one);
      table.rows.push(row);
      table.notes.push(...notes);
      process.stderr.write(printTable({ ...table, rows: [row], notes }));
    } catch (error) {
      broken += 1;
      table.notes.push(`${one.name}: could not be tried: ${error instanceof Error ? error.message : error}`);
      if (endsAtFailure) break;
    }
  }
  return broken;
}

/**
 * Says how many of what was tried passed.
 *
 * @param broken how many could not be tried
 * @returns the exit code
 */
export function conclude({ columns, rows }: Table, broken: number): number {
  const failed = rows.filter((row) => overBudget(columns, row).length > 0).length + broken;
  console.log(`${rows.length + broken - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
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
