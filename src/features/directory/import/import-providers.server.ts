import nodePath from 'node:path';
import { sql } from 'drizzle-orm';
import { floridaDay } from '#i18n/florida-day.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import { lockProviderData, refreshProviderWords, removeDemoProviders } from '../provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS, type ProviderRecordField } from '../provider-fields.ts';
import { type CsvRecord, RejectedRowsFile, readCsvRecords } from './csv-files.server.ts';
import type { Encoding } from './encodings.ts';
import { ImportInDoubt, UnusableImport } from './import-problems.ts';
import { type CsvFile, inspectCsvFile } from './inspect-csv-file.server.ts';
import { mergeStagedRows } from './merge-staged-rows.server.ts';
import {
  findHeaderRow,
  MAX_LINES_TO_HEADER,
  type RecognisedColumns,
  recogniseColumns,
} from './provider-csv-columns.ts';
import { isElsewhere, type RowContext, readProviderRow } from './provider-csv-row.ts';
import type { ValueTranslations } from './provider-csv-values.ts';
import { emptyReport, type ImportReport, noteRejected, noteWarnings } from './provider-import-report.ts';
import {
  analyzeStaging,
  createStaging,
  mergeStaging,
  type StagedProvider,
  stageProviders,
} from './provider-staging.server.ts';
import { readQhpRecords } from './qhp-file.server.ts';

const ROWS_PER_CHUNK = 2000;

export type ImportOptions = {
  /** Column of the file → field, for columns that are not recognised by their names. */
  mapping: ReadonlyMap<string, string>;
  translations: ValueTranslations;
  /** Confirmed by the operator; without it only UTF-8 is read. */
  encoding?: Encoding | undefined;
  /** Date of the list ("YYYY-MM-DD"), for rows that have none of their own; without it, that of the file. */
  listDate?: string | undefined;
  /** Do everything but keep nothing. */
  dryRun: boolean;
  /** Import the accepted rows even when others are rejected. */
  acceptValid: boolean;
  /** Leave out rows of other states instead of refusing them. */
  onlyFlorida: boolean;
  /** A center may have the same doctor at two addresses. */
  severalPlaces: boolean;
  /** Remove the demonstration providers in the same transaction. */
  removeDemo: boolean;
  /** Where rejected rows are written; the file is created only when there are any. */
  rejectedPath: string;
  onProgress?: (progress: { bytesRead: number; bytes: number; rowsRead: number; step: string }) => void;
  /** Ends the import before its end; nothing of it is kept. */
  signal?: AbortSignal;
};

/** Thrown inside the transaction to undo it when nothing is to be kept. */
class Undo extends Error {}

/**
 * Imports a file of providers, CSV or a health plan's `providers.json`, in one transaction: searches go on meanwhile and see all of it or nothing, also
 * after a crash. Memory use does not depend on the size of the file. A second run of the same file changes nothing.
 * Without `acceptValid` a single rejected row keeps the whole file out; the report then has `applied: false`.
 *
 * @throws {UnusableImport} when the file cannot be read as a table of providers, or the rejected rows not written
 * @throws {ImportInDoubt} when the commit failed; after every other error nothing of the import is kept
 */
export async function importProviders(
  db: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const startedAt = performance.now();
  const file = await inspectCsvFile(path, options.encoding);
  const { header, records } = await readHeader(file, options.mapping);
  const columns = recogniseColumns(header, options.mapping);
  if (options.onlyFlorida && !columns.positions.has('state')) {
    throw new UnusableImport(
      `${path} has no column of states: leave --state away, or name its column with --map COLUMN=state.`,
    );
  }
  const listDate = options.listDate ?? floridaDay(file.changedAt);
  const report = emptyReport(file, { header, columns, listDate, dryRun: options.dryRun });
  const rejectedFile = new RejectedRowsFile(options.rejectedPath, header);

  let isCommitting = false;
  const keepsNothing = () => options.dryRun || (report.rejected > 0 && !options.acceptValid);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      // When this process is killed, the server notices within seconds and undoes a merge that still runs.
      await tx.execute(sql`SET LOCAL client_connection_check_interval = '2s'`);
      await lockProviderData(tx);
      await createStaging(tx);
      const context = {
        columns,
        translations: options.translations,
        findZipCode: findFloridaZipCode,
      };
      await stageFile(tx, records, { file, context, rejectedFile, report, options });
      options.onProgress?.({ ...progressAtEnd(file, report), step: 'merging' });
      await analyzeStaging(tx);
      await mergeStagedRows(tx, { rejectedFile, report, severalPlaces: options.severalPlaces });
      await rejectedFile.close();
      await mergeFile(tx, columns, report, options.removeDemo);
      if (keepsNothing()) throw new Undo();
      await refreshProviderWords(tx);
      await tx.execute(sql`ANALYZE providers`);
      await recordImport(tx, report);
      isCommitting = true;
    });
    report.applied = true;
  } catch (error) {
    if (isCommitting) throw new ImportInDoubt('The commit failed.', { cause: error });
    if (!(error instanceof Undo)) throw error;
  } finally {
    await records.return(undefined);
    rejectedFile.abandon();
  }
  report.rejectedFile = rejectedFile.writtenPath;
  report.seconds = Math.round(performance.now() - startedAt) / 1000;
  return report;
}

