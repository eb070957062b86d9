import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WriteStream } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { decodeStrictly, findEncoding } from '#features/directory/import/encodings.ts';
import { ImportInDoubt, UnusableImport } from '#features/directory/import/import-problems.ts';
import { importProviders } from '#features/directory/import/import-providers.server.ts';
import { readListDate } from '#features/directory/import/list-date.ts';
import { readValueTranslations } from '#features/directory/import/provider-csv-values.ts';
import { describeReport } from '#features/directory/import/provider-import-report.ts';
import { mergeValues, type ValuesFile, valuesToFillIn } from '#features/directory/import/values-file.ts';
import { StartError } from '#server/errors.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { provideDatabase } from './provide-database.ts';
import { FLAG, readArguments } from './read-arguments.ts';

const HELP = `Imports a file of providers into the directory: CSV, or a health plan's providers.json.

  npm run providers:import -- FILE [options]

  --list-date DATE     date of the list (2026-10-03), for rows that have none of their own; without it the date of FILE
  --dry-run            do everything but keep nothing
  --accept-valid       import the good rows although others are rejected
  --state FL           leave out the rows of other states
  --several-places     a doctor of one center may be at two of its addresses in one ZIP code
  --remove-demo        remove the demonstration providers in the same step
  --map COLUMN=FIELD   read FIELD from COLUMN (may be given several times)
  --values FILE        JSON that translates values: {"specialty": {"dialysis": "Internal Medicine"}}; for values that
                       are not known one is written, to be filled in: <name of FILE>.values.json in this folder
  --encoding NAME      read a file that is not in UTF-8; the command says which name to give
  --report FILE        write the report as JSON too
  --rejected FILE      where rejected rows go (default: <name of FILE>.rejected.csv in this folder)
  --help               this text

Ends with 0 when the file was imported (or would be, with --dry-run), 1 when rejected rows kept it out,
2 when it could not begin or broke off: a wrong option, file or database, an interruption. See docs/operations/import-providers.md.`;

/** Of the bar that shows the progress. */
const BAR_WIDTH = 30;
const PLAIN_INTERVAL_MS = 5000;

const checkoutDir = fileURLToPath(new URL('..', import.meta.url));
let isApplied = false;

try {
  loadSettingsFile(checkoutDir);
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(`\n${describeFailure(error, isApplied)}`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<number> {
  const { values: options, positionals } = readArguments(
    args,
    {
      'dry-run': FLAG,
      'accept-valid': FLAG,
      'several-places': FLAG,
      'remove-demo': FLAG,
      help: { ...FLAG, short: 'h' },
      map: { type: 'string', multiple: true, default: [] },
      values: { type: 'string' },
      state: { type: 'string' },
      'list-date': { type: 'string' },
      encoding: { type: 'string' },
      report: { type: 'string' },
      rejected: { type: 'string' },
    },
    refuseArguments,
  );
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) {
    throw refuseArguments(
      `Name one file, not ${positionals.length}. A column's name with spaces needs quotation marks: --map "ZIP Code=zipCode"`,
    );
  }
  if (![undefined, 'FL'].includes(options.state?.toUpperCase())) {
    throw refuseArguments('The directory is of Florida: --state takes FL.');
  }
  const file = fromHere(named);
  const name = path.basename(file, path.extname(file));
  const rejectedPath = fromHere(options.rejected ?? `${name}.rejected.csv`);
  const valuesPath = fromHere(`${name}.values.json`);
  const reportPath = options.report === undefined ? undefined : fromHere(options.report);
  refuseUnsuitableOutputs(file, [rejectedPath, reportPath, valuesPath]);
  const mapping = readMapping(options.map);
  const given = await readValues(options.values && fromHere(options.values));
  const translations = readValueTranslations(given);
  const listDate = readDateOption(options['list-date']);
  const encoding = options.encoding === undefined ? undefined : findEncoding(options.encoding);

  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  const progress = progressLine(process.stderr);
  const database = await provideDatabase(checkoutDir);
  try {
    const report = await importProviders(database.db, file, {
      mapping,
      listDate,
      translations,
      encoding,
      dryRun: options['dry-run'],
      acceptValid: options['accept-valid'],
      onlyFlorida: options.state !== undefined,
      severalPlaces: options['several-places'],
      removeDemo: options['remove-demo'],
      rejectedPath,
      onProgress: progress.show,
      signal: interruption.signal,
    });
    isApplied = report.applied;
    progress.end();
    const unknown = valuesToFillIn(report.rejectedValues.list());
    console.log(describeReport(report).join('\n'));
    if (unknown !== undefined) {
      const earlier = existsSync(valuesPath) ? await readValues(valuesPath) : {};
      const values = mergeValues(unknown, given, earlier);
      await writeFile(valuesPath, `${JSON.stringify(values, null, 2)}\n`);
      console.log(`Values that are not known are in ${valuesPath}. Write what each one means between the`);
      console.log(`quotation marks behind it, and run the command again with --values ${valuesPath}`);
    }
    if (reportPath !== undefined) await writeFile(reportPath, `${JSON.stringify(report, null, 2)}\n`);
    return report.rejected > 0 && !options['accept-valid'] ? 1 : 0;
  } finally {
    progress.end();
    await database.close();
  }
}

function refuseArguments(problem: string): UnusableImport {
  return new UnusableImport(`${problem}\n\n${HELP}`);
}

/** A file as the operator names it. npm starts this program in the checkout, wherever the operator is. */
function fromHere(file: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: here } = process.env;
  return script === 'providers:import' && here && here !== process.cwd() ? path.resolve(here, file) : file;
}

