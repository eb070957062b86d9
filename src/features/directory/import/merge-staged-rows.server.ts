import type { Transaction } from '#server/database/connect.ts';
import type { RejectedRowsFile } from './csv-files.server.ts';
import type { RejectionKey } from './import-problems.ts';
import { type MergedProvider, mergeProviderRows, type RowFindings } from './merge-provider-rows.ts';
import { type ImportReport, MAX_LISTED_ROWS, noteRejected, noteWarnings } from './provider-import-report.ts';
import {
  type StagedProvider,
  type StagedRow,
  stagedRepeats,
  stageProviders,
  unstageProviders,
} from './provider-staging.server.ts';

const ROWS_PER_CHUNK = 2000;

export type StagedMerging = {
  rejectedFile: RejectedRowsFile;
  report: ImportReport;
  severalPlaces: boolean;
};

/**
 * Merges the staged rows about the same provider and place into one. Rows that contradict each other are taken out and written
 * to the file of rejected rows; what became of the others is in the report.
 */
export async function mergeStagedRows(tx: Transaction, merging: StagedMerging): Promise<void> {
  const { report, severalPlaces } = merging;
  let replaced: number[] = [];
  let replacements: StagedProvider[] = [];
  const flush = async () => {
    await unstageProviders(tx, replaced);
    await stageProviders(tx, replacements);
    [replaced, replacements] = [[], []];
  };
  for await (const rows of stagedRepeats(tx)) {
    const { merged, refused } = mergeProviderRows(rows, { severalPlaces });
    await refuseRows(refused, rows, merging);
    for (const provider of merged) countMerged(provider, report);
    replaced.push(...rows.map(({ line }) => line));
    replacements.push(...merged.map(toStaged));
    if (replaced.length >= ROWS_PER_CHUNK) await flush();
  }
  await flush();
  for (const list of [report.rejectedRows, report.warningRows, report.duplicateRows])
    list.sort((a, b) => a.line - b.line);
}

function toStaged({ rows, provider }: MergedProvider): StagedProvider {
  return { ...provider, line: rows[0]?.line ?? 0, cells: '' };
}

async function refuseRows(
  refused: readonly RowFindings<RejectionKey>[],
  rows: readonly StagedRow[],
  { rejectedFile, report }: StagedMerging,
): Promise<void> {
  for (const { line, findings } of refused) {
    report.accepted -= 1;
    const reasons = noteRejected(report, line, findings);
    const cells = rows.find((row) => row.line === line)?.cells ?? '[]';
    await rejectedFile.add(line, reasons, JSON.parse(cells));
  }
}

function countMerged({ rows, provider, warnings, addsUp }: MergedProvider, report: ImportReport): void {
  for (const { line, findings } of warnings) noteWarnings(report, line, findings);
  const [first, ...repeats] = rows;
  if (first === undefined || repeats.length === 0) return;
  if (addsUp) {
    report.merged.rows += rows.length;
    report.merged.providers += 1;
    if (report.mergedRows.length >= MAX_LISTED_ROWS) return;
    const { specialty, otherSpecialties, languages } = provider;
    const lines = rows.map(({ line }) => line);
    report.mergedRows.push({ lines, specialties: [specialty, ...otherSpecialties], languages });
    return;
  }
  report.duplicates += repeats.length;
  for (const { line } of repeats.slice(0, MAX_LISTED_ROWS - report.duplicateRows.length)) {
    const differs = warnings.some((row) => row.line === line || row.line === first.line);
    report.duplicateRows.push({ line, sameAsLine: first.line, differs });
  }
}
