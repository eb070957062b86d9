import { spawn } from 'node:child_process';
import path from 'node:path';

export type ScriptResult = { status: number | null; output: string };

/**
 * Runs a command of scripts/ as an operator's program does, while this process goes on.
 *
 * @param settings environment variables of the site
 * @param onOutput called with each piece of what it prints
 */
export function runScript(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
  onOutput: (text: string) => void = () => {},
): Promise<ScriptResult> {
  const file = path.join(import.meta.dirname, '..', '..', 'scripts', name);
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, INIT_CWD: undefined, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(chunk.toString());
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
