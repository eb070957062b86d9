import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Before the unit tests: what the build has not trained yet is trained once, and not by each worker in a test's time. */
export default async function setUp(): Promise<void> {
  const train = (subject: string) => run(process.execPath, ['scripts/train-assistant.ts', subject]);
  await Promise.all(['danger', 'intents', 'plans'].map(train));
}
