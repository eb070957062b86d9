import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createStream } from 'rotating-file-stream';
import { StartError } from '#server/errors.ts';

/**
 * A file for log lines. When it is full it is put aside ("site.log.1", which becomes "site.log.2" the next time), and a
 * new one is begun.
 */
export type LogFile = {
  /** Absolute path of the file that is written to. */
  path: string;
  /** Its size when it is put aside. */
  megabytes: number;
  /** How many that were put aside are kept; older ones are deleted. */
  kept: number;
};

/** Takes log lines, as pino writes them. */
export type LogDestination = { write: (line: string) => void; close: () => Promise<void> };

/**
 * Opens a log file. When it cannot be written any more, as on a full disk, lines go to standard output from then on:
 * the site does not stop for its log.
 *
 * @throws {StartError} when this account may not write there
 */
export function openLogFile({ path: file, megabytes, kept }: LogFile): LogDestination {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    // Whoever may write a file may still not be allowed to put it aside.
    accessSync(folder, constants.W_OK);
    closeSync(openSync(file, 'a', 0o640));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(
      `The log file ${file} cannot be written (${code}). Let this account write in its folder, or name another one ` +
        'with LOG_FILE.',
    );
  }
  const stream = createStream(path.basename(file), {
    path: folder,
    size: `${megabytes}M`,
    rotate: kept,
    mode: 0o640,
  });
  let isBroken = false;
  const closed = new Promise<void>((resolve) => stream.once('close', resolve));
  stream.on('error', (error) => {
    isBroken = true;
    const code = 'code' in error ? String(error.code) : error.name;
    process.stdout.write(
      `The log file ${file} cannot be written any more (${code}); log lines follow here.\n`,
    );
  });
  return {
    write: (line) => {
      if (isBroken) process.stdout.write(line);
      else stream.write(line);
    },
    close: async () => {
      if (!isBroken) stream.end();
      await closed;
    },
  };
}
