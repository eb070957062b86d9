import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UnusableImport } from '#features/directory/import/import-problems.ts';

/**
 * Refuses, before anything is imported, files that could not be written afterwards or would overwrite the input or
 * each other. A file that is there already is left as it is, none is left behind.
 *
 * @throws {UnusableImport} naming the file and what is wrong with it
 */
export function refuseUnsuitableOutputs(input: string, outputs: readonly (string | undefined)[]): void {
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
