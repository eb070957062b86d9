import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv/csv-text.ts';
import { UnusableImport } from './unusable-import.ts';

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
