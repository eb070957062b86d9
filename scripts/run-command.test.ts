import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../tests/support/temporary-folder.ts';

const runCommand = JSON.stringify(new URL('run-command.mjs', import.meta.url).href);

/** Two steps as in `npm test`, of which the first says that it runs and does not end by itself. */
const TWO_STEPS = `
  import { runCommand, runMain } from ${runCommand};
  const steps = ['console.log("first"); setInterval(() => {}, 1000)', 'console.log("second")'];
  await runMain(async () => {
    for (const step of steps) await runCommand(process.execPath, ['-e', step]).catch(() => {});
  });
`;

/** Sends a signal when the first step runs. @returns what the steps said, when all of their processes have ended */
async function stopDuringFirstStep(
  child: ChildProcess & { stdout: Readable },
  signal: NodeJS.Signals,
): Promise<{ lines: string[]; endedBy: NodeJS.Signals | null }> {
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    child.kill(signal);
  });
  // Not before everybody who could write there has ended.
  await once(child, 'close');
  return { lines, endedBy: child.signalCode };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the step that runs, and no other follows',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', TWO_STEPS], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await stopDuringFirstStep(child, signal)).toEqual({ lines: ['first'], endedBy: signal });
  },
);

test.skipIf(process.platform === 'win32')(
  'SIGTERM to the shell in which npm runs a script ends the script and its step, and no other follows',
  async () => {
    const folder = makeTemporaryFolder('under-npm');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'two-steps.mjs'), TWO_STEPS);
    // Some shells become the last program that they run; npm's on Debian waits for it, as this one does.
    const shell = spawn('sh', ['-c', `"${process.execPath}" two-steps.mjs; exit $?`], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_script: 'node two-steps.mjs' },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own: nothing of it is left when this test fails.
      detached: true,
    });
    onTestFinished(() => endGroup(shell));
    expect(await stopDuringFirstStep(shell, 'SIGTERM')).toEqual({ lines: ['first'], endedBy: 'SIGTERM' });
  },
);

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
