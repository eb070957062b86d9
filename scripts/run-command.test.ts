import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const runCommand = JSON.stringify(new URL('run-command.mjs', import.meta.url).href);

/** Two steps as in `npm test`, of which the first says that it runs and does not end by itself. */
const TWO_STEPS = `
  import { runCommand } from ${runCommand};
  const steps = ['console.log("first"); setInterval(() => {}, 1000)', 'console.log("second")'];
  for (const step of steps) await runCommand(process.execPath, ['-e', step]).catch(() => {});
`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the step that runs, and no other follows',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', TWO_STEPS], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const lines: string[] = [];
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      child.kill(signal);
    });
    expect(await ended).toEqual([null, signal]);
    expect(lines).toEqual(['first']);
  },
);
