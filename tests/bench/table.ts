/** One measured quantity. A figure on the wrong side of its budget is OVER; without a budget it only informs. */
export type Column = { name: string; unit: string; atMost?: number; atLeast?: number; digits?: number };

/** The figures of one thing, in the order of the columns; the budgets hold for it unless it only informs. */
export type Row = { name: string; values: (number | null)[]; onlyInforms?: boolean };

/** Figures of one part of the bench, one row per thing measured; null where a figure was not taken. */
export type Table = {
  title: string;
  columns: Column[];
  rows: Row[];
  /** Lines below the table: under which conditions it was measured, what failed in detail. */
  notes: string[];
};

/** Names of the figures of a row that miss their budget. */
export function overBudget(columns: Column[], { values, onlyInforms = false }: Row): string[] {
  if (onlyInforms) return [];
  return columns.flatMap((column, index) => (isWithin(column, values[index] ?? null) ? [] : [column.name]));
}

/** The table as lines of text: figures in aligned columns, the budgets above them, a verdict at the end of each row. */
export function printTable(table: Table): string {
  const { title, columns, rows, notes } = table;
  const hasBudget = columns.some((column) => describeBudget(column) !== '');
  const head = [title, ...columns.map(({ name, unit }) => (unit === '' ? name : `${name} (${unit})`))];
  const budgets = ['budget', ...columns.map(describeBudget)];
  const body = rows.map((row) => [
    row.name,
    ...columns.map((column, index) => formatFigure(column, row.values[index] ?? null)),
    hasBudget && !row.onlyInforms ? verdictOf(columns, row) : '',
  ]);
  const lines = [[...head, ''], ...(hasBudget ? [[...budgets, '']] : []), ...body];
  const widths = head.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return ['', ...text, ...notes.map((note) => `  ${note}`), ''].join('\n');
}

function verdictOf(columns: Column[], row: Row): string {
  const over = overBudget(columns, row);
  return over.length === 0 ? 'PASS' : `OVER: ${over.join(', ')}`;
}

function isWithin({ atMost, atLeast }: Column, value: number | null): boolean {
  if (value === null) return true;
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

function describeBudget({ atMost, atLeast }: Column): string {
  if (atMost !== undefined) return `≤ ${atMost}`;
  return atLeast === undefined ? '' : `≥ ${atLeast}`;
}

function formatFigure({ digits = 0 }: Column, value: number | null): string {
  return value === null ? '–' : value.toFixed(digits);
}