type Table = { header: string[]; records: AsyncGenerator<CsvRecord> };

/** The header of a file, and the records behind it; what stands above it is left out. */
async function readHeader(file: CsvFile, mapping: ImportOptions['mapping']): Promise<Table> {
  const first: string[][] = [];
  const read = file.isJson ? readQhpRecords : readCsvRecords;
  for await (const { cells } of read(file)) {
    first.push(cells);
    if (first.length === MAX_LINES_TO_HEADER) break;
  }
  const place = findHeaderRow(first, mapping);
  const records = read(file);
  for (let before = 0; before <= place; before++) await records.next();
  return { header: first[place] ?? [], records };
}

/** Administrators see in the activity list that the directory was changed from outside of the panel. */
async function recordImport(tx: Transaction, report: ImportReport): Promise<void> {
  const { inserted, updated, unchanged, rejected, demoRemoved } = report;
  await recordActivity(tx, {
    username: null,
    action: 'providers-imported',
    subject: nodePath.basename(report.file),
    details: { inserted, updated, unchanged, rejected, demoRemoved },
  });
}

type Staging = {
  file: CsvFile;
  context: RowContext;
  rejectedFile: RejectedRowsFile;
  report: ImportReport;
  options: ImportOptions;
};

/** Reads the file to its end: accepted rows go to the temporary table, rejected ones to their file. */
async function stageFile(
  tx: Transaction,
  records: AsyncIterable<CsvRecord>,
  staging: Staging,
): Promise<void> {
  const { file, report, options } = staging;
  let chunk: StagedProvider[] = [];
  for await (const record of records) {
    report.read += 1;
    const accepted = await readRecord(record, staging);
    if (accepted !== undefined) chunk.push(accepted);
    if (chunk.length >= ROWS_PER_CHUNK) {
      await stageProviders(tx, chunk);
      chunk = [];
    }
    if (report.read % ROWS_PER_CHUNK === 0) {
      options.signal?.throwIfAborted();
      options.onProgress?.({
        bytesRead: record.bytesRead,
        bytes: file.bytes,
        rowsRead: report.read,
        step: 'reading',
      });
    }
  }
  if (report.read === 0) throw new UnusableImport(`${file.path} has a header but no rows.`);
  if (chunk.length > 0) await stageProviders(tx, chunk);
  options.signal?.throwIfAborted();
}

async function readRecord(record: CsvRecord, staging: Staging): Promise<StagedProvider | undefined> {
  const { report, context, rejectedFile } = staging;
  const { line, cells } = record;
  if (staging.options.onlyFlorida && isElsewhere(cells, context)) {
    report.leftOut += 1;
    return undefined;
  }
  const reading = readProviderRow(cells, context);
  if ('rejections' in reading) {
    const reasons = noteRejected(report, line, reading.rejections);
    await rejectedFile.add(line, reasons, cells);
    return undefined;
  }
  report.accepted += 1;
  noteWarnings(report, line, reading.warnings);
  const listDate = reading.provider.listDate ?? report.listDate;
  return { ...reading.provider, listDate, line, cells: JSON.stringify(cells) };
}

async function mergeFile(
  tx: Transaction,
  columns: RecognisedColumns,
  report: ImportReport,
  removeDemo: boolean,
): Promise<void> {
  if (removeDemo) report.demoRemoved = await removeDemoProviders(tx);
  const counts = await mergeStaging(tx, updatableFields(columns));
  Object.assign(report, counts);
  const { inserted, updated } = counts;
  const { rows, providers } = report.merged;
  report.unchanged = report.accepted - report.duplicates - (rows - providers) - inserted - updated;
}

/**
 * Fields that the file speaks about: what it has no column for stays as it is on rows that exist. Address and suite
 * change together, because one file writes the suite into the address and another beside it.
 */
function updatableFields({ positions }: RecognisedColumns): ProviderRecordField[] {
  return PROVIDER_RECORD_FIELDS.filter((field) => {
    switch (field) {
      // By these an existing row was found; they are the same.
      case 'npi':
      case 'zipCode':
      case 'sourceKey':
        return false;
      // Follows from what becomes of the row.
      case 'listDate':
        return false;
      case 'doctor':
      case 'specialty':
      case 'otherSpecialties':
      case 'address':
      case 'suite':
      case 'city':
        return true;
      case 'center':
        return positions.has('center') || positions.has('name');
      default:
        return positions.has(field);
    }
  });
}

function progressAtEnd(file: CsvFile, report: ImportReport) {
  return { bytesRead: file.bytes, bytes: file.bytes, rowsRead: report.read };
}
