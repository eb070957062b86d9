import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { BYTE_ORDER_MARK, csvLine, withoutGuards } from '#server/csv.ts';
import { createDecoder } from './encodings.ts';
import { UnusableImport } from './import-problems.ts';
import { type CsvFile, longRecord, MAX_RECORD_BYTES } from './inspect-csv-file.server.ts';

/* The CSV files of an import: the one that is read, and the one that rejected rows are written to. */

export type CsvRecord = {
  /** Line of the file where the record starts, counted from 1. */
  line: number;
  cells: string[];
  /** Bytes of the file read so far, for a progress bar. */
  bytesRead: number;
};

/**
 * The file's records one after the other, the header first, in constant memory; lines without any text are left
 * out. Throws UnusableImport, naming the line, where the CSV is broken.
 */
export async function* readCsvRecords(file: CsvFile): AsyncGenerator<CsvRecord> {
  const source = createReadStream(file.path, { start: file.start });
  const decoded = source.pipe(decoding(file.encoding));
  const parser = decoded.pipe(
    parse({
      delimiter: file.delimiter,
      bom: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      // Parts of one file may come from two systems.
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  decoded.on('error', (error) => parser.destroy(error));
  let linesBefore = 0;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      // `raw` begins with the blank lines that were skipped; the parser's own count is off after CR LF in quotes.
      const line = linesBefore + countLineBreaks(/^\s*/.exec(raw)?.[0] ?? '') + 1;
      linesBefore += countLineBreaks(raw);
      // Corrected rows of an earlier import come with the guards that were put into their file.
      const cells = record.map(withoutGuards);
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, bytesRead: source.bytesRead };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableImport(`${file.path} is broken: ${explain(error)}`);
  } finally {
    source.destroy();
  }
}

/** The parser's reasons in plain words; its messages end in "at line N". */
function explain(error: CsvError): string {
  const line = /at line (\d+)/.exec(error.message)?.[1] ?? '?';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `a quotation mark is never closed, from line ${line} on.`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return longRecord(line);
  return error.message;
}

function decoding(encoding: CsvFile['encoding']): Transform {
  const decoder = createDecoder(encoding);
  return new Transform({
    readableObjectMode: false,
    transform: (chunk: Buffer, _, done) => complete(done, () => decoder.write(chunk)),
    flush: (done) => complete(done, () => decoder.end()),
  });
}

/** Hands on what was decoded, or why it could not be: the file is not what it was when it was inspected. */
function complete(done: TransformCallback, decode: () => string): void {
  try {
    done(null, decode());
  } catch (error) {
    done(error as Error);
  }
}

function countLineBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}

/**
 * Writes rejected rows as a CSV file: line number, reasons, then the row as it was, so that it can be corrected and
 * imported again; what a spreadsheet would take for a formula is made text until then. The file is created with the first row; without one there is no file. Its methods throw
 * UnusableImport when it cannot be written.
 */
export class RejectedRowsFile {
  readonly #path: string;
  readonly #header: string[];
  #stream: WriteStream | undefined;
  #failure: Error | undefined;

  constructor(path: string, header: string[]) {
    this.#path = path;
    this.#header = header;
  }

  /** Path of the file once it exists, else null. */
  get writtenPath(): string | null {
    return this.#stream === undefined ? null : this.#path;
  }

  async add(line: number, reasons: string[], cells: string[]): Promise<void> {
    await this.#explaining(async () => {
      this.#stream ??= await this.#create();
      if (!this.#stream.write(csvLine([String(line), reasons.join('; '), ...cells]))) {
        await once(this.#stream, 'drain');
      }
    });
  }

  /** Ends the file and waits until all of it is written. */
  async close(): Promise<void> {
    await this.#explaining(async () => {
      if (this.#stream === undefined) return;
      this.#stream.end();
      await finished(this.#stream);
    });
  }

  /** Closes a file that was left open because the import failed. */
  abandon(): void {
    this.#stream?.destroy();
  }

  async #create(): Promise<WriteStream> {
    const stream = createWriteStream(this.#path);
    stream.on('error', (error) => {
      this.#failure ??= error;
    });
    await once(stream, 'open');
    // Spreadsheets take a file for UTF-8 only when it starts with a byte order mark.
    stream.write(BYTE_ORDER_MARK + csvLine(['line', 'reasons', ...this.#header]));
    return stream;
  }

  async #explaining(write: () => Promise<void>): Promise<void> {
    try {
      if (this.#failure) throw this.#failure;
      await write();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new UnusableImport(`${this.#path} cannot be written (${code}). Nothing was imported.`);
    }
  }
}
