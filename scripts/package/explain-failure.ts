/** A reason why no package was made, in words for whoever asked for one. */
export class PackageProblem extends Error {}

/** With less than this left, what could not be copied found no room: no file of a package is larger. */
const HARDLY_ANY_BYTES = 64_000_000;

/**
 * @param error what went wrong while the package was written
 * @param options.target the folder in which it was to lie
 * @param options.freeBytes what was left on its disk then
 * @returns words for it; undefined for a fault of ours
 */
export function explainFailure(
  error: unknown,
  { target, freeBytes }: { target: string; freeBytes: number },
): string | undefined {
  if (error instanceof PackageProblem) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  // Node's copying of whole folders says EIO when the disk is full.
  const foundNoRoom = /\bEIO\b/.test(message) && freeBytes < HARDLY_ANY_BYTES;
  if (foundNoRoom || /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(message)) {
    return (
      `The disk that holds ${target} is full: a package needs 300 MB, its archive 60 MB more. ` +
      'What was written is deleted again.'
    );
  }
  if (/EACCES|EPERM|EROFS/.test(message)) return `${target} cannot be written (${message}).`;
  return undefined;
}
