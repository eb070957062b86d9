import { specialtiesInLanguage } from '../names-in-language.ts';
import { type FindingGroup, FindingGroups } from './finding-groups.ts';
import {
  describeFinding,
  describeKey,
  describeValue,
  type RejectionKey,
  type RowFinding,
  type WarningKey,
} from './import-problems.ts';
import type { RecognisedColumns } from './provider-csv-columns.ts';

/** Rows named in the report itself; the counts cover all, and the file of rejected rows holds every one. */
export const MAX_LISTED_ROWS = 1000;
/** Rows, or values of one reason, that are shown on the screen. */
const MAX_SHOWN_ROWS = 20;

/**
 * What an import did, or would do when `applied` is false. The counts add up:
 * read = accepted + rejected + leftOut, accepted = inserted + updated + unchanged + duplicates + merged.rows - merged.providers.
 */
export type ImportReport = {
  file: string;
  /** "YYYY-MM-DD" of the list, for rows without a date of their own. */
  listDate: string;
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
  /** Rows that say what an older list said, and now have the date of this one; they are unchanged. */
  confirmed: number;
  /** Accepted rows that add nothing to an earlier row about the same provider. */
  duplicates: number;
  /** Accepted rows about the same provider that add up (specialties, languages), and how many providers they became. */
  merged: { rows: number; providers: number };
  rejected: number;
  /** Rows of other states, where only Florida's were asked for. */
  leftOut: number;
  demoRemoved: number;
  /** Number of rows per reason; a row with several reasons counts under each. */
  rejectedByReason: Record<string, number>;
  warningsByReason: Record<string, number>;
  /** The same by value. */
  rejectedValues: FindingGroups;
  warningValues: FindingGroups;
  /** The first MAX_LISTED_ROWS of each kind, by line of the file. */
  rejectedRows: { line: number; reasons: string[] }[];
  warningRows: { line: number; warnings: string[] }[];
  duplicateRows: { line: number; sameAsLine: number; differs: boolean }[];
  mergedRows: { lines: number[]; specialties: string[]; languages: string[] | null }[];
  rejectedFile: string | null;
  seconds: number;
};

/** What is known of an import before its first row. */
export function emptyReport(
  file: { path: string; encoding: string; delimiter: string },
  given: Pick<ImportReport, 'listDate' | 'dryRun'> & { header: string[]; columns: RecognisedColumns },
): ImportReport {
  const { header, columns, listDate, dryRun } = given;
  return {
    file: file.path,
    listDate,
    encoding: file.encoding,
    delimiter: file.delimiter,
    columns: Object.fromEntries(
      [...columns.positions].map(([field, position]) => [field, (header[position] ?? '').trim()]),
    ),
    ignoredColumns: columns.ignored,
    dryRun,
    applied: false,
    read: 0,
    accepted: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    confirmed: 0,
    duplicates: 0,
    merged: { rows: 0, providers: 0 },
    rejected: 0,
    leftOut: 0,
    demoRemoved: 0,
    rejectedByReason: {},
    warningsByReason: {},
    rejectedValues: new FindingGroups(),
    warningValues: new FindingGroups(),
    rejectedRows: [],
    warningRows: [],
    duplicateRows: [],
    mergedRows: [],
    rejectedFile: null,
    seconds: 0,
  };
}

/** Adds a rejected row to the report. @returns its reasons */
export function noteRejected(
  report: ImportReport,
  line: number,
  findings: readonly RowFinding<RejectionKey>[],
): string[] {
  report.rejected += 1;
  report.rejectedValues.add(line, findings);
  countReasons(report.rejectedByReason, findings);
  const reasons = findings.map(describeFinding);
  if (report.rejectedRows.length < MAX_LISTED_ROWS) report.rejectedRows.push({ line, reasons });
  return reasons;
}

