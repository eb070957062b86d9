import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { EncodingEvidence } from './encoding-evidence.ts';
import type { Encoding } from './encodings.ts';
import { UnusableImport } from './import-problems.ts';
import { countColumns, MAX_LINES_TO_HEADER } from './provider-csv-columns.ts';

/** A record that is longer has lost a quotation mark, or is no record. */
export const MAX_RECORD_BYTES = 1_000_000;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** Of the file, to find its first line in. */
const BEGINNING_LENGTH = 10_000;

export type CsvFile = {
  path: string;
  bytes: number;
  /** When the file was last written; not later than now, whatever its clock said. */
  changedAt: Date;
  encoding: Encoding;
  /** Byte at which the text begins, behind a byte order mark. */
  start: number;
  delimiter: ',' | ';' | '\t';
  /** A list of records in JSON instead of a table. */
  isJson: boolean;
};

/**
 * Looks through a file once: whether it is a table or JSON (qhp-file.server.ts), how it is encoded and which delimiter its header uses. UTF-8 is taken as it is; any other
 * encoding only when `confirmed` names it and every line fits.
 *
 * @throws {UnusableImport} when the file is missing, empty, a folder, not text, or its encoding is in doubt; the message
 * then shows what the likeliest one would make of its names
 */
export async function inspectCsvFile(path: string, confirmed?: Encoding): Promise<CsvFile> {
  const { bytes, changedAt } = await statOf(path);
  if (bytes === 0) throw new UnusableImport(`${path} is empty.`);
  if (await isJsonFile(path))
    return { path, bytes, changedAt, encoding: 'utf-8', start: 0, delimiter: ',', isJson: true };
  const evidence = new EncodingEvidence(path, confirmed);
  let beginning = '';
  let start = 0;
  for await (const { line, content: whole } of linesOf(path)) {
    if (line === 1 && whole.indexOf(BYTE_ORDER_MARK) === 0) start = BYTE_ORDER_MARK.length;
    const content = line === 1 ? whole.subarray(start) : whole;
    if (beginning.length < BEGINNING_LENGTH) beginning += `${content.toString('latin1')}\n`;
    evidence.add(line, content);
  }
  if (beginning.trim() === '') throw new UnusableImport(`${path} holds nothing but blank lines.`);
  return {
    path,
    bytes,
    changedAt,
    encoding: evidence.encoding(),
    start,
    delimiter: findDelimiter(beginning),
    isJson: false,
  };
}

/** Whether a file begins as JSON does, and no table. */
async function isJsonFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1000), 0, 1000, 0);
    return /^\ufeff?\s*(?:\[|\{\s*")/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Says that the record at a line is too long to be one. */
export function longRecord(line: number | string): string {
  return `the record at line ${line} is longer than a megabyte; is a quotation mark missing?`;
}

async function statOf(path: string): Promise<Pick<CsvFile, 'bytes' | 'changedAt'>> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`;
    throw new UnusableImport(`${path} ${reason}.`);
  });
  if (!found.isFile()) throw new UnusableImport(`${path} is not a file.`);
  return { bytes: found.size, changedAt: new Date(Math.min(found.mtimeMs, Date.now())) };
}

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** The lines of a file as bytes, without their ends; CR LF, LF and CR alone end one. */
async function* linesOf(path: string): AsyncGenerator<{ line: number; content: Buffer }> {
  let line = 1;
  let rest = Buffer.alloc(0);
  let endedInReturn = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) {
      throw new UnusableImport(
        `${path} is not a text file in UTF-8. If a spreadsheet wrote it, save it as "CSV UTF-8".`,
      );
    }
    let start = endedInReturn && chunk[0] === LINE_FEED ? 1 : 0;
    for (let end = nextLineEnd(chunk, start); end >= 0; end = nextLineEnd(chunk, start)) {
      yield { line, content: Buffer.concat([rest, chunk.subarray(start, end)]) };
      line += 1;
      rest = Buffer.alloc(0);
      start = end + (chunk[end] === CARRIAGE_RETURN && chunk[end + 1] === LINE_FEED ? 2 : 1);
    }
    endedInReturn = chunk.at(-1) === CARRIAGE_RETURN;
    rest = Buffer.concat([rest, chunk.subarray(start)]);
    if (rest.length > MAX_RECORD_BYTES) throw new UnusableImport(`${path} is broken: ${longRecord(line)}`);
  }
  if (rest.length > 0) yield { line, content: rest };
}

function nextLineEnd(chunk: Buffer, start: number): number {
  for (let place = start; place < chunk.length; place++) {
    if (chunk[place] === LINE_FEED || chunk[place] === CARRIAGE_RETURN) return place;
  }
  return -1;
}

/** What a "sep=;" in the first line says, else what makes most names of columns out of one of the first lines. */
function findDelimiter(beginning: string): CsvFile['delimiter'] {
  const candidates = [',', ';', '\t'] as const;
  const said = /^\s*"?sep=(.)/i.exec(beginning)?.[1];
  const declared = candidates.find((delimiter) => delimiter === said);
  if (declared !== undefined) return declared;
  const lines = beginning.split('\n').slice(0, MAX_LINES_TO_HEADER);
  const known = candidates.map((delimiter) =>
    Math.max(...lines.map((line) => countColumns(line.replaceAll('"', '').split(delimiter)))),
  );
  if (Math.max(...known) > 1) return candidates[known.indexOf(Math.max(...known))] ?? ',';
  // Delimiters in quotes do not count.
  const first = /^\s*([^\r\n]*)/.exec(beginning.replace(/"[^"]*"/g, ''))?.[1] ?? '';
  const counts = candidates.map((delimiter) => first.split(delimiter).length);
  return candidates[counts.indexOf(Math.max(...counts))] ?? ',';
}
