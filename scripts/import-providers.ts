import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UnusableImport } from '#features/directory/import/import-problems.ts';
import { importProviders } from '#features/directory/import/import-providers.server.ts';
import {
  readValueTranslations,
  type ValueTranslations,
} from '#features/directory/import/provider-csv-values.ts';
import { describeReport } from '#features/directory/import/provider-import-report.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { describeFailure } from './import-failure.ts';
import { refuseUnsuitableOutputs } from './import-outputs.ts';
import { progressLine } from './progress-line.ts';
import { provideDatabase } from './provide-database.ts';

const HELP = `Imports a CSV file of providers into the directory.

  npm run providers:import -- FILE [options]

  --dry-run            do everything but keep nothing
  --accept-valid       import the good rows although others are rejected
  --remove-demo        remove the demonstration providers in the same step
  --map COLUMN=FIELD   read FIELD from COLUMN (may be given several times)
  --values FILE        JSON that translates values: {"specialty": {"dialysis": "Internal Medicine"}}
  --report FILE        write the report as JSON too
  --rejected FILE      where rejected rows go (default: <name of FILE>.rejected.csv in this folder)
  --help               this text

Ends with 0 when the file was imported (or would be, with --dry-run), 1 when rejected rows kept it out,
2 when it could not begin or broke off: a wrong option, file or database, an interruption. See docs/operations/import-providers.md.`;

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
  const { values: options, positionals } = readArguments(args);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UnusableImport(`Name one CSV file.\n\n${HELP}`);
  const rejectedPath = options.rejected ?? `${path.basename(file, path.extname(file))}.rejected.csv`;
  refuseUnsuitableOutputs(file, [rejectedPath, options.report]);
  const mapping = readMapping(options.map);
  const translations = await readTranslations(options.values);

  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  const progress = progressLine(process.stderr);
  const database = await provideDatabase(checkoutDir);
  try {
    const report = await importProviders(database.db, file, {
      mapping,
      translations,
      dryRun: options['dry-run'],
      acceptValid: options['accept-valid'],
      removeDemo: options['remove-demo'],
      rejectedPath,
      onProgress: progress.show,
      signal: interruption.signal,
    });
    isApplied = report.applied;
    progress.end();
    console.log(describeReport(report).join('\n'));
    if (options.report !== undefined) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
    return report.rejected > 0 && !options['accept-valid'] ? 1 : 0;
  } finally {
    progress.end();
    await database.close();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': flag,
        'accept-valid': flag,
        'remove-demo': flag,
        help: { ...flag, short: 'h' },
        map: { type: 'string', multiple: true, default: [] },
        values: { type: 'string' },
        report: { type: 'string' },
        rejected: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UnusableImport(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function readMapping(pairs: string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, column, field] = /^(.+)=(.+)$/.exec(pair) ?? [];
      if (column !== undefined && field !== undefined) return [column, field] as const;
      throw new UnusableImport(`--map takes COLUMN=FIELD, not "${pair}".`);
    }),
  );
}

async function readTranslations(file: string | undefined): Promise<ValueTranslations> {
  if (file === undefined) return new Map();
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UnusableImport(`The values file ${file} cannot be read (${error.code}).`);
  });
  try {
    return readValueTranslations(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnusableImport(`The values file ${file} is not JSON: ${error.message}`);
  }
}
