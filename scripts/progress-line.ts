import type { WriteStream } from 'node:tty';

const BAR_WIDTH = 30;
const PLAIN_INTERVAL_MS = 5000;

export type ImportProgress = { bytesRead: number; bytes: number; rowsRead: number; step: string };

/** Shows progress as a bar that is drawn over on a terminal, elsewhere as a plain line every five seconds. */
export function progressLine(stream: NodeJS.WriteStream | WriteStream) {
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
