import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { BYTE_ORDER_MARK, csvLine, withoutGuards } from '#server/csv.ts';
import { UnusableImport } from './import-problems.ts';

/* The CSV files of an import: the one that is read, and the one that rejected rows are written to. */

const MAX_RECORD_BYTES = 1_000_000;

export type CsvFile = {
  path: string;
  bytes: number;
  /** Windows-1252 is what programs that say Latin-1 really write; the two differ in quotes and dashes only. */
  encoding: 'utf-8' | 'windows-1252';
  delimiter: ',' | ';' | '\t';
};

export type CsvRecord = {
  /** Line of the file where the record starts, counted from 1. */
  line: number;
  cells: string[];
  /** Bytes of the file read so far, for a progress bar. */
  bytesRead: number;
};

/**
 * Looks through a file once: how it is encoded (UTF-8 if all of it is valid UTF-8, else Latin-1) and which
 * delimiter its first line uses. Throws UnusableImport when it is missing, empty, a folder or not text.
 */
export async function inspectCsvFile(path: string): Promise<CsvFile> {
  const bytes = await sizeOf(path);
  if (bytes === 0) throw new UnusableImport(`${path} is empty.`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let beginning = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) {
      throw new UnusableImport(
        `${path} is not a text file in UTF-8 or Latin-1. If a spreadsheet wrote it, save it as "CSV UTF-8".`,
      );
    }
    if (beginning === '') beginning = chunk.toString('latin1').replace(/^ï»¿/, '');
    if (isUtf8) isUtf8 = decodes(decoder, chunk, { stream: true });
  }
  if (isUtf8) isUtf8 = decodes(decoder, Buffer.alloc(0), { stream: false });
  if (beginning.trim() === '') throw new UnusableImport(`${path} holds nothing but blank lines.`);
  return {
    path,
    bytes,
    encoding: isUtf8 ? 'utf-8' : 'windows-1252',
    delimiter: findDelimiter(firstLine(beginning)),
  };
}

/**
 * The file's records one after the other, the header first, in constant memory; lines without any text are left
 * out. Throws UnusableImport, naming the line, where the CSV is broken.
 */
export async function* readCsvRecords(file: CsvFile): AsyncGenerator<CsvRecord> {
  const source = createReadStream(file.path);
  const parser = source.pipe(decoding(file.encoding)).pipe(
    parse({
      delimiter: file.delimiter,
      bom: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
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
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `the record at line ${line} is longer than a megabyte; is a quotation mark missing?`;
  }
  return error.message;
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`;
    throw new UnusableImport(`${path} ${reason}.`);
  });
  if (!found.isFile()) throw new UnusableImport(`${path} is not a file.`);
  return found.size;
}

function decoding(encoding: CsvFile['encoding']): Transform {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return new Transform({
    readableObjectMode: false,
    transform: (chunk: Buffer, _, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

function decodes(decoder: TextDecoder, chunk: Buffer, options: { stream: boolean }): boolean {
  try {
    decoder.decode(chunk, options);
    return true;
  } catch {
    return false;
  }
}

/** The first line that holds text, quoted parts blanked so that only delimiters outside quotes count. */
function firstLine(text: string): string {
  return /^\s*([^\r\n]*)/.exec(text.replace(/"[^"]*"/g, ''))?.[1] ?? '';
}

function findDelimiter(header: string): CsvFile['delimiter'] {
  const candidates = [',', ';', '\t'] as const;
  const counts = candidates.map((delimiter) => header.split(delimiter).length);
  return candidates[counts.indexOf(Math.max(...counts))] ?? ',';
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
