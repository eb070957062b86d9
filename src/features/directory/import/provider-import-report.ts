import { describeFinding, describeKey, type RowFinding } from './import-problems.ts';

/** Rows named in the report itself; the counts cover all, and the file of rejected rows holds every one. */
export const MAX_LISTED_ROWS = 1000;
/** Rows shown on the screen, of those listed. */
const MAX_SHOWN_ROWS = 20;

/**
 * What an import did, or would do when `applied` is false. The counts add up:
 * read = accepted + rejected, accepted = inserted + updated + unchanged + duplicates + merged.rows - merged.providers.
 */
export type ImportReport = {
  file: string;
  encoding: string;
  delimiter: string;
  /** Column of the file for each field that was recognised. */
  columns: Record<string, string>;
  ignoredColumns: string[];
  dryRun: boolean;
  /** True once the transaction is committed. */
  applied: boolean;
  read: number;
  accepted: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Accepted rows that add nothing to an earlier row about the same provider. */
  duplicates: number;
  /** Accepted rows about the same provider that add up (specialties, languages), and how many providers they became. */
  merged: { rows: number; providers: number };
  rejected: number;
  demoRemoved: number;
  /** Number of rows per reason; a row with several reasons counts under each. */
  rejectedByReason: Record<string, number>;
  warningsByReason: Record<string, number>;
  /** The first MAX_LISTED_ROWS of each kind, by line of the file. */
  rejectedRows: { line: number; reasons: string[] }[];
  warningRows: { line: number; warnings: string[] }[];
  duplicateRows: { line: number; sameAsLine: number; differs: boolean }[];
  mergedRows: { lines: number[]; specialties: string[]; languages: string[] | null }[];
  rejectedFile: string | null;
  seconds: number;
};

/** Adds one row's findings to a tally by reason and, while there is room, to the list of rows. */
export function countFindings(tally: Record<string, number>, findings: RowFinding[]): string[] {
  for (const key of new Set(findings.map((finding) => finding.key))) tally[key] = (tally[key] ?? 0) + 1;
  return findings.map(describeFinding);
}

/** The report as lines for a terminal. */
export function describeReport(report: ImportReport): string[] {
  const columns = Object.entries(report.columns).map(([field, name]) => `${name} → ${field}`);
  return [
    `${report.file} (${report.encoding})`,
    `Columns used: ${columns.join(', ')}`,
    ...(report.ignoredColumns.length > 0 ? [`Columns not used: ${report.ignoredColumns.join(', ')}`] : []),
    '',
    ...describeCounts(report),
    ...describeReasons('Rejected, by reason', report.rejectedByReason),
    ...describeRows(
      'Rejected rows',
      report.rejected,
      report.rejectedRows.map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ),
    ...describeReasons('Warnings, by reason', report.warningsByReason),
    ...describeRows(
      'Duplicates',
      report.duplicates,
      report.duplicateRows.map(
        ({ line, sameAsLine, differs }) =>
          `line ${line} is the same provider as line ${sameAsLine}${differs ? ', with other details' : ''}`,
      ),
    ),
    ...describeRows(
      describeMerged(report.merged),
      report.merged.providers,
      report.mergedRows.map(
        ({ lines, specialties, languages }) =>
          `lines ${lines.join(', ')}: ${[...specialties, ...(languages ?? [])].join(', ')}`,
      ),
    ),
    '',
    ...(report.rejectedFile === null ? [] : [`Rejected rows are in ${report.rejectedFile}`]),
    describeOutcome(report),
  ];
}

function describeCounts(report: ImportReport): string[] {
  const counts: [string, number][] = [
    ['read', report.read],
    ['accepted', report.accepted],
    [report.applied ? 'inserted' : 'would be inserted', report.inserted],
    [report.applied ? 'updated' : 'would be updated', report.updated],
    ['unchanged', report.unchanged],
    ['duplicates inside the file', report.duplicates],
    ['merged into another row of the same provider', report.merged.rows - report.merged.providers],
    ['rejected', report.rejected],
  ];
  if (report.demoRemoved > 0) {
    counts.push([
      report.applied ? 'demonstration rows removed' : 'demonstration rows to remove',
      report.demoRemoved,
    ]);
  }
  return counts.map(([name, count]) => `${count.toLocaleString('en-US').padStart(12)}  ${name}`);
}

function describeMerged({ rows, providers }: ImportReport['merged']): string {
  const became = `${providers.toLocaleString('en-US')} ${providers === 1 ? 'provider' : 'providers'}`;
  return `${rows.toLocaleString('en-US')} rows became ${became} with several specialties, languages or details`;
}

function describeReasons(title: string, tally: Record<string, number>): string[] {
  const entries = Object.entries(tally).toSorted((a, b) => b[1] - a[1]);
  if (entries.length === 0) return [];
  const lines = entries.map(
    ([key, count]) => `${count.toLocaleString('en-US').padStart(12)}  ${key}: ${describeKey(key)}`,
  );
  return ['', `${title}:`, ...lines];
}

function describeRows(title: string, total: number, rows: string[]): string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MAX_SHOWN_ROWS);
  const rest = total - shown.length;
  const more = rest > 0 ? [`  … and ${rest.toLocaleString('en-US')} more`] : [];
  return ['', `${title}:`, ...shown.map((row) => `  ${row}`), ...more];
}

function describeOutcome(report: ImportReport): string {
  const time = `${report.seconds.toFixed(1)} s`;
  if (report.applied) {
    return `Imported in ${time}: ${report.inserted} inserted, ${report.updated} updated, ${report.rejected} rejected.`;
  }
  if (report.dryRun) return `Dry run (${time}): nothing was changed.`;
  return (
    `NOTHING WAS IMPORTED (${time}): ${report.rejected} of ${report.read} rows are rejected. Correct them, ` +
    'or import the other rows with --accept-valid.'
  );
}
