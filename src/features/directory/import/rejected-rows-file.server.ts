import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Writes rejected rows as a CSV file: line number, reasons, then the row as it was, so that it can be corrected and
 * imported again. The file is created with the first row; without one there is no file.
 */
export class RejectedRowsFile {
  readonly #path: string;
  readonly #header: string[];
  #stream: WriteStream | undefined;

  constructor(path: string, header: string[]) {
    this.#path = path;
    this.#header = header;
  }

  /** Path of the file once it exists, else null. */
  get writtenPath(): string | null {
    return this.#stream === undefined ? null : this.#path;
  }

  async add(line: number, reasons: string[], cells: string[]): Promise<void> {
    this.#stream ??= await this.#create();
    if (!this.#stream.write(csvLine([String(line), reasons.join('; '), ...cells]))) {
      await once(this.#stream, 'drain');
    }
  }

  async close(): Promise<void> {
    if (this.#stream === undefined) return;
    this.#stream.end();
    await once(this.#stream, 'close');
  }

  async #create(): Promise<WriteStream> {
    const stream = createWriteStream(this.#path);
    await once(stream, 'open');
    // Spreadsheets take a file for UTF-8 only when it starts with a byte order mark.
    stream.write(`\ufeff${csvLine(['line', 'reasons', ...this.#header])}`);
    return stream;
  }
}

function csvLine(cells: string[]): string {
  const quoted = cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