function readMapping(pairs: string[]): Map<string, string> {
  const mapping = new Map<string, string>();
  for (const pair of pairs) {
    const [, column, field] = /^(.+)=(.+)$/.exec(pair) ?? [];
    if (column === undefined || field === undefined)
      throw new UnusableImport(`--map takes COLUMN=FIELD, not "${pair}".`);
    const other = [...mapping].find(([, earlier]) => earlier === field)?.[0];
    if (other !== undefined) {
      throw new UnusableImport(
        `"${other}" and "${column}" are both mapped to ${field}. Give one; several specialties or languages stand in one cell, with a semicolon between.`,
      );
    }
    mapping.set(column, field);
  }
  return mapping;
}

function readDateOption(written: string | undefined): string | undefined {
  const listDate = written === undefined ? undefined : readListDate(written);
  if (written === undefined || listDate !== undefined) return listDate;
  throw refuseArguments(`--list-date takes a day up to today, as 2026-10-03, not "${written}".`);
}

async function readValues(file: string | undefined): Promise<ValuesFile> {
  if (file === undefined) return {};
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableImport(`The values file ${file} cannot be read (${error.code}).`);
  });
  const text = decodeStrictly('utf-8', bytes);
  if (text === undefined) {
    throw new UnusableImport(`The values file ${file} is not in UTF-8: save it so in the text editor.`);
  }
  try {
    const values: ValuesFile = JSON.parse(text);
    readValueTranslations(values);
    return values;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnusableImport(`The values file ${file} is not JSON: ${error.message}`);
  }
}

/**
 * Refuses, before anything is imported, files that could not be written afterwards or would overwrite the input or
 * each other. A file that is there already is left as it is, none is left behind.
 *
 * @throws {UnusableImport} naming the file and what is wrong with it
 */
function refuseUnsuitableOutputs(input: string, outputs: readonly (string | undefined)[]): void {
  const files = outputs.filter((output) => output !== undefined);
  const paths = [input, ...files].map((name) => path.resolve(name));
  if (new Set(paths).size < paths.length) {
    throw new UnusableImport(
      'The input, the report and the file of rejected rows must be three different files.',
    );
  }
  for (const file of files) tryWriting(file);
}

function tryWriting(file: string): void {
  const wasThere = existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (!wasThere) rmSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new UnusableImport(`${file} cannot be written (${code}). Nothing was imported.`);
  }
}

type ImportProgress = { bytesRead: number; bytes: number; rowsRead: number; step: string };

/** Shows progress as a bar that is drawn over on a terminal, elsewhere as a plain line every five seconds. */
function progressLine(stream: NodeJS.WriteStream | WriteStream) {
  let shownAt = Date.now();
  let step = '';
  let isBarShown = false;
  return {
    show(progress: ImportProgress): void {
      const isNewStep = progress.step !== step;
      step = progress.step;
      if (stream.isTTY) {
        stream.write(`\r\u001b[2K${bar(progress)}`);
        isBarShown = true;
      } else if (isNewStep || Date.now() - shownAt >= PLAIN_INTERVAL_MS) {
        stream.write(`${progressText(progress)}\n`);
        shownAt = Date.now();
      }
    },
    /** Clears the bar, so that what follows starts on a clean line. */
    end(): void {
      if (isBarShown) stream.write('\r\u001b[2K');
      isBarShown = false;
    },
  };
}

function bar(progress: ImportProgress): string {
  const filled = Math.round(BAR_WIDTH * shareOf(progress));
  return `[${'█'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}] ${progressText(progress)}`;
}

function progressText(progress: ImportProgress): string {
  const percent = Math.floor(shareOf(progress) * 100);
  return `${progress.step}: ${percent} %, ${progress.rowsRead.toLocaleString('en-US')} rows`;
}

function shareOf({ bytesRead, bytes }: ImportProgress): number {
  return bytes === 0 ? 1 : Math.min(1, bytesRead / bytes);
}

/**
 * What an operator is told about an import that ended with an error: the reason, and whether anything was kept. Of
 * unexpected errors only kind and code: their messages quote rows, which are personal data.
 *
 * @param isApplied true when the import was complete before the error
 */
function describeFailure(error: unknown, isApplied: boolean): string {
  if (error instanceof ImportInDoubt) {
    return (
      `The connection broke while the import was being completed (${kindOf(error.cause)}). It is there in full or ` +
      'not at all; run it again to be sure: importing a file twice changes nothing.'
    );
  }
  const isExplained = error instanceof UnusableImport || error instanceof StartError;
  if (isApplied) {
    return `After the import something failed: ${isExplained ? error.message : kindOf(error)}. The import is complete.`;
  }
  if (isExplained) return error.message;
  if (error instanceof Error && error.name === 'AbortError') return 'Stopped. Nothing was imported.';
  return `The import failed (${kindOf(error)}). Nothing was imported.`;
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return kindOf(error.cause);
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.constructor.name}${code}`;
}
