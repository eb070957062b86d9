import { ImportInDoubt, UnusableImport } from '#features/directory/import/import-problems.ts';
import { StartError } from '#server/start-error.ts';

/**
 * What an operator is told about an import that ended with an error: the reason, and whether anything was kept. Of
 * unexpected errors only kind and code: their messages quote rows, which are personal data.
 *
 * @param isApplied true when the import was complete before the error
 */
export function describeFailure(error: unknown, isApplied: boolean): string {
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
