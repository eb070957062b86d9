/*
 * How a process of the site ends: what was opened is closed in the reverse order, whatever of it there is by then.
 */
const closers: (() => void | Promise<void>)[] = [];
let shutdown: Promise<void> | undefined;

/** Has something closed when the process ends, before all that was named earlier. */
export function closeAtEnd(close: () => void | Promise<void>): void {
  closers.push(close);
}

/** Closes everything that was opened, last opened first, then ends the process. */
export function shutDown(exitCode: number): Promise<void> {
  shutdown ??= (async () => {
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        tell(`While stopping: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    process.exit(exitCode);
  })();
  return shutdown;
}

/** Tells the operator something. */
export function tell(message: string): void {
  process.stdout.write(`${message}\n`);
}
