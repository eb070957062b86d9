import type { RowFinding } from './import-problems.ts';
import { valueKey } from './provider-csv-values.ts';

/** Rows of which the same is found about the same value: whoever mends one mends all. */
export type FindingGroup = RowFinding & {
  rows: number;
  /** The first of them. */
  lines: number[];
};

/** Of one reason; further values are counted by it alone, so that memory does not depend on the file. */
const MOST_GROUPS = 2000;
const MOST_LINES = 3;

/** What is found about the values of a file, grouped by field, reason and value; case and accents do not matter. */
export class FindingGroups {
  readonly #groups = new Map<string, FindingGroup>();
  readonly #sizes = new Map<string, number>();

  add(line: number, findings: readonly RowFinding[]): void {
    for (const finding of findings) {
      const { field, key, value } = finding;
      const name = `${key} ${field} ${valueKey(value.slice(0, 200))}`;
      const known = this.#groups.get(name);
      if (!known) {
        const size = this.#sizes.get(key) ?? 0;
        if (size === MOST_GROUPS) continue;
        this.#sizes.set(key, size + 1);
        this.#groups.set(name, { ...finding, rows: 1, lines: [line] });
        continue;
      }
      known.rows += 1;
      if (known.lines.length < MOST_LINES) known.lines.push(line);
    }
  }

  /** Most rows first. */
  list(): FindingGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => b.rows - a.rows);
  }

  /** What the report as JSON has. */
  toJSON(): FindingGroup[] {
    return this.list();
  }
}