/** Adds the warnings about an accepted row. */
export function noteWarnings(
  report: ImportReport,
  line: number,
  findings: readonly RowFinding<WarningKey>[],
): void {
  if (findings.length === 0) return;
  report.warningValues.add(line, findings);
  countReasons(report.warningsByReason, findings);
  if (report.warningRows.length < MAX_LISTED_ROWS)
    report.warningRows.push({ line, warnings: findings.map(describeFinding) });
}

/** A row with several reasons counts under each, and once. */
function countReasons(tally: Record<string, number>, findings: readonly RowFinding[]): void {
  for (const key of new Set(findings.map((finding) => finding.key))) tally[key] = (tally[key] ?? 0) + 1;
}

/** The report as lines for a terminal. */
export function describeReport(report: ImportReport): string[] {
  const columns = Object.entries(report.columns).map(([field, name]) => `${name} → ${field}`);
  return [
    `${report.file} (${report.encoding})`,
    `Rows without a date of their own are from the list of ${report.listDate}`,
    `Columns used: ${columns.join(', ')}`,
    ...(report.ignoredColumns.length > 0 ? [`Columns not used: ${report.ignoredColumns.join(', ')}`] : []),
    '',
    ...describeCounts(report),
    ...describeReasons('Rejected', report.rejectedByReason, report.rejectedValues.list()),
    ...describeReasons('Warnings', report.warningsByReason, report.warningValues.list()),
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
          `lines ${lines.join(', ')}: ${[specialtiesInLanguage(specialties, 'en'), ...(languages ?? [])].join(', ')}`,
      ),
    ),
    '',
    ...(report.rejectedFile === null ? [] : [`Rejected rows are in ${report.rejectedFile}`]),
    describeOutcome(report),
  ];
}

function describeCounts(report: ImportReport): string[] {
  const counts: (readonly [string, number])[] = [
    ['read', report.read],
    ['accepted', report.accepted],
    [report.applied ? 'inserted' : 'would be inserted', report.inserted],
    [report.applied ? 'updated' : 'would be updated', report.updated],
    ['unchanged', report.unchanged],
    [
      `of them with the later date of ${report.applied ? 'this list' : 'this list, once it is imported'}`,
      report.confirmed,
    ],
    ['duplicates inside the file', report.duplicates],
    ['merged into another row of the same provider', report.merged.rows - report.merged.providers],
    ['rejected', report.rejected],
    ...(report.leftOut > 0 ? [['of other states, left out', report.leftOut] as const] : []),
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

/** Each reason with its number of rows, and under it the values that it is about: what most rows have stands first. */
function describeReasons(
  title: string,
  tally: Record<string, number>,
  groups: readonly FindingGroup[],
): string[] {
  const entries = Object.entries(tally).toSorted((a, b) => b[1] - a[1]);
  if (entries.length === 0) return [];
  const lines = entries.flatMap(([reason, count]) => {
    const values = groups.filter(({ key }) => key === reason);
    const more = values.length - MAX_SHOWN_ROWS;
    return [
      `${count.toLocaleString('en-US').padStart(12)}  ${reason}: ${describeKey(reason)}`,
      ...values.slice(0, MAX_SHOWN_ROWS).map((group) => describeGroup(group)),
      ...(more > 0 ? [`${' '.repeat(14)}… and ${more.toLocaleString('en-US')} more values`] : []),
    ];
  });
  return ['', `${title}:`, ...lines];
}

function describeGroup(group: FindingGroup): string {
  const rows = `${group.rows.toLocaleString('en-US')} ${group.rows === 1 ? 'row' : 'rows'}`;
  const others = group.rows > group.lines.length ? ' …' : '';
  return `${' '.repeat(14)}${describeValue(group)}: ${rows} (line ${group.lines.join(', ')}${others})`;
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
  if (report.dryRun) {
    const verdict = report.rejected === 0 ? '' : ' The file would not be imported without --accept-valid.';
    return `Dry run (${time}): nothing was changed.${verdict}`;
  }
  return (
    `NOTHING WAS IMPORTED (${time}): ${report.rejected} of ${report.read} rows are rejected. Correct them, ` +
    'or import the other rows with --accept-valid.'
  );
}
